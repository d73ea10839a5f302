/// A scene that is shown while its file is gone: deleted, renamed, or between the two steps of a save.
struct MissingScene: Hashable, Sendable {
    let id: String
    /// Scenes that have come since: one of them may be the same file under another name.
    let newcomers: [String]

    /// Nil when the scene is there.
    init?(_ id: String, in project: PreviewProject, after before: LiveView.State) {
        guard !project.hasScene(id) else { return nil }
        self.id = id
        let old = before.project.sceneIDs
        let earlier = before.missing?.newcomers ?? []
        newcomers = project.sceneIDs.filter { !old.contains($0) || earlier.contains($0) }
    }
}
