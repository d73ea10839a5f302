import SceneModel
import Synchronization

/// Additions to the scenes of a store, made while people look: they stand in no file, and end with the store.
final class Additions: Sendable {
    /// How many one scene has at most: a page could ask for any number.
    static let most = 48

    private struct Entry {
        let id: String
        /// A line of `compose`.
        let text: String
    }

    /// A scene with its additions, for as long as both are the same.
    private struct Completed {
        let written: Scene
        let generation: Int
        let scene: Scene
    }

    private struct State {
        /// By the scene's id.
        var entries: [String: [Entry]] = [:]
        var completed: [String: Completed] = [:]
        var lastNumber = 0
    }

    private let state = Mutex(State())
    /// Held while somebody finds a place and takes it.
    private let changing = Mutex(())

    /// Adds an entry to a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene's id.
    ///   - make: Makes the line of `compose` for an entry with an identifier that no other one has.
    /// - Returns: False if the scene has as many as it may have.
    /// - Throws: What the closure throws.
    func add<Problem: Error>(
        to scene: String, _ make: (_ id: String) throws(Problem) -> String
    ) throws(Problem) -> Bool {
        try changing.withLock { _ throws(Problem) in
            let id = state.withLock { state -> String? in
                guard state.entries[scene]?.count ?? 0 < Self.most else { return nil }
                state.lastNumber += 1
                return "added-\(state.lastNumber)"
            }
            guard let id else { return false }
            let text = try make(id)
            state.withLock { state in
                state.entries[scene, default: []].append(Entry(id: id, text: text))
                state.completed[scene] = nil
            }
            return true
        }
    }

    /// Takes an entry back.
    ///
    /// - Returns: False if the scene has none with this identifier.
    func takeBack(_ id: String, from scene: String) -> Bool {
        state.withLock { state in
            let before = state.entries[scene]?.count ?? 0
            state.entries[scene]?.removeAll { $0.id == id }
            state.completed[scene] = nil
            return state.entries[scene]?.count ?? 0 < before
        }
    }

    /// Returns a scene with what was added to it.
    ///
    /// - Parameters:
    ///   - scene: The scene as its files have it.
    ///   - project: Where the files of the additions are.
    ///   - generation: Tells readings of the project apart.
    /// - Returns: The scene itself if nothing was added.
    func completing(_ scene: Scene, in project: Project, _ generation: Int) -> Scene {
        let (entries, known) = state.withLock { ($0.entries[scene.id] ?? [], $0.completed[scene.id]) }
        guard !entries.isEmpty else { return scene }
        if let known, known.written === scene, known.generation == generation { return known.scene }
        let completed = project.scene(scene, adding: entries.map(\.text))
        state.withLock { state in
            // Somebody may have added another one meanwhile.
            guard state.entries[scene.id]?.map(\.id) == entries.map(\.id) else { return }
            state.completed[scene.id] = Completed(written: scene, generation: generation, scene: completed)
        }
        return completed
    }
}
