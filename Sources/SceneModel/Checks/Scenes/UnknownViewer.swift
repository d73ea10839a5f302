import ConfigSchema
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let unknownViewer = Rule(
        "scene.unknown-viewer", .error, "A scene is seen by a user who is not in its fixture.",
        explanation: "`viewer` is the `uuid` of one of the fixture's users.",
        wrong: .scene(sceneHead + "viewer: ↓lim\ncontexts: contexts/physics.yaml\n", with: fixtureExample),
        right: .scene(sceneHead + "viewer: lin\ncontexts: contexts/physics.yaml\n", with: fixtureExample))
}

/// Whoever a scene is seen by is among its fixture's users.
enum UnknownViewer: SceneCheck {
    static let rules: [Rule] = [.unknownViewer]

    static func check(_ scene: Scene, _ own: SceneDocument, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
        guard let viewer = own.text("viewer"), let fixture = scene.fixture else { return }
        guard let users = scene.kind.viewers(in: fixture.record), !users.contains(viewer.text) else { return }
        diagnostics.append(
            Diagnostic(
                .unknownViewer, at: viewer.range, "the viewer '\(viewer.text)' is not among the fixture's users",
                suggesting: Suggestion(nearestTo: viewer.text, in: users.prefix(500))))
    }
}
