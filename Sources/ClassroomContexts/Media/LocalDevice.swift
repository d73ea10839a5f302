public import LiveValues

/// What a device is for.
public enum DeviceType: Int, NamedCase {
    /// Takes pictures.
    case camera = 1
    /// Takes sound.
    case mic = 2
    /// Plays sound.
    case speaker = 3
}

/// What a device does.
public enum DeviceState: Int, NamedCase {
    /// It failed.
    case error = -1
    /// It is closed.
    case close = 0
    /// It runs.
    case open = 1
}

/// A device by its part on a phone or tablet, for callers that do not know identifiers.
public enum SystemDevice: Int, NamedCase {
    /// The camera on the screen's side.
    case frontCamera = 1
    case backCamera = 2
    /// The built-in microphone.
    case mic = 3
    /// The built-in loudspeaker.
    case speaker = 4
}

/// A device of the local user.
public struct LocalDevice: Codable, Hashable, Sendable {
    /// The device's identifier, unique on the user's machine.
    public var deviceId: String
    /// The name that is shown, by language.
    ///
    /// Never decides anything: see ``systemDevice``.
    public var name: LiveText
    /// What it is for.
    public var deviceType: DeviceType
    /// Which part of the machine it is; nil for a third camera, a second microphone and the like.
    public var systemDevice: SystemDevice?

    /// Describes a device of the local machine.
    public init(deviceId: String, deviceName: LiveText, deviceType: DeviceType, systemDevice: SystemDevice? = nil) {
        self.deviceId = deviceId
        name = deviceName
        self.deviceType = deviceType
        self.systemDevice = systemDevice
    }

    /// The name that is shown.
    public var deviceName: String { name.text }

    // Upstream's names.
    private enum CodingKeys: String, CodingKey {
        case deviceId, deviceType, systemDevice
        case name = "deviceName"
    }

    func read(in locale: String?) -> LocalDevice {
        guard !name.byLocale.isEmpty else { return self }
        return LocalDevice(
            deviceId: deviceId, deviceName: name.read(in: locale), deviceType: deviceType, systemDevice: systemDevice)
    }
}
