import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let animatedImage = Rule(
        "theme.animated-image", .warning, "An image moves.",
        explanation: "Pictures of a theme stand still: pages show an animated one as it is at its beginning.",
        wrong: .drawing(
            "↓icons/moving.svg", "<svg viewBox=\"0 0 24 24\"><animate attributeName=\"x\"/></svg>\n"),
        right: .drawing("icons/moving.svg", "<svg viewBox=\"0 0 24 24\"><path d=\"M4 4h16v16z\"/></svg>\n"))
}
