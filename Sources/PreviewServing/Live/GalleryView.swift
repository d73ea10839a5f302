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

    init(_ content: GalleryContent, from project: PreviewProject, startID: UInt64) {
        theme = content.theme
        channel = EventChannel(startingAt: startID)
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
            stream.sendFirst(
                event: PageEvent.refresh.name, data: PageEvent.everything, id: state.withLock { $0.version })
        }
        return stream
    }

    /// Takes a save in: a new colour is a style sheet, everything else a new page.
    func update(to content: GalleryContent, from project: PreviewProject) {
        state.withLock { state in
            guard project.generation > state.drawnFrom.generation else { return }
            state.drawnFrom = project
            guard content != state.content else { return }
            var onlyStyled = state.content
            onlyStyled.themeStyle = content.themeStyle
            let event: PageEvent = onlyStyled == content ? .style(content.themeStyle) : .refresh
            state.content = content
            state.version += 1
            state.page = nil
            channel.send(event: event.name, data: event.data, id: state.version)
        }
    }
}
