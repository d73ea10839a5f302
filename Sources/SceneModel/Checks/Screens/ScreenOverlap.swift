import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let screenOverlap = Rule(
        "screen.overlap", .warning, "Two components that are pressed overlap.",
        explanation: "Only the upper one takes a press where both are.",
        wrong: .scene(
            sceneHead + "compose:\n  - ↓agoraChat: { left: 0, width: 200, top: 0, height: 160 }\n"
                + "  - setting: { left: 160, width: 200, top: 0, height: 160 }\n"),
        right: .scene(
            sceneHead + "compose:\n  - agoraChat: { left: 0, width: 200, top: 0, height: 160 }\n"
                + "  - setting: { left: agoraChat.right, width: 200, top: 0, height: 160 }\n"))
}
