import HTTPServing
import Synchronization

/// What a page shows on which nothing happens but saves: pictures of many things beside each other.
protocol StandingContent: Sendable {
    /// What tells such pages of one kind apart: what their addresses ask for.
    associatedtype Subject: Hashable, Sendable

    /// What is shown.
    var subject: Subject { get }

    /// What the address asked for and did not get.
    var notes: [String] { get set }

    /// The page.
    func bytes(version: UInt64, frame: PageFrame) -> [UInt8]

    /// What a page has to be told that shows an older content.
    func changes(since old: Self) -> [PageEvent]

    /// The same of another project; nil when nothing can be shown there, and what is shown stays.
    func redrawn(from project: PreviewProject) -> Self?

    /// Whether two projects surely show the same.
    func isSame(in project: PreviewProject, as earlier: PreviewProject) -> Bool
}

/// One page of pictures and everybody who looks at it.
final class StandingView<Content: StandingContent>: Sendable {
    let subject: Content.Subject
    let channel: EventChannel

    private let state: Mutex<State>

    private struct State: Sendable {
        var content: Content
        var drawnFrom: PreviewProject
        var version: UInt64
        var page: SharedBytes?
    }

    init(_ content: Content, from project: PreviewProject, startID: UInt64, events: EventBudget) {
        subject = content.subject
        channel = EventChannel(startingAt: startID, refresh: PageEvent.catchUp, budget: events)
        state = Mutex(State(content: content, drawnFrom: project, version: startID))
    }

    /// The identifier of the last event that was sent.
    var version: UInt64 { state.withLock { $0.version } }

    /// The project whose pictures are shown.
    var drawnFrom: PreviewProject { state.withLock { $0.drawnFrom } }

    /// The page of this moment, made when somebody asks; one with something to say about its URL is not kept.
    func page(notes: [String], frame: PageFrame) -> SharedBytes {
        state.withLock { state in
            if notes.isEmpty, let page = state.page { return page }
            var content = state.content
            content.notes = notes
            let bytes = SharedBytes(content.bytes(version: state.version, frame: frame))
            if notes.isEmpty { state.page = bytes }
            return bytes
        }
    }

    /// Opens a stream for a page that has seen everything up to an event.
    func open(after id: UInt64?) -> EventStream {
        let stream = channel.open(after: id)
        if !stream.isResumed {
            stream.sendFirst(.refresh, data: PageEvent.everything, id: state.withLock { $0.version })
        }
        return stream
    }

    /// Takes a save in: pages are told what it changes.
    ///
    /// A save that nothing here is drawn from is not drawn at all.
    func update(to project: PreviewProject) {
        let (content, drawnFrom) = state.withLock { ($0.content, $0.drawnFrom) }
        guard project.generation > drawnFrom.generation else { return }
        if content.isSame(in: project, as: drawnFrom) {
            state.withLock { state in
                if project.generation > state.drawnFrom.generation { state.drawnFrom = project }
            }
        } else if let content = content.redrawn(from: project) {
            // What cannot be read keeps its last picture until it can.
            take(content, from: project)
        }
    }

    private func take(_ content: Content, from project: PreviewProject) {
        state.withLock { state in
            guard project.generation > state.drawnFrom.generation else { return }
            state.drawnFrom = project
            let events = content.changes(since: state.content)
            state.content = content
            if !events.isEmpty { state.page = nil }
            for event in events {
                state.version += 1
                channel.send(event, id: state.version)
            }
        }
    }
}
