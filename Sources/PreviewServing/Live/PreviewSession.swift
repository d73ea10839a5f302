import Exporting
import HTTPServing
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import Synchronization

/// What the preview knows while it runs: the project as last read, the open fixtures, and the views that pages show.
///
/// ## Design
/// Requests come on the server's threads, saves on the watcher's, events on whichever thread caused them. The table is
/// locked only to look something up; drawing happens under the lock of one view.
///
/// ## Performance
/// A page is made once for each version of its view. A view that nobody listens to is told of nothing until somebody asks
/// for it; after a while it is dropped, and their number is bounded.
final class PreviewSession: Sendable {
    let frame: PageFrame
    let editor: EditorLink
    private let queue: WorkQueue
    let housekeeping: WorkQueue
    let events = EventBudget()
    /// What people have brought.
    let files: FileStore
    /// The forms in which themes are exported.
    let targets: [any ExportForm]
    let state: Mutex<State>
    /// Tells pages without a scene of every save.
    let saves: EventChannel

    struct State: Sendable {
        var project: PreviewProject
        /// The last project without an error, for views that are opened while something is broken.
        var lastWhole: PreviewProject?
        /// The project of a save that is being shown, and not wholly checked yet.
        var upcoming: PreviewProject?
        /// Images that open pages may still ask for, beside those of what they show now.
        var retiredAssets = RetiredAssets()
        var fixtures: [String: OpenFixture] = [:]
        var views: [SceneView: LiveView] = [:]
        var galleries: [GalleryRequest: StandingView<GalleryContent>] = [:]
        var matrices: [MatrixRequest: StandingView<MatrixContent>] = [:]
        var lastID: UInt64
        /// The identifier of the last save.
        var savesVersion: UInt64
        /// Whether idle views are looked for.
        var isSweeping = false
        /// Whether views have gone whose memory the process still has.
        var holdsUnusedMemory = false

        /// The projects whose pictures pages without a scene show.
        var standingProjects: [PreviewProject] { galleries.values.map(\.drawnFrom) + matrices.values.map(\.drawnFrom) }
    }

    /// How long a view without a listener is kept up to date for a page that is about to come back.
    let idleTimeout: Duration
    /// How long a store that nobody has used is fresh enough for the next page.
    let freshFor: Duration
    /// How often idle views are looked for, in milliseconds.
    static let sweepInterval = 30_000

    init(
        _ project: PreviewProject, root: String, frame: PageFrame, files: FileStore = FileStore(),
        targets: [any ExportForm] = ExportTargets.builtIn,
        queue: WorkQueue = .dispatch(label: "diorama.fixtures"),
        housekeeping: WorkQueue = .dispatch(label: "diorama.housekeeping"),
        idleTimeout: Duration = .seconds(30), freshFor: Duration = .seconds(1)
    ) {
        self.freshFor = freshFor
        self.idleTimeout = idleTimeout
        self.frame = frame
        self.files = files
        self.targets = targets
        self.queue = queue
        self.housekeeping = housekeeping
        editor = EditorLink(root: root)
        let isWhole = project.isChecked && !project.diagnostics.containsError
        // Microseconds: later runs start above everything that an earlier one can have sent.
        let firstID = UInt64(max(0, frame.wallClock.now.milliseconds)) * 1000
        state = Mutex(
            State(project: project, lastWhole: isWhole ? project : nil, lastID: firstID, savesVersion: firstID))
        saves = EventChannel(startingAt: firstID, refresh: PageEvent.catchUp, budget: events)
    }

    var project: PreviewProject { state.withLock { $0.project } }

    // MARK: Requests

    /// What a URL gets: from the project as it is, or while that cannot be read, from the last one that was whole.
    func resolve(_ request: ViewRequest) -> ResolvedRequest? {
        let (project, lastWhole) = state.withLock { ($0.project, $0.lastWhole) }
        var request = request
        // A theme that cannot be read does not say which mode is its first one.
        if request.mode == nil, let view = lastWhole?.resolve(request, isKnown: isKnown)?.view,
            project.themeFindings(view.theme).containsError
        {
            request.mode = view.mode
        }
        return project.resolve(request, isKnown: isKnown) ?? lastWhole?.resolve(request, isKnown: isKnown)
    }

    private func isKnown(_ viewer: String, _ fixtureID: String) -> Bool {
        guard let fixture = state.withLock({ $0.fixtures[fixtureID] }) else { return false }
        return fixture.kind.knows(viewer, in: fixture.store)
    }

    /// What a URL asks for that there is not; nothing for a view that is shown while its file is gone.
    func unknownValues(in request: ViewRequest) -> [UnknownValue] {
        kept(request) == nil ? resolve(request)?.unknown ?? [] : []
    }

