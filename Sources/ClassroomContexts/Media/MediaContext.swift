import LiveValues

/// The local user's devices, and what their client renders, plays and mixes.
///
/// Upstream's `contextPool.media`. Pictures are drawn, so what a client is asked to render or play is remembered, and
/// nothing follows from it.
public struct MediaContext: ContextPart, Sendable {
    let gateway: ContextGateway

    /// The local user's devices of one type, in the order in which the room names them.
    public func getLocalDevices(deviceType: DeviceType) -> [LocalDevice] {
        store.read { state in state.devices.filter { $0.type == deviceType }.map(LocalDevice.init) }
            .map { $0.read(in: locale) }
    }

    /// The device that is one part of the machine; nil when it has no such part.
    public func getLocalDevice(_ systemDevice: SystemDevice) -> LocalDevice? {
        store.read { state in state.devices.first { $0.systemDevice == systemDevice }.map(LocalDevice.init) }?
            .read(in: locale)
    }

    /// What a device does; closed when there is none.
    public func getLocalDeviceState(_ device: LocalDevice) -> DeviceState {
        store.read { $0.deviceStates(of: localUser)[device.deviceId] ?? .close }
    }

    /// What one part of the machine does; closed when the machine has none.
    public func getLocalDeviceState(systemDevice: SystemDevice) -> DeviceState {
        getLocalDevice(systemDevice).map { getLocalDeviceState($0) } ?? .close
    }
}
