import ConfigSchema
package import SourceDiagnostics
import ThemeModel

extension Rule {
    static let unknownViewer = Rule(
        "scene.unknown-viewer", .error, "A scene is seen by a user who is not in its fixture.",
        explanation: "`viewer` is the `uuid` of one of the fixture's users.",
        wrong: .scene(sceneHead + "viewer: ↓lim\ncontexts: contexts/physics.yaml\n", with: fixtureExample),
        right: .scene(sceneHead + "viewer: lin\ncontexts: contexts/physics.yaml\n", with: fixtureExample))
}

extension DiagnosticCause {
    /// Somebody is not in a fixture whom it, or a scene that is seen through their eyes, names.
    package static func missing(viewer: String, from fixture: String) -> DiagnosticCause {
        DiagnosticCause("viewer \(viewer)", in: fixture)
    }
}

/// Whoever a scene is seen by is among its fixture's users.
enum UnknownViewer: SceneCheck {
    static let rules: [Rule] = [.unknownViewer]

    static func check(_ scene: Scene, _ own: SceneDocument, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
        guard let viewer = own.text("viewer"), let fixture = scene.fixture, fixture.isWhole else {
            return
        }
        guard let users = scene.kind.viewers(in: fixture.record), !users.contains(viewer.text) else { return }
        // Of two with one name, one may be whoever is missed.
        guard Set(users).count == users.count else { return }
        let file = fixture.record.fields.first?.value.range.file ?? own.file
        let nearest = Suggestion(nearestTo: viewer.text, in: users.prefix(500))
        diagnostics.append(
            Diagnostic(
                .unknownViewer, at: viewer.range, "the viewer '\(viewer.text)' is not among the fixture's users",
                suggesting: nearest, notes: nearest == nil ? .known(users, "users") : []
            ).caused(by: .missing(viewer: viewer.text, from: file.path)))
    }
}
