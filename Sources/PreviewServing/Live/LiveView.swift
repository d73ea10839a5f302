import HTTPServing
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import Synchronization

/// One view and all pages that show it: drawn once, told to all.
///
/// ## Design
/// Its lock is held while it is drawn and while an event is turned into patches, so that what is sent and what a new
/// page is made of are one history. Events that arrive meanwhile wait.
///
/// While no page listens it sleeps, and costs nothing when something happens. Whoever comes next, a page or a click,
/// has it catch up first: with the fixture's history, and with the last save.
final class LiveView: Sendable {
    let view: SceneView
    let fixture: OpenFixture
    /// What the pages say and ask beside the picture.
    let viewer: any ViewerSession
    let channel: EventChannel

    let state: Mutex<State>
    private let editor: EditorLink
    /// What runs for the viewer.
    let client: any ViewerClient
    /// Held while the client is told whether a page shows its picture.
    private let telling = Mutex(())
    /// Beside the state, because every request asks all views, and one that is being drawn would hold it up.
    let hasLostScene = Atomic(false)

    struct State: Sendable {
        /// The project as last taken in.
        var project: PreviewProject
        /// A later one, which nobody has asked for yet.
        var upcoming: PreviewProject?
        /// The project that the picture comes from: the last one in which the view was whole.
        var drawnFrom: PreviewProject
        var picture: LivePicture?
        /// Whether the picture is older than what the store has been told to start from.
        var awaitsStore = false
        /// What of the project's findings touches the view.
        var touching: [Diagnostic]
        /// What became of the scene's file; nil while it is there.
        var missing: MissingScene?
        /// The last change of the store that is part of the picture.
        var sequence: Int
        /// The last event that pages have in their logs, and the lines of those that follow it.
        var loggedSequence: Int
        var waitingLines: [LogEntry] = []
        var waitingToasts: [PageEvent] = []
        var panel = PanelPace()
        /// Whether an interval is going on, whose end is awaited.
        var isInInterval = false
        /// The identifier of the last event that was sent.
        var version: UInt64
        /// The page of this version, made when somebody asks.
        var page: SharedBytes?
        var lastUse: ContinuousClock.Instant
    }

    /// Draws a view for the first time.
    ///
    /// The findings are those of the project, the picture is drawn from the last one in which the view was whole. The
    /// start is an identifier that no earlier run of the server has reached.
    init(
        _ view: SceneView, fixture: OpenFixture, project: PreviewProject, drawnFrom good: PreviewProject,
        editor: EditorLink, startID: UInt64, events: EventBudget
    ) {
        self.view = view
        self.fixture = fixture
        self.editor = editor
        channel = EventChannel(startingAt: startID, refresh: PageEvent.catchUp, budget: events)
        // Read first: what happens while the picture is drawn is then drawn again, and nothing is missed.
        let sequence = fixture.lastSequence
        let client = fixture.kind.client(
            of: view.viewer, reading: view.locale, in: fixture.store, showing: view.scene,
            later: fixture.queue.soon)
        self.client = client
        viewer = fixture.kind.session(
            of: view.viewer, reading: view.locale, in: fixture.store, on: fixture.queue)
        state = Mutex(
            State(
                project: project, drawnFrom: good, picture: good.picture(of: view, in: fixture, by: client),
                touching: project.findings(touching: view), sequence: sequence, loggedSequence: sequence,
                version: startID, lastUse: .now))
    }

    private var texts: PageTexts { PageTexts(locale: view.locale) }

    /// How long nobody has listened or asked; zero while somebody listens.
    var idleTime: Duration {
        channel.listenerCount > 0 ? .zero : .now - state.withLock { $0.lastUse }
    }

    /// What is shown; nil when nothing can be.
    var picture: LivePicture? { state.withLock { $0.picture } }

    /// Whether the scene's file is gone, and its last picture is kept.
    var isMissing: Bool { hasLostScene.load(ordering: .acquiring) }

    /// The project that the picture comes from.
    var drawnFrom: PreviewProject { state.withLock { $0.drawnFrom } }

    // MARK: Pages

