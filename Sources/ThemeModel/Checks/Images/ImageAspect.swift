import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let imageAspect = Rule(
        "theme.image-aspect", .warning, "An image is more than five times as wide as high, or as high as wide.",
        explanation: """
            Most places of images are square, the widest about five times as wide as high. A picture is shown whole, so \
            that of a longer one nearly nothing can be seen.
            """,
        wrong: .drawing("↓icons/banner.svg", "<svg viewBox=\"0 0 144 24\"><path d=\"M4 4h16v16z\"/></svg>\n"),
        right: .drawing("icons/banner.svg", "<svg viewBox=\"0 0 24 24\"><path d=\"M4 4h16v16z\"/></svg>\n"))
}
