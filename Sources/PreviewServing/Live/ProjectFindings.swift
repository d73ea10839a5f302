import ConfigSchema
import SceneModel
import SourceDiagnostics
import ThemeModel

/// Gathers what is wrong, with what comments accept left out.
enum ProjectFindings {
    /// Everything, in file order.
    ///
    /// What is known are the identifiers of all rules, for comments that accept findings.
    static func all(of project: Project, known: Set<String>) -> [Diagnostic] {
        let folders = ["Themes", "Scenes"].filter { project.fileSystem.kind(of: $0) == .directory }
        do throws(Validation.MissingPath) {
            return try Validation(project, paths: folders, known: known).diagnostics
        } catch {
            // The folder went between the two looks; its going is the next save.
            return []
        }
    }

    /// What is wrong in the files that a scene with a theme is made of, accepted or not.
    static func own(scene: String, theme: String, in preview: PreviewProject) -> [Diagnostic] {
        let project = preview.project
        let loaded = preview.scene(scene)
        let chain = loaded.scene?.chain ?? []
        var found = loaded.diagnostics
        for document in chain.dropFirst() { found += preview.scene(document.id).diagnostics }
        for document in project.theme(theme).theme?.chain ?? [] { found += project.theme(document.id).diagnostics }
        if let document = chain.first(where: { $0.record?["contexts"] != nil }), let name = document.text("contexts") {
            found += project.fixture(at: document.folder + "/" + name.text)?.diagnostics ?? []
        }
        return found + project.fileFindings
    }

    /// The files that a scene with a theme is made of.
    static func files(scene: String, theme: String, in preview: PreviewProject) -> Set<String> {
        let project = preview.project
        let chain = preview.scene(scene).scene?.chain ?? []
        var paths = Set(chain.map(\.file.path))
        paths.insert(project.path(ofScene: scene))
        paths.insert(project.path(ofTheme: theme))
        for document in project.theme(theme).theme?.chain ?? [] { paths.insert(document.file.path) }
        if let document = chain.first(where: { $0.record?["contexts"] != nil }), let name = document.text("contexts") {
            paths.insert(document.folder + "/" + name.text)
        }
        return paths
    }
}
