import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let openerOfFlat = Rule(
        "scene.opener-of-flat", .warning, "A component that is no popup says what opens it.",
        explanation: "`opensFrom` belongs to an entry with `kind: suspend`.",
        wrong: .scene(
            sceneHead + barExample + "  - networkStats: { left: 0, top: 20, opensFrom: ↓stateBar.networkState }\n"
        ),
        right: .scene(sceneHead + popupExample))
}

extension Diagnostic {
    /// The finding about a component in the layout that says what opens it.
    static func openerOfFlat(_ placement: Placement, at opener: SourceRange) -> Diagnostic {
        Diagnostic(
            .openerOfFlat, at: opener, "'\(placement.id)' is no popup, so nothing opens it", hint: "add 'kind: suspend'"
        )
    }
}