    /// The page of this moment.
    ///
    /// - Parameters:
    ///   - notes: What to say about the URL; a page without notes is made once and kept.
    ///   - frame: What does not depend on the view.
    /// - Returns: The page's bytes, shared by all who ask for this version.
    func page(notes: [String], frame: PageFrame) -> SharedBytes {
        state.withLock { state in
            state.lastUse = .now
            wakeUp(&state)
            if notes.isEmpty, let page = state.page { return page }
            let bytes = SharedBytes(page(of: state, notes: notes, frame: frame).bytes(frame.resources))
            if notes.isEmpty { state.page = bytes }
            state.panel.pageWasMade()
            return bytes
        }
    }

    private func page(of state: State, notes: [String], frame: PageFrame) -> PreviewPage {
        let choices = state.project.choices(for: view, viewers: viewer.viewers)
        let title = choices.chosenScene?.label ?? view.scene
        let place =
            state.picture.map { fixture.kind.place(on: $0.staged.device.deviceClass.rawValue) }
            ?? fixture.kind.place
        return PreviewPage(
            title: "\(title) · Diorama", texts: texts, choices: choices,
            viewQuery: ViewQuery.text(view), storeID: fixture.storeID,
            galleryAddress: "/gallery?"
                + ViewQuery.text([(.theme, view.theme), (.locale, texts.localeName)]),
            matrixAddress: state.picture.flatMap { MatrixRequest.address(for: $0.staged.scene, texts) }, notes: notes,
            componentStyle: state.project.componentStyle, picture: state.picture, exit: viewer.exit,
            findings: findings(of: state),
            deviceTitle: state.picture.map { words(for: $0.staged.device.deviceClass.rawValue) } ?? "",
            place: place, placeTitle: words(for: place),
            scriptTexts: fixture.kind.scriptTexts, panel: viewer.panel.node,
            log: fixture.log(upTo: state.loggedSequence).map { $0.read(in: view.locale) },
            logSubjects: fixture.kind.logSubjects.map { $0.read(in: view.locale) },
            version: state.version, drawn: number(of: state.sequence),
            clockOffset: frame.clockOffset(fixture.store),
            opened: fixture.opened, standsAt: fixture.isStanding ? fixture.store.now : nil,
            actionToken: frame.actionToken)
    }

    private func words(for name: String) -> String { fixture.kind.words(for: name, in: view.locale) }

    /// The findings as pages show them.
    func findings(of state: State) -> FindingList {
        let all = state.project.diagnostics
        let concerned = state.picture.map { picture in
            all.prefix(FindingList.maxListed).map { picture.staged.components(concernedBy: $0.range) }
        }
        return FindingList(
            diagnostics: all, touching: state.touching, concerned: concerned ?? [], missing: state.missing,
            isChecked: state.project.isChecked, acceptedCount: state.project.acceptedCount,
            inheritedCount: state.project.inheritedCount, editor: editor.speaking(texts.language), texts: texts)
    }

    /// Opens a stream for a page that has seen everything up to an event.
    ///
    /// A page that cannot be told what it missed fetches itself again.
    ///
    /// - Parameters:
    ///   - id: The event.
    ///   - untold: The changes of which nobody may have told the viewer, while one view followed another.
    /// - Returns: What the page listens to.
    func open(after id: UInt64?, telling untold: UntoldChanges? = nil) -> EventStream {
        // From here on events come by themselves; those before are caught up with, and reach the stream as well.
        let stream = channel.open(after: id)
        tellOfPages()
        stream.onEnd { [weak self] in self?.tellOfPages() }
        state.withLock { state in
            state.lastUse = .now
            wakeUp(&state)
            if stream.isResumed, let id {
                // The store's time, for a page whose machine has another.
                let clock = ServerSentEvent(
                    name: PageEvent.Name.clock.rawValue, data: String(fixture.store.now.milliseconds))
                stream.sendFirst(words(about: untold) + [clock], id: id)
            } else {
                stream.sendFirst(.refresh, data: PageEvent.everything, id: state.version)
            }
            for words in viewer.whispers { stream.whisper(.whisper(words)) }
        }
        return stream
    }

