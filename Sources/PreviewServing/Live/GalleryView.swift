import HTTPServing
import Synchronization

/// The gallery with one theme and all pages that show it.
final class GalleryView: Sendable {
    let theme: String
    let channel: EventChannel

    private let state: Mutex<State>

    private struct State: Sendable {
        var content: GalleryContent
        var drawnFrom: PreviewProject
        var version: UInt64
        var page: SharedBytes?
    }

    init(_ content: GalleryContent, from project: PreviewProject, startID: UInt64, events: EventBudget) {
        theme = content.theme
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
            let bytes = SharedBytes(GalleryPage.bytes(content, version: state.version, frame: frame))
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
        let drawnFrom = drawnFrom
        guard project.generation > drawnFrom.generation else { return }
        if project.drawsGallery(theme: theme, like: drawnFrom) {
            state.withLock { state in
                if project.generation > state.drawnFrom.generation { state.drawnFrom = project }
            }
        } else if let content = project.gallery(theme: theme) {
            // A theme that cannot be read keeps its last picture until it can.
            take(content, from: project)
        }
    }

    private func take(_ content: GalleryContent, from project: PreviewProject) {
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

extension GalleryContent {
    /// What a page has to be told that shows an older content: style sheets and the examples that look different, or to
    /// fetch itself again where more has changed.
    fileprivate func changes(since old: GalleryContent) -> [PageEvent] {
        var drawnAlike = self
        drawnAlike.themeStyle = old.themeStyle
        drawnAlike.layoutStyle = old.layoutStyle
        for (index, entry) in old.entries.enumerated() where entries.indices.contains(index) {
            drawnAlike.entries[index].examples = entry.examples
        }
        guard drawnAlike == old else { return [.refresh] }
        var events: [PageEvent] = []
        if themeStyle != old.themeStyle { events.append(.style(themeStyle)) }
        if layoutStyle != old.layoutStyle { events.append(.layout(layoutStyle)) }
        let changed = zip(entries, old.entries).flatMap { new, old in
            zip(new.examples, old.examples).filter { $0 != $1 }.map(\.0)
        }
        if !changed.isEmpty { events.append(.patch(changed.map { .replacing(with: GalleryPage.node($0)) })) }
        return events
    }
}
