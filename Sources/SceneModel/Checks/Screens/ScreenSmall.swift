import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let screenSmall = Rule(
        "screen.small", .warning, "What is pressed is too small for a finger.",
        explanation: "24 points in each direction are the least (WCAG 2.5.8).",
        wrong: .scene(
            sceneHead + "compose:\n  - agoraChat: { left: 0, ↓width: 12, top: 0, height: 160 }\n"),
        right: .scene(
            sceneHead + "compose:\n  - agoraChat: { left: 0, width: 200, top: 0, height: 160 }\n"))
}
