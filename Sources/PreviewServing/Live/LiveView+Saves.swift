import HTTPServing
import SceneModel
import SceneRendering
import SourceDiagnostics
import Synchronization

/// How a view takes saves in.
///
/// ## Design
/// What was saved is shown first and checked afterwards (``PreviewSession``), so each save comes twice. Most views in a
/// session's table are ones that people have left a moment ago: a save that leaves everything whole waits there for whoever
/// comes next, and is drawn once for all that came meanwhile.
extension LiveView {
    /// Shows a save that leaves this view whole, and keeps what was found before until everything has been checked.
    func show(_ project: PreviewProject) {
        state.withLock { state in
            guard project.generation > state.drawnFrom.generation else { return }
            settle(&state)
            guard let old = state.picture,
                let picture = project.picture(of: view, in: fixture, by: client)
            else { return }
            // Anything more than styles and components waits for the whole project: it needs the bar as well.
            guard let events = PageChanges.events(from: old, to: picture) else { return }
            // The store takes up what it starts from later, and not all that changes in it then is told.
            if let scene = project.scene(view.scene).scene, let before = state.drawnFrom.scene(view.scene).scene {
                state.awaitsStore = state.awaitsStore || !scene.startsLike(before)
            }
            state.picture = picture
            state.drawnFrom = project
            for event in events { send(event, &state) }
        }
    }

    /// Takes a save in, and tells the pages what it changes.
    ///
    /// While the view has errors, the last good picture stays.
    func update(to project: PreviewProject) {
        state.withLock { state in
            guard project.generation > max(state.project.generation, state.upcoming?.generation ?? 0) else { return }
            let isWhole = !project.diagnostics.containsError && project.hasScene(view.scene)
            // A scene that is back may stand in another theme: its address must no longer be found by the old picture.
            if isWhole, state.missing == nil, channel.listenerCount == 0, state.picture != nil {
                state.upcoming = project
                state.page = nil
            } else {
                // The save before may have the last good picture.
                wakeUp(&state)
                take(project, &state)
            }
        }
    }

    private func take(_ project: PreviewProject, _ state: inout State) {
        catchUp(&state)
        settle(&state)
        let before = state
        state.project = project
        state.touching = project.findings(touching: view)
        state.missing = MissingScene(view.scene, in: project, after: before)
        hasLostScene.store(state.missing != nil, ordering: .releasing)
        // A scene whose file is gone keeps its picture from a project that has it, by which its address is found again.
        let isWhole = state.missing == nil && !state.touching.containsError
        let isDrawn =
            state.drawnFrom.generation >= project.generation || state.drawnFrom.project === project.project
        let isShown = isDrawn && !state.awaitsStore
        state.awaitsStore = false
        if isWhole || state.picture == nil, !isShown,
            let picture = project.picture(of: view, in: fixture, by: client)
        {
            state.picture = picture
            state.drawnFrom = project
        }
        for event in PageChanges.events(from: before, to: state, of: self) { send(event, &state) }
        // What no open page shows, such as the order of lists, is right on the next page.
        state.page = nil
    }

    /// Takes in what happened, and what was saved, while nobody listened.
    func wakeUp() {
        state.withLock { wakeUp(&$0) }
    }

    func wakeUp(_ state: inout State) {
        catchUp(&state)
        guard let project = state.upcoming else { return }
        state.upcoming = nil
        take(project, &state)
    }
}
