import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let oversizedImage = Rule(
        "theme.oversized-image", .warning, "A picture has many more pixels than any screen shows of it.",
        explanation: "Each pixel takes four bytes of a page's memory, however small it is shown.",
        wrong: .drawing("↓icons/large.gif", smallGIF(size: "\u{0}\u{20}")),
        right: .drawing("icons/large.gif", smallGIF(size: "\u{20}\u{0}")))

    /// A GIF of one pixel on a screen of some size, whose lower byte comes first.
    private static func smallGIF(size: String) -> String {
        let frame = ",\u{0}\u{0}\u{0}\u{0}\u{1}\u{0}\u{1}\u{0}\u{0}\u{2}\u{1}D\u{0};"
        return "GIF89a\(size)\(size)\u{0}\u{0}\u{0}" + frame
    }
}
