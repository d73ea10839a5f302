import ConfigSchema
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let unusedContexts = Rule(
        "scene.unused-contexts", .warning, "No scene uses a fixture.",
        explanation: """
            A scene takes a fixture with `contexts`, or from the scene that it extends. One that waits for its scene says \
            so: `# diorama: allow scene.unused-contexts: reason` above its first key.
            """,
        wrong: .fixture(
            "↓users: [{ uuid: lin, role: assistant }]\n",
            with: ["Scenes/hall.yaml": sceneHead.replacing("example", with: "hall") + barExample]),
        right: .fixture(
            "users: [{ uuid: lin, role: assistant }]\n",
            with: [
                "Scenes/hall.yaml": sceneHead.replacing("example", with: "hall")
                    + "contexts: contexts/example.yaml\n" + barExample
            ]))
}

/// Fixtures that no scene of the checked files uses.
enum UnusedContexts: Check {
    static let rules: [Rule] = [.unusedContexts]

    /// What nobody uses among some fixtures, in a project that has scenes.
    ///
    /// Where a file is in error, a scene may mean one of them; then there is nothing to say.
    static func check(
        _ paths: [String], usedBy scenes: Set<String>, used: Set<String>, _ project: Project, _ found: [Diagnostic]
    ) -> [Diagnostic] {
        let unused = paths.filter { !used.contains($0) }
        guard !unused.isEmpty, !scenes.isEmpty, scenes.isSuperset(of: project.sceneIDs), !found.containsError else {
            return []
        }
        return unused.compactMap { path in
            guard let place = project.fixture(at: path)?.fixture?.record.fields.first?.keyRange else { return nil }
            let folder = ProjectLayout.standard.sceneFolder + "/"
            let name = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
            return Diagnostic(
                .unusedContexts, at: place, "no scene uses this fixture",
                hint: "a scene takes it with 'contexts: \(name)'")
        }
    }
}