    /// The page that a URL asks for; nil when the project has nothing to show.
    ///
    /// On a reload, the page that asks may still listen to the view.
    func page(_ request: ViewRequest, isReload: Bool = false) -> SharedBytes? {
        if let kept = kept(request) { return kept.page(notes: [], frame: frame) }
        guard let resolved = resolve(request) else { return nil }
        openAnew(resolved.fixture, reloading: isReload ? resolved.view : nil)
        return view(resolved).page(notes: resolved.notes, frame: frame)
    }

    /// The live view that a URL asks for, made when there is none.
    func view(_ request: ViewRequest) -> LiveView? { kept(request) ?? resolve(request).map { view($0) } }

    /// The view that a URL stood for while the scene's file was there, as long as a page still shows it.
    private func kept(_ request: ViewRequest) -> LiveView? {
        let views = state.withLock { Array($0.views.values) }
        return views.first {
            $0.isMissing && (request.scene ?? $0.view.scene) == $0.view.scene && $0.idleTime < idleTimeout
                && $0.drawnFrom.resolve(request, isKnown: isKnown)?.view == $0.view
        }
    }

    /// The live view of a request that was read a moment ago: there may have been a save since.
    func view(_ resolved: ResolvedRequest) -> LiveView {
        if let live = state.withLock({ $0.views[resolved.view] }) { return live }
        let (project, lastWhole) = state.withLock { ($0.project, $0.lastWhole) }
        let isBroken = project.findings(touching: resolved.view).containsError
        let drawn = LiveView(
            resolved.view, fixture: fixture(resolved.fixture), project: project,
            drawnFrom: isBroken ? lastWhole ?? project : project, editor: editor, startID: nextID(),
            events: events)
        let live = state.withLock { state in
            if let other = state.views[resolved.view] { return other }
            dropIdleViews(&state)
            state.views[resolved.view] = drawn
            return drawn
        }
        sweepLater()
        // Changes and saves that came while it was drawn; a save's fixture first.
        live.wakeUp()
        let newest = self.project
        if newest.generation > resolved.fixture.generation, let fixture = stillResolved(live, newest)?.fixture,
            fixture.isWhole, fixture.id == live.fixture.id
        {
            live.fixture.apply(fixture)
        }
        live.update(to: newest)
        return live
    }

    private func fixture(_ source: FixtureSource) -> OpenFixture {
        if let fixture = state.withLock({ $0.fixtures[source.id] }) {
            // Its file may have been edited while nobody looked at it.
            if source.isWhole { fixture.apply(source) }
            return fixture
        }
        let opened = OpenFixture(
            source, at: frame.wallClock.now, countingFrom: nextID(), queue: queue
        ) { [weak self] fixture, record, line in
            self?.tell(fixture, record, line)
        }
        let (fixture, watchers) = state.withLock { state in
            if let fixture = state.fixtures[source.id] { return (fixture, [OpenFixture]()) }
            state.fixtures[source.id] = opened
            return (opened, state.fixtures.values.filter { $0.neighbourID == source.id })
        }
        guard fixture === opened else { return fixture }
        takeBackFiles(to: opened)
        // Those who looked into the one before, which was reset.
        for watcher in watchers { watcher.look(into: opened) }
        if let neighbour = source.kind.neighbour(of: source.scene), let scene = project.scene(neighbour).scene,
            let other = project.fixture(of: scene), other.id != source.id
        {
            opened.look(into: self.fixture(other))
        }
        return opened
    }

    /// Identifiers far enough apart that two views never share one.
    func nextID() -> UInt64 {
        state.withLock { state in
            state.lastID += 1_000_000
            return state.lastID
        }
    }

    /// An image by the last part of its address, as long as anything that is shown refers to it, and a good while longer.
    func asset(_ name: String) -> Asset? {
        let (known, views, standing) = state.withLock { state in
            (
                state.project.assets[name] ?? state.upcoming?.assets[name] ?? state.retiredAssets[name],
                Array(state.views.values), state.standingProjects
            )
        }
        if let known { return known }
        // While something is broken, a picture is older than the project.
        for view in views { if let asset = view.drawnFrom.assets[name] { return asset } }
        for project in standing { if let asset = project.assets[name] { return asset } }
        return nil
    }

    /// The last save that a page without a scene can know.
    var savesVersion: UInt64 { state.withLock { $0.savesVersion } }

    /// Opens a stream for a page that waits for a scene.
    func openSaves(after id: UInt64?) -> EventStream {
        let stream = saves.open(after: id)
        if !stream.isResumed {
            stream.sendFirst(.refresh, data: PageEvent.everything, id: savesVersion)
        }
        return stream
    }

    // MARK: Changes

