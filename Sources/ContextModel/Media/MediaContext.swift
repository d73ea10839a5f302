/// The local user's devices.
///
/// Upstream's `contextPool.media`. Pictures are drawn, so nothing here renders or plays.
public struct MediaContext: ContextPart, Sendable {
    let gateway: ContextGateway

    /// The devices of one type.
    public func getLocalDevices(deviceType: DeviceType) -> [LocalDevice] {
        store.read { state in state.devices.filter { $0.type == deviceType }.map(LocalDevice.init) }
    }

    /// The device that is one part of the machine; nil when it has no such part.
    public func getLocalDevice(_ systemDevice: SystemDevice) -> LocalDevice? {
        store.read { state in state.devices.first { $0.systemDevice == systemDevice }.map(LocalDevice.init) }
    }

    /// What a device does; closed when there is none.
    public func getLocalDeviceState(_ device: LocalDevice) -> DeviceState {
        store.read { $0.deviceStates(of: localUser)[device.deviceId] ?? .close }
    }

    /// What one part of the machine does; closed when the machine has none.
    public func getLocalDeviceState(systemDevice: SystemDevice) -> DeviceState {
        getLocalDevice(systemDevice).map { getLocalDeviceState($0) } ?? .close
    }

    /// Opens a device.
    ///
    /// Another camera or microphone that is open closes, and the user's streams follow.
    ///
    /// - Throws: ``ContextError/Code/unknownDevice``.
    public func openLocalDevice(_ device: LocalDevice) throws(ContextError) {
        try set(.openLocalDevice, to: .open, device.deviceId) { $0.id == device.deviceId }
    }

    /// Opens a part of the machine, as ``openLocalDevice(_:)`` does.
    ///
    /// - Throws: ``ContextError/Code/unknownDevice``.
    public func openLocalDevice(systemDevice: SystemDevice) throws(ContextError) {
        try set(.openLocalDevice, to: .open, systemDevice.name) { $0.systemDevice == systemDevice }
    }

    /// Closes a device; the user's streams follow.
    ///
    /// - Throws: ``ContextError/Code/unknownDevice``.
    public func closeLocalDevice(_ device: LocalDevice) throws(ContextError) {
        try set(.closeLocalDevice, to: .close, device.deviceId) { $0.id == device.deviceId }
    }

    /// Closes a part of the machine, as ``closeLocalDevice(_:)`` does.
    ///
    /// - Throws: ``ContextError/Code/unknownDevice``.
    public func closeLocalDevice(systemDevice: SystemDevice) throws(ContextError) {
        try set(.closeLocalDevice, to: .close, systemDevice.name) { $0.systemDevice == systemDevice }
    }

    private func set(
        _ command: ContextCommand, to newState: DeviceState, _ name: String, where matches: (DeviceSeed) -> Bool
    ) throws(ContextError) {
        try gateway.run(command) { (state, caller) throws(ContextError) in
            guard let device = state.devices.first(where: matches) else {
                throw caller.refusal(.unknownDevice, "they have no device '\(name)'")
            }
            state.setDevice(device, to: newState, of: localUser)
        }
    }
}
