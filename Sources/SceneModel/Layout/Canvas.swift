/// The part of a screen that a scene is laid out in, and the factor by which scaled lengths grow.
public struct Canvas: Hashable, Sendable {
    /// Where it stands on the screen, in points; it may be larger than the screen by a fraction of a point.
    public var frame: LayoutRect
    /// What `1s` is, in points.
    public var scale: Double
    /// Which of two values by device class holds.
    public var deviceClass: DeviceClass
    /// The screen as it is held, in points.
    public var screen: LayoutSize

    /// A canvas on a screen.
    public init(frame: LayoutRect, scale: Double, deviceClass: DeviceClass, screen: LayoutSize) {
        self.frame = frame
        self.scale = scale
        self.deviceClass = deviceClass
        self.screen = screen
    }

    /// The whole screen, on which `1s` is one point.
    public init(filling device: Device) {
        self.init(
            frame: LayoutRect(x: 0, y: 0, width: device.width, height: device.height), scale: 1,
            deviceClass: device.deviceClass, screen: LayoutSize(width: device.width, height: device.height))
    }

    /// The canvas in its own coordinates: what `scene` means in an expression.
    public var bounds: LayoutRect { LayoutRect(x: 0, y: 0, width: frame.width, height: frame.height) }
}
