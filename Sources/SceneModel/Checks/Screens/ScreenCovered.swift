import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let screenCovered = Rule(
        "screen.covered", .warning, "A component lies wholly behind another one.",
        explanation: "What comes later in `compose` lies above, and what has an opaque fill hides all behind it.",
        wrong: .scene(
            sceneHead
                + "compose:\n  - ↓stateBar: { left: 0, right: 0, top: 0, height: 20 }\n"
                + "  - agoraChat: { left: 0, right: 0, top: 0, height: 160 }\n"),
        right: .scene(
            sceneHead
                + "compose:\n  - stateBar: { left: 0, right: 0, top: 0, height: 20 }\n"
                + "  - agoraChat: { left: 0, right: 0, top: stateBar.bottom, height: 160 }\n"))
}
