import SourceDiagnostics

extension Rule {
    /// `{ light: #FFF }`.
    static let unquotedColor = Rule(
        "yaml.unquoted-color", .error, "A colour inside brackets starts with # and has no quotes.",
        explanation: """
            In YAML a `#` after a space starts a comment, which here swallows the closing bracket as well. Quote the \
            colour.
            """,
        wrong: .theme(
            "theme: example\nextends: base\ncolors:\n  systemDividerColor: { light: ↓#DDE1EB, dark: #3A404C }\n"),
        right: .theme(
            "theme: example\nextends: base\ncolors:\n"
                + "  systemDividerColor: { light: \"#DDE1EB\", dark: \"#3A404C\" }\n"))
}

/// A colour in brackets that starts a comment, the commonest reason for a bracket that stays open.
///
/// In `{ light: #FFF, dark: #000 }` all after the first `#` is a comment.
enum UnquotedColor: SyntaxExplanation, SlipDetector {
    static let rules: [Rule] = [.unquotedColor]

    static func slips(in scene: SlipScene) -> [SyntaxSlip] {
        scene.failure.flatMap { explain($0, in: scene.file) }.map { [SyntaxSlip($0)] } ?? []
    }

    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic? {
        guard failure.isInBrackets, let start = failure.startOfBrackets else { return nil }
        var colors: [(range: SourceRange, text: String)] = []
        var line = start.line
        while line < start.line + maxLines, let text = file.line(line) {
            colors += Self.colors(in: Array(text.unicodeScalars), of: file, line: line)
            if text.contains("}") || text.contains("]") { break }
            line += 1
        }
        guard let first = colors.first else { return nil }
        let sign = file.character(at: start).map(String.init) ?? "{"
        return Diagnostic(
            .unquotedColor, at: first.range,
            "'\(first.text)' starts a comment, so that the '\(sign)' before it is not closed", hint: "quote the colour",
            notes: [.init("'\(sign)' is opened here", at: SourceRange(file: file, start: start, end: start))],
            fixes: [
                FixIt(
                    colors.count == 1 ? "Quote the colour" : "Quote the colours",
                    edits: colors.map { FixIt.Edit(range: $0.range, text: "\"\($0.text)\"") })
            ])
    }

    /// How many lines are searched: brackets that go on longer are taken for ones that never close.
    private static let maxLines = 100

    private static func colors(
        in line: [Unicode.Scalar], of file: SourceFile, line number: Int
    ) -> [(range: SourceRange, text: String)] {
        var found: [(range: SourceRange, text: String)] = []
        for index in line.indices
        where line[index] == "#" && index > 0 && " [,".unicodeScalars.contains(line[index - 1]) {
            let digits = line[(index + 1)...].prefix { $0.properties.isASCIIHexDigit }
            let next = line.dropFirst(digits.endIndex).first
            let isAlone = next.map { " ,}]".unicodeScalars.contains($0) } ?? true
            // Anything else is a comment, and so is the rest of the line.
            guard [3, 6, 8].contains(digits.count), isAlone else { break }
            let place = SourcePosition(line: number, column: index + 1)
            let range = SourceRange(file: file, start: place, end: place).slice(from: 0, length: digits.count + 1)
            found.append((range, "#" + String(String.UnicodeScalarView(digits))))
        }
        return found
    }
}
