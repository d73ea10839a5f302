import ConfigSchema
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let viewerWithoutContexts = Rule(
        "scene.viewer-without-contexts", .warning, "A scene names its viewer, and has no users.",
        explanation: "Users stand in the fixture that the scene names under `contexts`, or inherits.",
        wrong: .scene(sceneHead + "viewer: ↓lin\n"),
        right: .scene(sceneHead + "viewer: lin\ncontexts: contexts/physics.yaml\n", with: fixtureExample))
}

/// A scene that names its viewer has users.
enum ViewerWithoutContexts: Check {
    static let rules: [Rule] = [.viewerWithoutContexts]

    /// Adds a finding if nobody can be the viewer of a scene without a fixture.
    static func check(
        _ viewer: (text: String, range: SourceRange), of scene: Scene, _ diagnostics: inout [Diagnostic]
    ) {
        // A file that could not be read may have the fixture.
        guard scene.chain.last?.text("extends") == nil,
            scene.chain.allSatisfy({ !$0.isIncomplete && $0.record?.lost.contains("contexts") != true }),
            let always = scene.kind.viewers(in: .empty), !always.contains(viewer.text)
        else { return }
        diagnostics.append(
            Diagnostic(
                .viewerWithoutContexts, at: viewer.range,
                "there is no '\(viewer.text)': the scene has no 'contexts', and so no users",
                hint: "add 'contexts' with this user, or remove 'viewer'"))
    }
}
