import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let sceneTheme = Rule(
        "scene.theme", .error, "A scene has no theme.",
        explanation: "Neither the scene nor one that it extends names a theme.",
        wrong: .scene("scene: ↓example\ntype: small\n"), right: .scene(sceneHead + "type: small\n"))
}

extension Diagnostic {
    /// The finding about a scene for which no file names a theme.
    static func missingTheme(of scene: Scene, at range: SourceRange) -> Diagnostic {
        Diagnostic(.sceneTheme, at: range, "the scene '\(scene.id)' has no theme", hint: "add 'theme: …'")
    }
}
