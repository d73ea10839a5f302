/// Closes a device of the caller's.
public struct CloseLocalDevice: UserCommand {
    /// The device, by its identifier or its part of the machine; one that is closed stays so.
    public var device: DeviceChoice

    /// Names one of the caller's own devices.
    public init(device: DeviceChoice) {
        self.device = device
    }

    static let permission = ContextCommand.closeLocalDevice

    static let isAboutWholeClass = true

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        let device = try decision.state.device(device, for: caller)
        decision.setDevice(device, to: .close, of: caller.user.userUuid)
    }
}

extension ContextCommand {
    /// Switching one's own camera, microphone or speaker off; observers have a setting panel, too.
    public static let closeLocalDevice = ContextCommand("closeLocalDevice", .anybodysOwn)
}

extension MediaContext {
    /// Closes a device; the user's streams follow.
    ///
    /// - Throws: ``ContextError/Code/unknownDevice``.
    public func closeLocalDevice(_ device: LocalDevice) throws(ContextError) {
        try gateway.give(.closeLocalDevice(CloseLocalDevice(device: .id(device.deviceId))))
    }

    /// Closes a part of the machine, as ``closeLocalDevice(_:)`` does.
    ///
    /// - Throws: ``ContextError/Code/unknownDevice``.
    public func closeLocalDevice(systemDevice: SystemDevice) throws(ContextError) {
        try gateway.give(.closeLocalDevice(CloseLocalDevice(device: .part(systemDevice))))
    }
}
