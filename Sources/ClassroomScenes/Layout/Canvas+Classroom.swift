package import SceneModel

extension Canvas {
    /// The centred 16:9 box that a classroom is laid out in, and the factor `s` by which scaled lengths grow.
    ///
    /// The figures are upstream's: on a screen longer than 667:375 the short side decides, on all
    /// others the long side does. A portrait screen is turned first, because the classroom is landscape only. On screens
    /// of nearly 16:9 the box may be larger than the screen by a fraction of a point, and then starts at a small
    /// negative coordinate.
    package init(classroomOn device: Device) {
        let long = max(device.width, device.height)
        let short = min(device.width, device.height)
        let isLong = long / short > 667.0 / 375.0
        let size =
            isLong ? LayoutSize(width: short * 16 / 9, height: short) : LayoutSize(width: long, height: long * 9 / 16)
        self.init(
            frame: LayoutRect(
                x: (long - size.width) / 2, y: (short - size.height) / 2, width: size.width, height: size.height),
            scale: isLong ? short / 375 : long / 667, deviceClass: device.deviceClass,
            screen: LayoutSize(width: long, height: short))
    }
}
