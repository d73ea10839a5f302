/// A family of screens that share their values by device: the key of a map such as `{ small: 14, large: 20 }`.
///
/// Kinds of scenes and projects declare theirs; the name is what files write.
public struct DeviceClass: RawRepresentable, Hashable, Sendable {
    /// The name in files.
    public let rawValue: String

    /// The class of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The class of a name.
    public init(_ name: String) { rawValue = name }
}

/// A screen on which a scene is laid out.
///
/// In a scene file: the name of a device that the scene's kind declares, or
/// `device: { width: 844, height: 390, class: small }`.
public struct Device: Hashable, Sendable {
    /// What the user wrote, or the declared name.
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

    /// What a kind without devices falls back to, so that a slip in Swift is seen and ends nothing.
    package static let unnamed = Device(name: "", width: 1024, height: 768, deviceClass: DeviceClass(""))
}

extension [Device] {
    /// The device classes, each once, in the order of the devices.
    package var classes: [DeviceClass] {
        reduce(into: []) { if !$0.contains($1.deviceClass) { $0.append($1.deviceClass) } }
    }
}
