import Foundation
import LiveValues
import PreviewServing
import SceneRendering

/// What pages say beside the board, and the panel in which anybody plays the janitor.
struct BoardSession: ViewerSession {
    let seat: BoardSeat

    func needsStaging(after record: ChangeRecord) -> Bool { false }

    var panel: any PreviewPanel { BoardPanel(count: seat.store?.notices.count ?? 0) }

    var viewers: [ViewerGroup] {
        [
            ViewerGroup(
                title: "People",
                viewers: [
                    Viewer(id: NoticeBoardKind.janitor, label: "Janitor"),
                    Viewer(id: NoticeBoardKind.visitor, label: "Visitor"),
                ])
        ]
    }

    func perform(_ body: [UInt8]) throws(CommandRefusal) {
        guard let command = try? JSONDecoder().decode(BoardCommand.self, from: Data(body)) else {
            throw CommandRefusal(.unreadable, code: "badMessage", message: "The board knows no such command.")
        }
        do throws(NoticeRefusal) {
            switch command {
            case .post(let text): try seat.store?.post(text, by: NoticeBoardKind.janitor)
            }
        } catch {
            throw CommandRefusal(.refused, error)
        }
    }
}

/// What the panel can ask for: `{"post": {"text": "Lost key"}}`.
enum BoardCommand: Codable {
    /// The janitor puts up a notice.
    case post(text: String)
}

/// How many notices hang, and a form for another one.
struct BoardPanel: PreviewPanel {
    let count: Int

    var node: HTMLNode {
        .element(.div, .id("board-panel"), .class("d-controls"), children: [heading, form])
    }

    var parts: [HTMLNode] { [heading] }

    func part(showing topic: Topic) -> HTMLNode? { topic == .notices ? heading : nil }

    func listPatches(for record: ChangeRecord) -> [Patch] { [] }

    private var heading: HTMLNode {
        .element(
            .div, .id("board-heading"), .class("d-heading"),
            children: [
                .element(.h2, text: "Board"),
                .element(.span, .id("board-total"), text: count == 1 ? "1 notice" : "\(count) notices"),
            ])
    }

    private var form: HTMLNode {
        .element(
            .form, .class("d-row d-needs-script"), .sends(BoardCommand.post(text: "")), .clears, .noSuggestions,
            children: [
                .element(.input, .class("d-input"), .name("text"), .aria("label", "Notice"), .placeholder("Notice")),
                .element(.button, .class("d-button"), text: "Put up"),
            ])
    }
}
