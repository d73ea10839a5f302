import LiveValues

/// How a command names one of its caller's devices.
public enum DeviceChoice: Codable, Hashable, Sendable {
    /// By its identifier.
    case id(String)
    /// By its part of the machine.
    case part(SystemDevice)

    private enum IdCodingKeys: String, CodingKey { case _0 = "deviceId" }
    private enum PartCodingKeys: String, CodingKey { case _0 = "systemDevice" }
}

extension RoomState {
    /// The device that a command names.
    func device(_ choice: DeviceChoice, for caller: Caller) throws(ContextError) -> DeviceRecord {
        let (device, name) =
            switch choice {
            case .id(let id): (devices.first { $0.id == id }, id)
            case .part(let part): (devices.first { $0.systemDevice == part }, part.name)
            }
        guard let device else { throw caller.refusal(.unknownDevice, "they have no device '\(name)'") }
        return device
    }
}
