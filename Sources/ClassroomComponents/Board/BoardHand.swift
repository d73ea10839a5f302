import ClassroomContexts
import ClassroomScenes
import SceneRendering

/// What takes the pointer and the keys while a tool that does something to the board is in the hand.
///
/// The page's script (`board.js`) reads from it which tool that is, and draws until the server has.
struct BoardHand {
    let context: RenderContext
    private let part: String
    /// The file on whose page it draws; nil for the board's own.
    private let window: BoardWindow?

    /// That over the board's own page.
    init(context: RenderContext) {
        self.context = context
        part = "hand"
        window = nil
    }

    /// That over the open page of a file.
    init(on window: BoardWindow, context: RenderContext) {
        self.context = context
        part = "hand-" + window.id
        self.window = window
    }

    /// The layer; hidden while what lies below is to be clicked.
    var node: HTMLNode {
        let assistant = context.pool.widget.getBoardAssistant()
        let id = HTMLAttribute.id(context.partID(part))
        guard context.mayWriteOnBoard, let tool = Self.tool(assistant) else { return .element(.div, id, .hidden) }
        return .element(
            .div, id, .class("hand for-\(tool)"), .role("application"), .tabIndex(0),
            .aria("label", label),
            .aria("description", context.string("diorama_board_keys")), .data(BoardData.hand, tool),
            .data(BoardData.size, String(assistant.kind == .text ? assistant.size : assistant.width)),
            .data(BoardData.color, assistant.color.map(String.init).joined(separator: " ")), .pastes("paste"),
            window.map { .argument(String($0.sheet)) }, children: tool == "select" ? [bar] : [])
    }

    /// The buttons at what is selected, which the page's script shows and puts there.
    private var bar: HTMLNode {
        let remove = context.string("diorama_board_remove")
        return .element(
            .div, .id(context.partID(part + "-picked")), .class("picked"), .hidden, .data("own", ""),
            children: [
                .element(
                    .button, .type("button"), .class("remove"), .aria("label", remove), .title(remove),
                    children: [.element(.span, .aria("hidden", "true"))])
            ])
    }

    private var label: String {
        window.map { context.string("diorama_board_window_draw", xxx: $0.title) }
            ?? context.string("diorama_board_draw")
    }

    /// What the hand does, in the script's words; nil for the clicker.
    private static func tool(_ assistant: BoardAssistant) -> String? {
        switch assistant.kind {
        case .text: "text"
        case .shape: assistant.shape.kind.rawValue
        case .tool:
            switch assistant.tool {
            case .clicker: nil
            case .area: "select"
            case .laserPointer: "laser"
            case .eraser: "eraser"
            }
        }
    }
}

extension BoardShape {
    /// What the pen draws with it.
    var kind: BoardElement.Kind {
        switch self {
        case .curve: .curve
        case .straight: .straight
        case .arrow: .arrow
        case .rectangle: .rectangle
        case .triangle: .triangle
        case .rhombus: .rhombus
        case .pentagram: .pentagram
        case .ellipse: .ellipse
        }
    }
}
