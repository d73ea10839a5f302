import Foundation
import SceneRendering

/// Something that the pages of a view are told.
enum PageEvent: Sendable {
    /// The theme's values, whole.
    case style(String)
    /// The rectangles, whole.
    case layout(String)
    /// Elements that changed.
    case patch([ScenePatch])
    /// What the last save left wrong, as changes of the overlay, the panel and its tab.
    case findings([ScenePatch])
    /// New lines of the event log, oldest first.
    case log([LogEntry])
    /// A message for the viewer.
    case toast(ToastMessage)
    /// A message that the viewer has to answer; a refresh that follows waits for it.
    case alert(AlertMessage)
    /// Too much changed to say: the page fetches its own address again.
    case refresh

    /// The data of a refresh for a page that missed events, and so also lines of the log.
    static let everything = "all"

    /// The event's name on the wire.
    var name: String {
        switch self {
        case .style: "style"
        case .layout: "layout"
        case .patch: "patch"
        case .findings: "findings"
        case .log: "log"
        case .toast: "toast"
        case .alert: "alert"
        case .refresh: "refresh"
        }
    }

    /// The event's data on the wire.
    var data: String {
        switch self {
        case .style(let text), .layout(let text): text
        case .patch(let patches), .findings(let patches): Self.json(patches.map(PatchMessage.init))
        case .log(let lines): lines.map { HTMLRenderer.render(EventLog.entry($0)) }.joined()
        case .toast(let message): Self.json(message)
        case .alert(let message): Self.json(message)
        case .refresh: ""
        }
    }

    /// A value as JSON; values of these types cannot fail to encode.
    static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}

/// A message over the stage.
struct ToastMessage: Encodable, Hashable, Sendable {
    enum Kind: String, Encodable, Sendable {
        case notice, warning, error
    }

    var kind: Kind
    var text: String
}

private struct PatchMessage: Encodable {
    var op: String
    var id: String
    var html: String?
    var parent: String?
    var before: String?

    init(_ patch: ScenePatch) {
        switch patch {
        case .replace(let id, let html):
            (op, self.id, self.html) = ("replace", id, html)
        case .insert(let id, let html, let parent, let before):
            (op, self.id, self.html, self.parent, self.before) = ("insert", id, html, parent, before)
        case .remove(let id):
            (op, self.id) = ("remove", id)
        }
    }
}

extension ScenePatch {
    /// The element with the node's identifier looks like the node now.
    static func replacing(with node: HTMLNode) -> ScenePatch {
        .replace(id: node.id ?? "", html: HTMLRenderer.render(node))
    }

    /// The node is new, at the end of an element.
    static func inserting(_ node: HTMLNode, into parent: String) -> ScenePatch {
        .insert(id: node.id ?? "", html: HTMLRenderer.render(node), parent: parent, before: nil)
    }
}