    /// Shows a save in the pages that it surely leaves whole, before all of it has been checked; ``load(_:)`` follows.
    func show(_ project: PreviewProject) {
        let views = state.withLock { state in
            state.upcoming = project
            return Array(state.views.values)
        }
        for view in views where view.channel.listenerCount > 0 {
            guard let resolved = project.resolve(ViewRequest(view.view), isKnown: isKnown),
                resolved.view == view.view, resolved.fixture.id == view.fixture.id, project.isSurelyWhole(view.view)
            else { continue }
            view.show(project)
        }
    }

    /// Takes a save in: fixtures first, for their changes are told in the old look, then the look.
    func load(_ project: PreviewProject) {
        let (earlier, lastWhole, views, galleries, matrices) = state.withLock { state in
            let (earlier, lastWhole) = (state.project, state.lastWhole)
            state.retiredAssets.add(earlier.assets)
            state.project = project
            state.upcoming = nil
            if !project.diagnostics.containsError { state.lastWhole = project }
            return (
                earlier, lastWhole, Array(state.views.values), Array(state.galleries.values),
                Array(state.matrices.values)
            )
        }
        // Views that nobody listens to may keep it for a while.
        defer { earlier.forgetAnswers() }
        var applied: Set<String> = []
        for view in views {
            // A file that is renamed, or deleted and written again, is not a reason to show something else.
            let isMissing = view.picture != nil && !project.hasScene(view.view.scene)
            let resolved = isMissing ? nil : stillResolved(view, project)
            guard view.idleTime < idleTimeout, isMissing || resolved != nil else {
                drop(view)
                continue
            }
            if let fixture = resolved?.fixture, fixture.isWhole, fixture.id == view.fixture.id,
                applied.insert(fixture.id + "\n" + fixture.scene.id).inserted
            {
                view.fixture.apply(fixture)
            }
            view.update(to: project)
            if !isMissing { follow(view, from: [earlier, lastWhole].compactMap(\.self), to: project) }
        }
        applyToNeighbours(of: project, except: applied)
        for gallery in galleries {
            guard gallery.channel.listenerCount > 0 else {
                state.withLock { $0.galleries[gallery.subject] = nil }
                continue
            }
            gallery.update(to: project)
        }
        for matrix in matrices {
            guard matrix.channel.listenerCount > 0 else {
                state.withLock { $0.matrices[matrix.subject] = nil }
                continue
            }
            matrix.update(to: project)
        }
        let version = state.withLock { state in
            state.savesVersion += 1
            return state.savesVersion
        }
        saves.send(PageEvent.catchUp, id: version)
    }

    /// Brings fixtures up to date that others look into: they have perhaps no page of their own.
    private func applyToNeighbours(of project: PreviewProject, except applied: Set<String>) {
        let fixtures = state.withLock { Array($0.fixtures.values) }
        let watched = Set(fixtures.compactMap(\.neighbourID))
        for fixture in fixtures where watched.contains(fixture.id) {
            let sceneID = fixture.sceneID
            guard !applied.contains(fixture.id + "\n" + sceneID), let scene = project.scene(sceneID).scene,
                let source = project.fixture(of: scene), source.isWhole, source.id == fixture.id
            else { continue }
            fixture.apply(source)
        }
    }

    /// What a view's own address gets now; nil when the view is no more.
    ///
    /// A broken one stays until it is mended.
    private func stillResolved(_ view: LiveView, _ project: PreviewProject) -> ResolvedRequest? {
        let resolved = project.resolve(ViewRequest(view.view), isKnown: isKnown)
        if let resolved, resolved.view == view.view, resolved.fixture.id == view.fixture.id { return resolved }
        guard project.findings(touching: view.view).containsError, let scene = view.picture?.staged.scene,
            let fixture = project.fixture(of: scene)?.standing(at: view.view.at)
        else { return nil }
        return ResolvedRequest(view: view.view, fixture: fixture, notes: [], unknown: [])
    }

    /// Sends the pages of a view to another one where the scene itself says now that it is shown in another way.
    ///
    /// Their addresses say how they are shown where somebody has chosen it: those come back to where they are. What is broken
    /// says nothing: its last good picture stays.
    private func follow(_ view: LiveView, from earlier: [PreviewProject], to project: PreviewProject) {
        let request = ViewRequest(scene: view.view.scene)
        guard let now = project.resolve(request, isKnown: isKnown)?.view, now != view.view,
            !project.findings(touching: now).containsError,
            earlier.contains(where: { $0.resolve(request, isKnown: isKnown)?.view == view.view })
        else { return }
        view.dismiss()
    }

    private func tell(_ fixture: OpenFixture, _ record: ChangeRecord, _ line: LogEntry) {
        releaseFiles(of: fixture, after: record)
        let views = state.withLock { $0.views.values.filter { $0.fixture === fixture } }
        for view in views {
            if view.channel.listenerCount > 0 {
                view.receive(record, line)
            } else if view.idleTime > idleTimeout {
                drop(view)
            }
        }
    }
}
