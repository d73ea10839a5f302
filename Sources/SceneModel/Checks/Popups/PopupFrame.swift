import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let popupFrame = Rule(
        "scene.popup-frame", .warning, "A popup has a frame of its own.",
        explanation: "A popup stands beside what opens it, in its own size.",
        wrong: .scene(
            sceneHead + barExample + "  - networkStats: { kind: suspend, opensFrom: stateBar.networkState, ↓left: 0 }\n"
        ),
        right: .scene(sceneHead + popupExample))
}

extension Diagnostic {
    /// The finding about an edge that a popup sets.
    static func popupFrame(_ placement: Placement, _ frame: Placement.EdgeValue) -> Diagnostic {
        Diagnostic(
            .popupFrame, at: frame.keyRange,
            "'\(placement.id)' is a popup, which stands beside what opens it; '\(frame.edge.name)' has no effect")
    }
}
