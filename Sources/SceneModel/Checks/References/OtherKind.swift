import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let otherKind = Rule(
        "scene.other-kind", .error, "A scene extends one of another kind.",
        explanation:
            "A program may know several kinds of scenes, which a scene's `type` tells apart. What one kind composes, no other can show.",
        wrong: .scene("scene: example\nextends: ↓presets/poster\n", with: posterExample),
        right: .scene("scene: example\ntype: poster\nextends: presets/poster\n", with: posterExample))

    private static let posterExample = [
        "Scenes/presets/poster.yaml": "scene: presets/poster\ntype: poster\ntheme: base\n"
    ]
}

extension Diagnostic {
    /// The finding about a scene that another one extends, and that is of another kind.
    static func otherKind(_ extended: SceneDocument, than own: SceneDocument, at range: SourceRange) -> Diagnostic {
        let type = extended.text("type")
        return Diagnostic(
            .otherKind, at: range,
            "'\(extended.id)' is a scene of the kind '\(extended.kind.name)', and this one is of '\(own.kind.name)'",
            hint: own.text("type") == nil ? type.map { "add 'type: \($0.text)'" } : nil,
            notes: type.map { [.init("its type is here", at: $0.range)] } ?? [])
    }
}
