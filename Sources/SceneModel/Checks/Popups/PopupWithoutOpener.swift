import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let popupWithoutOpener = Rule(
        "scene.popup-without-opener", .error, "Nothing opens a popup.",
        explanation: "`opensFrom` names the part of a component that opens it.",
        wrong: .scene(
            sceneHead + barExample + "  - ↓networkStats: { kind: suspend }\n"
        ),
        right: .scene(sceneHead + popupExample))
}

extension Diagnostic {
    /// The finding about a popup that does not say what opens it.
    static func popupWithoutOpener(_ placement: Placement) -> Diagnostic {
        Diagnostic(
            .popupWithoutOpener, at: placement.range, "nothing opens the popup '\(placement.id)'",
            hint: "add 'opensFrom: …'")
    }
}
