import HTTPServing
import LiveValues
import SceneRendering
import Synchronization

/// How a session lets go of what pages showed.
extension PreviewSession {
    /// How many views are kept.
    private static let maxViews = 256

    /// Closes a fixture, with all views that look into it: whoever comes next opens it anew, and their pages come at once.
    func reset(_ fixture: OpenFixture) {
        let views = state.withLock { state in
            // One that somebody else has reset meanwhile is new already.
            if state.fixtures[fixture.id] === fixture { state.fixtures[fixture.id] = nil }
            return state.views.values.filter { $0.fixture === fixture }
        }
        for view in views { drop(view) }
        // What was brought to the old store is in no picture of the new one.
        files.endStore(of: fixture.id)
    }

    /// Resets all fixtures, also those of stores that no page shows.
    func resetAll() {
        for fixture in state.withLock({ Array($0.fixtures.values) }) { reset(fixture) }
    }

    /// Resets a fixture that nobody looks at and nobody has used, so that a scene shows the moment that its fixture is about
    /// whenever it is opened.
    ///
    /// A page that is loaded again may still listen: one listener of the reloaded view counts as that page.
    func openAnew(_ source: FixtureSource, reloading loaded: SceneView?) {
        guard source.kind.opensAnew, source.at == nil else { return }
        let (fixture, isWatched) = state.withLock { state in
            let watching = state.fixtures.values.filter { $0.id == source.id || $0.neighbourID == source.id }
            let views = state.views.values.filter { view in watching.contains { $0 === view.fixture } }
            return (
                state.fixtures[source.id], views.contains { $0.channel.listenerCount > ($0.view == loaded ? 1 : 0) }
            )
        }
        guard let fixture, !isWatched, !fixture.isUsed,
            fixture.store.now - fixture.opened >= freshFor
        else { return }
        reset(fixture)
    }

    func drop(_ view: LiveView) {
        state.withLock { state in
            if state.views[view.view] === view { state.views[view.view] = nil }
            state.holdsUnusedMemory = true
        }
        view.dismiss()
        view.channel.end()
    }

    func dropIdleViews(_ state: inout State) {
        guard state.views.count >= Self.maxViews else { return }
        let idle = state.views.values.filter { $0.channel.listenerCount == 0 }
        for view in idle.sorted(by: { $0.idleTime > $1.idleTime }).prefix(Self.maxViews / 4) {
            state.views[view.view] = nil
            state.holdsUnusedMemory = true
            view.channel.end()
        }
        dropMoments(&state)
    }

    /// Closes the fixtures at a moment of an address that no page shows: each address has one of its own.
    private func dropMoments(_ state: inout State) {
        let shown = Set(state.views.values.map(\.fixture.id))
        let looked = Set(state.fixtures.values.compactMap(\.neighbourID))
        state.fixtures = state.fixtures.filter { id, fixture in
            !fixture.isStanding || shown.contains(id) || looked.contains(id)
        }
    }

    /// Ends all event streams.
    func end() {
        let (views, galleries, matrices) = state.withLock {
            (Array($0.views.values), Array($0.galleries.values), Array($0.matrices.values))
        }
        for view in views { view.channel.end() }
        for gallery in galleries { gallery.channel.end() }
        for matrix in matrices { matrix.channel.end() }
        saves.end()
    }
}
