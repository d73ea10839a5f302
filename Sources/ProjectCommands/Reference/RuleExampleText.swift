import SourceDiagnostics

/// The files of a rule's example, as people read them.
enum RuleExampleText {
    /// Each file's path and text; those after the eighth are counted in the last text.
    static func files(of example: RuleExample) -> [(path: String, text: String)] {
        let files =
            [(example.path, example.text)] + example.otherFiles.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        let left = files.count - maxFiles
        let shown = files.prefix(maxFiles).map { (path: $0, text: text(of: $1)) }
        return left > 0 ? shown + [("and \(left) more files", "")] : shown
    }

    /// Some examples are long on purpose; their beginning says enough.
    private static func text(of text: String) -> String {
        let lines = readable(text).split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast(text.hasSuffix("\n") ? 1 : 0)
        let shown = lines.prefix(maxLines).map { ($0.count > 90 ? $0.prefix(90) + "…" : $0) + "\n" }.joined()
        return shown + (lines.count > maxLines ? "…\n" : "")
    }

    /// A text with dots for what is no text, as in a picture.
    private static func readable(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 && $0 != "\n" ? "·" : $0 }))
    }

    /// How many files of an example are shown; some have many on purpose.
    private static let maxFiles = 8
    private static let maxLines = 12
}
