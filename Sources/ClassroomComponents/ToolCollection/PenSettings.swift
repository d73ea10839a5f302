import ClassroomContexts
import ConfigSchema
import SceneRendering

/// What can be set about pen and text.
enum PenSettings {
    /// The pen's widths.
    static let widths = Array(1...5)
    /// The sizes of texts as people choose them; the board takes twice as much.
    static let sizes = [10, 14, 18, 24]

    /// Takes a choice; anything else does nothing.
    static func perform(_ action: ComponentAction, with widget: WidgetContext) throws(ContextError) {
        var assistant = widget.getBoardAssistant()
        switch action.name {
        case "shape":
            guard let shape = PaintShape(rawValue: action.argument) else { return }
            (assistant.kind, assistant.shape) = (.shape, shape.shape)
        case "width":
            guard let width = Int(action.argument), widths.contains(width) else { return }
            assistant.width = width
        case "size":
            guard let size = Int(action.argument), sizes.contains(size) else { return }
            assistant.size = size * 2
        case "color":
            guard let color = PenColor(rawValue: action.argument) else { return }
            assistant.color = color.parts
        default: return
        }
        try widget.sendMessage(assistant.message, toWidget: WidgetID.board)
    }
}

extension PenColor {
    /// The key of its name.
    var label: String { "diorama_color_\(rawValue)" }
}

extension BoardAssistant {
    /// A spot of the colour in the hand.
    var dot: HTMLNode { Self.dot(color) }

    /// A spot of a colour.
    static func dot(_ parts: [Int]) -> HTMLNode {
        let shown = (parts + [0, 0, 0]).map { Double($0) / 255 }
        let color = CSSValue.color(SRGBColor(red: shown[0], green: shown[1], blue: shown[2]))
        return .element(.span, .class("ink"), .aria("hidden", "true"), .style(.property("--ink", color)))
    }
}
