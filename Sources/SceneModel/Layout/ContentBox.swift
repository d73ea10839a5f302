/// The centred 16:9 box that a scene is laid out in, and the factor `s` by which scaled lengths grow.
///
/// The figures are upstream's (domain page §1.2): on a screen longer than 667:375 the short side decides, on all others
/// the long side does. A portrait screen is turned first, because the classroom is landscape only.
package struct ContentBox: Hashable, Sendable {
    /// Where the box stands on the landscape screen, in points.
    ///
    /// On screens of nearly 16:9 the box may be larger than the
    /// screen by a fraction of a point, and then starts at a small negative coordinate.
    package var frame: LayoutRect
    /// What `1s` is, in points.
    package var scale: Double
    package var deviceClass: DeviceClass

    package init(_ device: Device) {
        let long = max(device.width, device.height)
        let short = min(device.width, device.height)
        let size: LayoutSize
        if long / short > 667.0 / 375.0 {
            size = LayoutSize(width: short * 16 / 9, height: short)
            scale = short / 375
        } else {
            size = LayoutSize(width: long, height: long * 9 / 16)
            scale = long / 667
        }
        frame = LayoutRect(
            x: (long - size.width) / 2, y: (short - size.height) / 2, width: size.width, height: size.height)
        deviceClass = device.deviceClass
    }

    /// The box in its own coordinates: what `scene` means in an expression.
    package var bounds: LayoutRect { LayoutRect(x: 0, y: 0, width: frame.width, height: frame.height) }
}
