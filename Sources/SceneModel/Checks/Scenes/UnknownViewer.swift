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

/// The user through whose eyes a scene is seen is among its fixture's users.
enum UnknownViewer: SceneCheck {
    static let rules: [Rule] = [.unknownViewer] + ViewerWithoutContexts.rules

    static func check(_ scene: Scene, _ own: SceneDocument, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
        // A scene that inherits both is told of at the file that has them.
        guard own.hasFixture || own.text("viewer") != nil,
            let viewer = scene.chain.lazy.compactMap({ $0.text("viewer") }).first
        else { return }
        guard let document = scene.fixtureDocument else {
            return ViewerWithoutContexts.check(viewer, of: scene, &diagnostics)
        }
        guard let fixture = scene.fixture, fixture.isWhole, let users = scene.kind.viewers(in: fixture.record),
            !users.contains(viewer.text)
        else { return }
        // Of two with one name, one may be whoever is missed.
        guard Set(users).count == users.count else { return }
        let file = fixture.record.fields.first?.value.range.file ?? document.file
        let nearest = Suggestion(nearestTo: viewer.text, in: users.prefix(500))
        let known: [Diagnostic.Note] = nearest == nil ? .known(users, "users") : []
        let isOwn = viewer.range.file.path == own.file.path
        guard let place = isOwn ? viewer.range : own.record?.field("contexts")?.keyRange else { return }
        diagnostics.append(
            Diagnostic(
                .unknownViewer, at: place, "the viewer '\(viewer.text)' is not among the fixture's users",
                suggesting: isOwn ? nearest : nil, hint: isOwn ? nil : "name one of its users as 'viewer'",
                notes: known + (isOwn ? [] : [.init("the viewer is named here", at: viewer.range)])
            ).caused(by: .missing(viewer: viewer.text, from: file.path)))
    }
}
