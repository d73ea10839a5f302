import SourceDiagnostics

/// Scenes with entries that stand in no file.
extension Project {
    /// Returns a scene that also places what somebody has added while looking at it.
    ///
    /// The entries are the weakest link of the scene's chain: its own files override them. They are checked by whoever
    /// adds them, and findings about them are not told.
    ///
    /// - Parameters:
    ///   - scene: The scene as its files have it.
    ///   - entries: Entries of `compose`, one line each.
    /// - Returns: A scene that is in no file; the scene itself without entries.
    package func scene(_ scene: Scene, adding entries: [String]) -> Scene {
        guard !entries.isEmpty else { return scene }
        let text = "scene: \(scene.id)\ntype: \(scene.type)\ncompose:\n" + entries.map { "  - \($0)\n" }.joined()
        let document = SceneDocument(
            id: scene.id, file: SourceFile(path: "", bytes: Array(text.utf8)), catalog: catalog, formats: formats)
        let chain = scene.chain + [document]
        var files = KindFiles(Inquiry(self), kinds.fileFormats)
        var told: [Diagnostic] = []
        scene.kind.gather(Scene.placements(of: chain), with: scene.fixture, from: &files, &told)
        return Scene(
            scene.kind, chain: chain, fixture: scene.fixture, files: files.documents, dataFiles: files.dataFiles,
            projectTheme: self.document.theme?.id, inner: scene.inner)
    }
}

extension PlacedFile {
    /// Whether somebody has added it while looking, so that it stands in no file.
    package var isAdded: Bool { range.file.path.isEmpty }
}