    /// Tells the client whether a page shows its picture, in order.
    private func tellOfPages() {
        telling.withLock { _ in client.setShown(channel.listenerCount > 0) }
    }

    // MARK: Changes

    /// Whether somebody may bring a file with an action; nil when the view has no such component.
    func takesFile(with action: String, on component: String) -> Bool? {
        guard let picture = state.withLock(\.picture), picture.staged.has(component) else { return nil }
        return picture.staged.takesFile(with: action, on: component)
    }

    /// Does what a user's click asks for, and shows what it changes in this view alone.
    ///
    /// - Parameters:
    ///   - action: What was done.
    ///   - component: What it was done to: an instance, or a part that runs in it.
    /// - Returns: The number of the event after which the pages show it; nil when the view has no such component.
    /// - Throws: Why it was refused.
    func perform(_ action: ComponentAction, on component: String) throws -> UInt64? {
        let picture = state.withLock { state in
            state.lastUse = .now
            wakeUp(&state)
            return state.picture
        }
        // Not under the lock: the store's changes come back here.
        guard let picture, picture.staged.has(component) else { return nil }
        fixture.use()
        try picture.staged.perform(action, on: component)
        return state.withLock { state in
            catchUp(&state)
            if let patch = state.picture?.patch(of: component, isAhead: isAhead(of: state)) {
                send(.patch([patch]), &state)
            }
            beginInterval(&state)
            return state.version
        }
    }

    /// Shows everything that has happened in the store, as far as its panel says it.
    ///
    /// - Returns: The number of the event after which the pages show it.
    func showEverything() -> UInt64 {
        state.withLock { state in
            wakeUp(&state)
            settle(&state)
            if isAhead(of: state) {
                let patches = state.panel.allNews(in: viewer.panel)
                if !patches.isEmpty { send(.patch(patches), &state) }
            }
            return state.version
        }
    }

    /// Whether the store has changed in a way that this view has not been told: another thread is telling events.
    private func isAhead(of state: State) -> Bool { fixture.store.lastSequence > state.sequence }

    /// Asks the pages to fetch their address again, because this view is no more.
    func dismiss() {
        state.withLock { send(.refresh(), &$0) }
    }

    /// Stages the scene anew, for a viewer who has become another.
    func restage(_ state: inout State, closesPopup: Bool = false) {
        guard let picture = state.drawnFrom.picture(of: view, in: fixture, by: client) else { return }
        state.picture = picture
        send(.refresh(closesPopup: closesPopup), &state)
    }

    /// Moves components on the pages, after these have been told what else has changed.
    func layOutAgain(_ state: inout State) {
        settle(&state)
        guard let old = state.picture,
            let picture = state.drawnFrom.picture(of: view, in: fixture, by: client)
        else { return }
        state.picture = picture
        guard let patches = picture.replace(old) else { return send(.refresh(), &state) }
        if !patches.isEmpty { send(.patch(patches), &state) }
        if picture.layoutStyle != old.layoutStyle { send(.layout(picture.layoutStyle), &state) }
    }

    /// Shows what was added to the scene, or taken back.
    ///
    /// - Returns: The number of the event after which the pages show it.
    func showAdditions() -> UInt64 {
        state.withLock { state in
            wakeUp(&state)
            layOutAgain(&state)
            return state.version
        }
    }

    /// Forgets what the viewer's client kept to itself, and shows the store as it is.
    func startOver(_ state: inout State) {
        client.forgetAll()
        state.sequence = fixture.lastSequence
        state.loggedSequence = state.sequence
        state.waitingLines = []
        state.waitingToasts = []
        restage(&state)
    }

    func send(_ event: PageEvent, _ state: inout State) {
        state.version += 1
        state.page = nil
        channel.send(event, id: state.version)
    }
}

/// What a page needs beside its view.
struct PageFrame: Sendable {
    let resources: ToolResources
    let actionToken: String
    /// The machine's time.
    let wallClock: any LiveClock

    /// The store's time minus the machine's, in milliseconds.
    func clockOffset(_ store: any LiveStore) -> Int64 { (store.now - wallClock.now).milliseconds }
}
