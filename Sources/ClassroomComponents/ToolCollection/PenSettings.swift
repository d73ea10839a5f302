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
            guard let color = PenColor.all.first(where: { $0.name == action.argument }) else { return }
            assistant.color = color.parts
        default: return
        }
        try widget.sendMessage(assistant.message, toWidget: WidgetID.board)
    }
}

/// A colour of pen and text.
struct PenColor: Hashable {
    /// Its name, and the end of the key of its name for people.
    let name: String
    /// Red, green and blue, from 0 to 255.
    let parts: [Int]

    private init(_ name: String, _ hex: Int) {
        self.name = name
        parts = [hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF]
    }

    /// The colour that a pen has.
    init(_ parts: [Int]) {
        self = Self.all.first { $0.parts == parts } ?? PenColor(unnamed: parts)
    }

    private init(unnamed parts: [Int]) {
        name = ""
        self.parts = parts
    }

    /// Upstream's twelve, in its order; blue is the first that everybody has.
    static let all = [
        PenColor("gray", 0x9B9B9B), PenColor("darkGray", 0x4A4A4A), PenColor("black", 0x000000),
        PenColor("red", 0xD0021B), PenColor("orange", 0xF5A623), PenColor("yellow", 0xF8E71C),
        PenColor("green", 0x7ED321), PenColor("pink", 0xEB47A2), PenColor("violet", 0x9013FE),
        PenColor("turquoise", 0x50E3C2), PenColor("blue", 0x0073FF), PenColor("rose", 0xFFC8E2),
    ]

    /// The key of its name.
    var label: String { "diorama_color_\(name)" }

    var value: CSSValue {
        func part(_ index: Int) -> Double { parts.indices.contains(index) ? Double(parts[index]) / 255 : 0 }
        return .color(SRGBColor(red: part(0), green: part(1), blue: part(2)))
    }

    /// A spot of it.
    var dot: HTMLNode { .element(.span, .class("ink"), .aria("hidden", "true"), .style(.property("--ink", value))) }
}
