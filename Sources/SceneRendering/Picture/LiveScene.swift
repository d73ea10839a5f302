package import LiveValues
import SceneModel
import Synchronization

/// A staged scene that follows its store: it knows what was drawn, and turns events into patches.
///
/// All pages with one view share one. Its methods may be called from any thread; patches come in the order of the
/// calls.
///
/// ## Design
/// A component that changes as a whole is drawn at once, and then not again before the interval ends in which that
/// happened: when a thousand people vote, nobody can see a thousand pictures. Whoever owns the scene ends an interval
/// while ``isBusy`` says so. Changes of parts are small and wait for nothing; those of a component that is to be drawn
/// anyway are in that drawing.
package final class LiveScene: Sendable {
    /// What is drawn.
    package let staged: StagedScene

    private let state: Mutex<State>
    /// The instances that read a topic: of a thousand votes, most components need not hear.
    private let readers: [Topic: [Int]]

    private struct State {
        /// The last picture of each component, by instance; nil when it is not known whole, because it was never asked
        /// for or only parts have changed since.
        var pictures: [HTMLNode?]
        /// The components that were drawn in this interval.
        var drawn: Set<Int> = []
        /// Those that have changed since, and are drawn at its end.
        var stale: Set<Int> = []
        /// Those that brought a size of their own to the layout, and have another one now; and the one whose part has
        /// moved from which a popup is open.
        var resized: Set<Int> = []
    }

    /// Begins to follow; what a page shows is drawn when the first one asks.
    package init(_ staged: StagedScene) {
        self.staged = staged
        var readers: [Topic: [Int]] = [:]
        for (index, instance) in staged.instances.enumerated() {
            for topic in type(of: instance.component).reads { readers[topic, default: []].append(index) }
        }
        self.readers = readers
        state = Mutex(State(pictures: Array(repeating: nil, count: staged.instances.count)))
    }

    /// The whole scene as it is now.
    package func render() -> HTMLNode {
        staged.render(pictures)
    }

    /// The pictures of its components as they are now, in order.
    var pictures: [HTMLNode] {
        state.withLock { state in
            staged.instances.indices.map { index in
                // Pages that are open wait for the end of the interval, and are told then what differs.
                if state.stale.contains(index) { return staged.render(staged.instances[index]) }
                if let known = state.pictures[index] { return known }
                let picture = staged.render(staged.instances[index])
                state.pictures[index] = picture
                return picture
            }
        }
    }

    /// What an event changes at once; empty when the viewer does not hear it, sees no difference, or will see it at the
    /// end of the interval.
    package func patches(for record: ChangeRecord) -> [Patch] {
        guard record.audience.contains(staged.view.viewer) else { return [] }
        let hosts = staged.tellParts(record)
        return state.withLock { state in
            let readers = readers[record.topic] ?? []
            let concerned = hosts.isEmpty ? readers : Set(readers).union(hosts).sorted()
            return concerned.flatMap { index in
                if hosts.contains(index) { return patches(for: .everything, of: index, &state) }
                let instance = staged.instances[index]
                let changes = instance.component.changes(for: record, in: instance.context)
                return patches(for: changes, of: index, &state)
            }
        }
    }

    private func patches(for changes: ComponentChanges, of index: Int, _ state: inout State) -> [Patch] {
        if case .nothing = changes { return [] }
        if staged.hasOutgrownItsFrame(index) || staged.hasMovedItsPopup(index) {
            state.resized.insert(index)
        } else {
            state.resized.remove(index)
        }
        switch changes {
        case .nothing: return []
        case .parts(let parts):
            state.pictures[index] = nil
            return state.stale.contains(index) ? [] : parts
        case .everything:
            guard state.drawn.contains(index) else { return redraw(index, &state).map { [$0] } ?? [] }
            state.stale.insert(index)
            return []
        }
    }

    /// Whether an event has changed the size of its own that a component brought to the layout, or moved the part that the
    /// open popup stands beside, so that the frames have to be decided again.
    package var needsLayout: Bool { state.withLock { !$0.resized.isEmpty } }

    /// What a component looks like after a click on it, or on a part that runs in it, `component/part`.
    ///
    /// What a click changes in the store comes as an event. What it changes beside that is a choice in such a part, or
    /// the component's whole picture: parts have been told already, unless they wait for the end of the interval or the
    /// store is ahead of its events.
    ///
    /// - Parameters:
    ///   - id: The component, or a part that runs in it.
    ///   - isAhead: Whether the store has changed in ways that no event has told yet.
    /// - Returns: The picture; nil when it is the same as before.
    package func patch(of id: String, isAhead: Bool = false) -> Patch? {
        let component = String(id.prefix { $0 != "/" })
        return state.withLock { state in
            guard let index = staged.instances.firstIndex(where: { $0.placement.id == component }),
                component != id || !type(of: staged.instances[index].component).isToldInParts,
                isAhead || component != id || state.pictures[index] != nil || state.stale.contains(index)
            else { return nil }
            return redraw(index, &state)
        }
    }

    /// Whether something was drawn in this interval, and changes may have to wait for its end.
    package var isBusy: Bool { state.withLock { !$0.drawn.isEmpty || !$0.stale.isEmpty } }

    /// Whether something has changed that is not drawn yet.
    package var isStale: Bool { state.withLock { !$0.stale.isEmpty } }

    /// Ends an interval, and draws what has changed since it was drawn in it.
    package func endInterval() -> [Patch] {
        state.withLock { state in
            state.drawn = []
            return state.stale.sorted().compactMap { redraw($0, &state) }
        }
    }

    /// Takes the place of an earlier drawing of the same view, on the same pages.
    ///
    /// The store may be ahead of the events that these have been told, so what they show is asked of the earlier
    /// drawing and not drawn again from its staging.
    ///
    /// - Parameter old: The earlier drawing; nobody asks it for patches any more.
    /// - Returns: What has to change on the pages; nil when there are other components than before.
    package func replace(_ old: LiveScene) -> [Patch]? {
        guard old.staged.instances.map(\.placement.id) == staged.instances.map(\.placement.id) else { return nil }
        let shown = old.state.withLock { $0.pictures }
        return state.withLock { state in
            staged.instances.indices.compactMap { index in
                // Where only parts have changed since it was drawn, they are up to date.
                guard let before = shown[index] else { return nil }
                state.pictures[index] = before
                return redraw(index, &state)
            }
        }
    }

    private func redraw(_ index: Int, _ state: inout State) -> Patch? {
        let instance = staged.instances[index]
        let picture = staged.render(instance)
        state.drawn.insert(index)
        state.stale.remove(index)
        guard state.pictures[index] != picture else { return nil }
        state.pictures[index] = picture
        return .replace(id: StagedScene.elementID(instance.placement.id), picture)
    }
}
