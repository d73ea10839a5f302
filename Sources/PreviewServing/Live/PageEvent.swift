import Foundation
import HTTPServing
import SceneRendering

/// Something that the pages of a view are told.
enum PageEvent: Sendable {
    /// The theme's values, whole.
    case style(String)
    /// The rectangles, whole.
    case layout(String)
    /// Elements that changed.
    case patch([Patch])
    /// What the last save left wrong, as changes of the overlay, the panel and its tab.
    case findings([Patch])
    /// New lines of the event log, oldest first.
    case log([LogEntry])
    /// Messages for the viewer.
    case toast(Telling<ToastMessage>)
    /// A message that the viewer has to answer; a refresh that follows waits for it.
    case alert(Telling<AlertMessage>)
    /// Too much changed to say: the page fetches its own address again, without its popup if that was about what is no more.
    case refresh(closesPopup: Bool = false)

    /// The data of a refresh for a page that missed events, and so also lines of the log.
    static let everything = "all"

    /// The data of a refresh that closes the popup.
    static let withoutPopup = "popup"

    /// What takes the place of the events that a page was too slow to read.
    static let catchUp = ServerSentEvent(name: Name.refresh.rawValue, data: everything)

    /// What the page's script listens for.
    enum Name: String, CaseIterable {
        case style, layout, patch, findings, log, toast, alert, refresh
        /// The store's time in milliseconds since 1970, first of all that a page hears.
        case clock
        /// What a page has said in passing, as the kind of scene words it.
        case whisper
        /// Nothing but that the server is there; every two seconds while there is nothing else to say.
        case beat
    }

    /// The event's name on the wire.
    var name: Name {
        switch self {
        case .style: .style
        case .layout: .layout
        case .patch: .patch
        case .findings: .findings
        case .log: .log
        case .toast: .toast
        case .alert: .alert
        case .refresh: .refresh
        }
    }

    /// The event's data on the wire.
    var data: String {
        switch self {
        case .style(let text), .layout(let text): text
        case .patch(let patches), .findings(let patches): Self.json(patches)
        case .log(let lines): lines.map { HTMLRenderer.render(EventLog.entry($0)) }.joined()
        case .toast(let telling): Self.json(telling)
        case .alert(let telling): Self.json(telling)
        case .refresh(let closesPopup): closesPopup ? Self.withoutPopup : ""
        }
    }

    /// A value as JSON; values of these types cannot fail to encode.
    static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}

extension EventChannel {
    func send(_ event: PageEvent, id: UInt64) {
        send(ServerSentEvent(event), id: id)
    }
}

extension ServerSentEvent {
    init(_ event: PageEvent) { self.init(name: event.name.rawValue, data: event.data) }
}

extension EventStream {
    func sendFirst(_ name: PageEvent.Name, data: String, id: UInt64) {
        sendFirst(ServerSentEvent(name: name.rawValue, data: data), id: id)
    }
}

extension Patch {
    /// The element with the node's identifier looks like the node now.
    static func replacing(with node: HTMLNode) -> Patch {
        .replace(id: node.id ?? "", node)
    }

    /// The node is new, at the end of an element.
    static func inserting(_ node: HTMLNode, into parent: String) -> Patch {
        .insert(id: node.id ?? "", node, parent: parent)
    }
}
