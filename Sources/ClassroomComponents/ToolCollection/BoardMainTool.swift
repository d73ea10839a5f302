import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import ThemeModel

/// A tool of the collection's main popup, in the order of display.
///
/// Upstream's board has a laser pointer that its collection does not offer; here it is the last one.
enum BoardMainTool: String, CaseIterable {
    case clicker, area, paint, text, rubber, clear, pre, next, laser

    /// Where it is configured, below `netlessBoard`.
    ///
    /// Upstream asks `pencil` whether there is a pen, and `paint` whether there is a choice of shapes; here each says
    /// what its name says.
    var path: String {
        switch self {
        case .clicker: "mouse"
        case .area: "selector"
        case .paint: "paint"
        case .text: "text"
        case .rubber: "eraser"
        case .clear: "clear"
        case .pre: "prev"
        case .next: "next"
        case .laser: "laser"
        }
    }

    /// The key of its name.
    var label: String { "diorama_board_\(rawValue)" }

    /// Its image below `netlessBoard`, at rest and in the hand.
    var images: (normal: String, selected: String) {
        switch self {
        case .clicker, .area, .paint, .rubber, .laser: (path + ".unselectedImage", path + ".selectedImage")
        case .text: ("text.image", "text.image")
        case .clear: ("clear.enabledImage", "clear.enabledImage")
        case .pre, .next: (path + ".enabledImage", path + ".enabledImage")
        }
    }

    /// Whether it stays in the hand; the others act at once.
    var isSelectable: Bool {
        switch self {
        case .clicker, .area, .paint, .text, .rubber, .laser: true
        case .clear, .pre, .next: false
        }
    }

    /// Whether a second cell opens its settings.
    var hasSettings: Bool { self == .paint || self == .text }

    /// The tools that a configuration offers.
    static func offered(in context: RenderContext) -> [BoardMainTool] {
        allCases.filter { tool in
            context.isShown(tool.path, of: Board.name)
                && (tool != .paint || !PaintShape.offered(in: context).isEmpty)
        }
    }

    /// The tool in somebody's hand.
    init(_ assistant: BoardAssistant) {
        switch (assistant.kind, assistant.tool) {
        case (.shape, _): self = .paint
        case (.text, _): self = .text
        case (.tool, .area): self = .area
        case (.tool, .eraser): self = .rubber
        case (.tool, .clicker): self = .clicker
        case (.tool, .laserPointer): self = .laser
        }
    }

    /// Puts it into the hand, or does what it does.
    func choose(with widget: WidgetContext) throws(ContextError) {
        var assistant = widget.getBoardAssistant()
        switch self {
        case .clicker: (assistant.kind, assistant.tool) = (.tool, .clicker)
        case .area: (assistant.kind, assistant.tool) = (.tool, .area)
        case .rubber: (assistant.kind, assistant.tool) = (.tool, .eraser)
        case .laser: (assistant.kind, assistant.tool) = (.tool, .laserPointer)
        case .paint: assistant.kind = .shape
        case .text: assistant.kind = .text
        case .clear: return try widget.sendMessage(WidgetMessage("clearBoard"), toWidget: WidgetID.board)
        case .pre, .next:
            let step: LiveValue = .object([rawValue: 1])
            return try widget.sendMessage(WidgetMessage("boardStepChanged", step), toWidget: WidgetID.board)
        }
        try widget.sendMessage(assistant.message, toWidget: WidgetID.board)
    }
}

/// A shape of the pen, in the order of display.
enum PaintShape: String, CaseIterable {
    case pencil, line, rect, circle, pentagram, rhombus, arrow, triangle

    /// What the board calls it.
    var shape: BoardShape {
        switch self {
        case .pencil: .curve
        case .line: .straight
        case .rect: .rectangle
        case .circle: .ellipse
        case .pentagram: .pentagram
        case .rhombus: .rhombus
        case .arrow: .arrow
        case .triangle: .triangle
        }
    }

    /// The shape that a pen draws.
    init(_ shape: BoardShape) { self = Self.allCases.first { $0.shape == shape } ?? .pencil }

    /// Its image below `netlessBoard`.
    var image: String { rawValue + ".image" }

    /// The key of its name.
    var label: String { "diorama_board_\(rawValue)" }

    /// The shapes that a configuration offers.
    static func offered(in context: RenderContext) -> [PaintShape] {
        allCases.filter { context.isShown($0.rawValue, of: Board.name) }
    }
}
