import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let blankImage = Rule(
        "theme.blank-image", .warning, "A drawing draws nothing.",
        explanation: """
            It has no shape, or none that is painted: where the image should be, nobody sees anything. A shape has a \
            'fill', which is black by itself, or a 'stroke'.
            """,
        wrong: .drawing(
            "↓icons/blank.svg", "<svg viewBox=\"0 0 24 24\"><path fill=\"none\" d=\"M4 4h16v16z\"/></svg>\n"),
        right: .drawing("icons/blank.svg", "<svg viewBox=\"0 0 24 24\"><path d=\"M4 4h16v16z\"/></svg>\n"))
}
