import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let smallText = Rule(
        "home.small-text", .warning, "A text is smaller than people can read on a home screen.",
        explanation: "Apple's Human Interface Guidelines ask for at least 11 points in widgets.",
        wrong: .layout("systemMedium", "- text: { value: Today, size: ↓8 }\n"),
        right: .layout("systemMedium", "- text: { value: Today, size: 11 }\n"))
}

/// Texts are large enough to read.
enum TextIsReadable: LayoutCheck {
    static let rules: [Rule] = [.smallText]

    /// In points.
    private static let least = 11.0

    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic]) {
        for entry in layout.entries {
            guard let value = entry.source["size"], let size = value.literalNumber, size < least else { continue }
            diagnostics.append(
                Diagnostic(
                    .smallText, at: value.range, "text of \(size.shortText) points is hard to read on a home screen",
                    hint: "use at least \(least.shortText)"))
        }
    }
}
