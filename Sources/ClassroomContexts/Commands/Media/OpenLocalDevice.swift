/// Opens a device of the caller's; another camera or microphone that is open closes.
public struct OpenLocalDevice: UserCommand {
    /// The device, by its identifier or its part of the machine; one that is open stays so.
    public var device: DeviceChoice

    /// Names one of the caller's own devices.
    public init(device: DeviceChoice) {
        self.device = device
    }

    static let permission = ContextCommand.openLocalDevice

    static let isAboutWholeClass = true

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        let device = try decision.state.device(device, for: caller)
        decision.setDevice(device, to: .open, of: caller.user.userUuid)
    }
}

extension ContextCommand {
    /// Switching one's own camera, microphone or speaker on; observers have a setting panel, too.
    public static let openLocalDevice = ContextCommand("openLocalDevice", .anybodysOwn)
}

extension MediaContext {
    /// Opens a device.
    ///
    /// Another camera or microphone that is open closes, and the user's streams follow.
    ///
    /// - Throws: ``ContextError/Code/unknownDevice``.
    public func openLocalDevice(_ device: LocalDevice) throws(ContextError) {
        try gateway.give(.openLocalDevice(OpenLocalDevice(device: .id(device.deviceId))))
    }

    /// Opens a part of the machine, as ``openLocalDevice(_:)`` does.
    ///
    /// - Throws: ``ContextError/Code/unknownDevice``.
    public func openLocalDevice(systemDevice: SystemDevice) throws(ContextError) {
        try gateway.give(.openLocalDevice(OpenLocalDevice(device: .part(systemDevice))))
    }
}
