import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let screenOutside = Rule(
        "screen.outside", .warning, "A component lies off the screen, wholly or in part.",
        explanation: "What goes beyond the edges of a scene is cut there. Every screen with a name is looked at.",
        wrong: .bar("left: 0, right: 0, ↓top: -12, height: 20"),
        right: .bar("left: 0, right: 0, top: 0, height: 20"))
}
