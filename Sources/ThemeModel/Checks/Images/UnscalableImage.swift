import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let unscalableImage = Rule(
        "theme.unscalable-image", .warning, "A drawing does not say which part of the plane it shows.",
        explanation: "With a `viewBox` a drawing fills its place; without one it is cut, or lost in a corner.",
        wrong: .drawing("↓icons/unscaled.svg", "<svg width=\"24\" height=\"24\"/>\n"),
        right: .drawing("icons/unscaled.svg", "<svg viewBox=\"0 0 24 24\"><path d=\"M4 4h16v16z\"/></svg>\n"))
}
