public import ClassroomContexts
public import SceneModel

/// The area that widgets move in, and the way between their rectangles in it and their frames.
///
/// A frame's position is a fraction of the free travel: 0 is flush with the left or upper edge, 1 with the right or lower
/// one, whatever the widget's size.
///
/// ```swift
/// let area = WidgetArea(LayoutSize(width: 1000, height: 600))
/// area.rect(of: WidgetSyncFrame(x: 0.5, y: 0.5), size: LayoutSize(width: 98, height: 54))  // at (451, 273)
/// ```
public struct WidgetArea: Hashable, Sendable {
    /// Its size, in points.
    public let size: LayoutSize

    /// An area; for the tools of a class it has the bounds of the board.
    public init(_ size: LayoutSize) { self.size = size }

    /// Where a widget stands that takes its size from its frame.
    public func rect(of frame: WidgetSyncFrame) -> LayoutRect {
        rect(
            of: frame, size: LayoutSize(width: frame.width * size.width, height: frame.height * size.height))
    }

    /// Where a widget stands that decides its own size: the frame's is passed over.
    public func rect(of frame: WidgetSyncFrame, size own: LayoutSize) -> LayoutRect {
        LayoutRect(
            x: frame.x * (size.width - own.width), y: frame.y * (size.height - own.height), width: own.width,
            height: own.height)
    }

    /// The frame of a widget that a client has put somewhere.
    ///
    /// A fraction whose divisor is 0 is 0, and the order in depth is the one that clients write.
    public func frame(of rect: LayoutRect) -> WidgetSyncFrame {
        WidgetSyncFrame(
            x: Self.fraction(rect.x, of: size.width - rect.width),
            y: Self.fraction(rect.y, of: size.height - rect.height), z: WidgetSyncFrame.clientDepth,
            width: Self.fraction(rect.width, of: size.width), height: Self.fraction(rect.height, of: size.height))
    }

    /// A rectangle of the same size, moved inside; flush with the left or upper edge when it is too large for that.
    public func clamping(_ rect: LayoutRect) -> LayoutRect {
        LayoutRect(
            x: max(0, min(rect.x, size.width - rect.width)), y: max(0, min(rect.y, size.height - rect.height)),
            width: rect.width, height: rect.height)
    }

    private static func fraction(_ part: Double, of whole: Double) -> Double { whole == 0 ? 0 : part / whole }
}
