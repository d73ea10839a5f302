import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let iconContrast = Rule(
        "theme.icon-contrast", .warning, "An icon can hardly be told from what lies behind it.",
        explanation: """
            Icons by which people understand something need a contrast of 3 to 1 (WCAG 2.2, 1.4.11), in every mode. The \
            tint of an image that is one colour counts, or the colour beside it; of other pictures nothing is known.
            """,
        wrong: .theme(
            themeHead + "images:\n  ic_network_good: { file: icons/network-good.svg, tint: ↓white }\n"),
        right: .theme(
            themeHead + "images:\n  ic_network_good: { file: icons/network-good.svg, tint: $systemSafeColor }\n"))
}
