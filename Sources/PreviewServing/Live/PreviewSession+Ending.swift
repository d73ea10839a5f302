import HTTPServing
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
