import ConfigSchema
import SceneModel
import SourceDiagnostics
import ThemeModel

/// Gathers what is wrong, with what comments accept left out.
enum ProjectFindings {
    /// Checks a whole project.
    ///
    /// What is known are the identifiers of all rules, for comments that accept findings.
    static func all(of project: Project, known: Set<String>) -> ProjectCheck.Findings {
        let folders = project.folders.filter { project.fileSystem.kind(of: $0) == .directory }
        do throws(Validation.MissingPath) {
            let validation = try Validation(project, paths: folders, known: known)
            return .init(
                diagnostics: validation.diagnostics, acceptedCount: validation.accepted.count,
                inheritedCount: validation.inheritedCount)
        } catch {
            // The folder went between the two looks; its going is the next save.
            return .init(diagnostics: [], acceptedCount: 0, inheritedCount: 0)
        }
    }

    /// What is wrong in the files that a scene with a theme is made of, accepted or not.
    static func own(scene: String, theme: String, in preview: PreviewProject) -> [Diagnostic] {
        let project = preview.project
        let loaded = preview.scene(scene)
        let chain = loaded.scene?.chain ?? []
        var found = loaded.diagnostics
        for document in chain.dropFirst() + (loaded.scene?.inner?.chain ?? []) {
            found += preview.scene(document.id).diagnostics
        }
        for path in loaded.scene?.files.keys.sorted() ?? [] { found += project.kindFile(at: path)?.diagnostics ?? [] }
        for document in project.theme(theme).theme?.chain ?? [] { found += project.theme(document.id).diagnostics }
        if let path = loaded.scene?.fixtureDocument?.fixturePath {
            found += project.fixture(at: path)?.diagnostics ?? []
        }
        return found + project.document.diagnostics + project.fileFindings(behind: [.scene(scene), .theme(theme)])
    }

    /// The files that a scene with a theme is made of.
    static func files(scene: String, theme: String, in preview: PreviewProject) -> Set<String> {
        let project = preview.project
        _ = project.composition(scene)
        _ = project.theme(theme)
        return project.paths(behind: [.composition(scene), .theme(theme)])
    }
}
