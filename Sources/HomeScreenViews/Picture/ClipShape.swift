import ConfigSchema
import SceneModel

/// The shape of a view's edge.
enum ClipShape: Hashable {
    case rounded(Double)
    case capsule, circle, container

    init?(_ text: String?) {
        switch text {
        case "capsule": self = .capsule
        case "circle": self = .circle
        case "container": self = .container
        case "rectangle": self = .rounded(0)
        default:
            guard let radius = text.flatMap({ Double($0) }) else { return nil }
            self = .rounded(radius)
        }
    }

    static let cases = [
        EnumerationCase("rectangle", "Its own rectangle."),
        EnumerationCase("capsule", "Half circles at the shorter sides."),
        EnumerationCase("circle", "The largest circle in it."),
        EnumerationCase("container", "The widget's own corners, less round the further it stands from them."),
        EnumerationCase(
            "12", "A rectangle whose corners have this radius in points.", matching: "[0-9]{1,3}([.][0-9]+)?"),
    ]

    /// How round the corners of a rectangle are, in points.
    func radius(of rect: LayoutRect, in context: ViewContext) -> Double {
        let most = min(rect.width, rect.height) / 2
        switch self {
        case .rounded(let radius): return min(radius, most)
        case .capsule, .circle: return most
        case .container:
            let inset = min(
                rect.x, rect.y, context.container.width - rect.right, context.container.height - rect.bottom)
            return min(most, max(0, context.cornerRadius - max(0, inset)))
        }
    }

    /// What of a rectangle it leaves.
    func frame(of rect: LayoutRect) -> LayoutRect {
        guard self == .circle else { return rect }
        let side = min(rect.width, rect.height)
        return LayoutRect(
            x: rect.centerX - side / 2, y: rect.centerY - side / 2, width: side, height: side)
    }
}
