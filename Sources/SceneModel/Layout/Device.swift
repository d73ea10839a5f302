/// The two families of screens for which the classroom's raw figures differ.
public enum DeviceClass: String, CaseIterable, Sendable {
    case phone, pad
}

/// A screen on which a scene is laid out.
///
/// In a scene file: `device: pad`, or `device: { width: 844, height: 390, class: phone }`. Which side is called the width
/// does not matter: the classroom is landscape only.
public struct Device: Hashable, Sendable {
    /// What the user wrote, or a preset's name.
    public var name: String
    /// Points.
    public var width: Double
    /// Points.
    public var height: Double
    /// Which of two values by device holds.
    public var deviceClass: DeviceClass

    /// Side lengths in points that a screen may have; whoever reads one from outside checks it.
    public static let allowedSides: ClosedRange<Double> = 100...10_000

    /// Makes a screen.
    public init(name: String, width: Double, height: Double, deviceClass: DeviceClass) {
        self.name = name
        self.width = width
        self.height = height
        self.deviceClass = deviceClass
    }

    /// 667×375, the screen for which the upstream figures were drawn.
    public static let phone = Device(name: "phone", width: 667, height: 375, deviceClass: .phone)

    /// 1024×768.
    public static let pad = Device(name: "pad", width: 1024, height: 768, deviceClass: .pad)

    /// The devices that have a name of their own.
    public static let presets = [phone, pad]
}
