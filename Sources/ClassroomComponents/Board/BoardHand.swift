import ClassroomContexts
import ClassroomScenes
import SceneRendering

/// What takes the pointer and the keys while a tool that does something to the board is in the hand.
///
/// The page's script (`board.js`) reads from it which tool that is, and draws until the server has.
struct BoardHand {
    let context: RenderContext

    /// The layer; hidden while what lies below is to be clicked.
    var node: HTMLNode {
        let assistant = context.pool.widget.getBoardAssistant()
        let id = HTMLAttribute.id(context.partID("hand"))
        guard context.mayWriteOnBoard, let tool = Self.tool(assistant) else { return .element(.div, id, .hidden) }
        return .element(
            .div, id, .class("hand for-\(tool)"), .role("application"), .tabIndex(0),
            .aria("label", context.string("diorama_board_draw")),
            .aria("description", context.string("diorama_board_keys")), .data(BoardData.hand, tool),
            .data(BoardData.size, String(assistant.kind == .text ? assistant.size : assistant.width)),
            .data(BoardData.color, assistant.color.map(String.init).joined(separator: " ")))
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
