import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let screenEmpty = Rule(
        "screen.empty", .warning, "A component has no width or no height.",
        explanation: "Its edges meet each other on that screen, or its size is 0.",
        wrong: .bar("left: 0, right: 0, top: 0, ↓height: 0"),
        right: .bar("left: 0, right: 0, top: 0, height: 20"))
}
