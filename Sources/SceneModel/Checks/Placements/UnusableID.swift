import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let sceneID = Rule(
        "scene.id", .error, "A component's id cannot be used in expressions.",
        explanation: "An id starts with a letter and goes on with letters, digits, `-` and `_`; `scene` is taken.",
        wrong: .scene(sceneHead + "compose:\n  - stateBar: { id: ↓2nd bar, left: 0, right: 0, top: 0, height: 20 }\n"),
        right: .scene(sceneHead + "compose:\n  - stateBar: { id: second-bar, left: 0, right: 0, top: 0, height: 20 }\n")
    )
}

extension Diagnostic {
    /// The finding about an id that expressions could not name.
    static func unusableID(_ id: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .sceneID, at: range, "'\(id)' cannot be an id", hint: "use letters, digits, '-' and '_', and not 'scene'")
    }
}
