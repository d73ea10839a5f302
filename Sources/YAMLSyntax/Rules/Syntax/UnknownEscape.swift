import SourceDiagnostics

extension Rule {
    /// `\d` in double quotes.
    static let escape = Rule(
        "yaml.escape", .error, "Text in double quotes has an escape that YAML does not know.",
        explanation: "In double quotes a backslash starts an escape. Double it, or use single quotes.",
        wrong: .theme("theme: example\nextends: base\ntitle: \"Physics↓\\dept\"\n"),
        right: .theme("theme: example\nextends: base\ntitle: 'Physics\\dept'\n"))
}

/// A backslash in double quotes, followed by something that YAML gives no meaning.
enum UnknownEscape: SyntaxExplanation {
    static let rules: [Rule] = [.escape]

    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic? {
        let isEscape = [
            "found unknown escape character", "did not find expected hexdecimal number",
            "found invalid Unicode character escape code",
        ].contains(failure.problem)
        guard isEscape else { return nil }
        let range = file.escapeRange(before: failure.position)
        let start = SourceRange(file: file, start: range.start, end: range.start)
        if let slashes = pathEdits(around: range, in: file) {
            return Diagnostic(
                .escape, at: range, "in double quotes a backslash starts an escape, and paths have slashes",
                hint: "write slashes: \(slashes.text)", fixes: [FixIt("Write slashes", edits: slashes.edits)])
        }
        return Diagnostic(
            .escape, at: range, "no such escape in double quotes", hint: "double the backslash, or use single quotes",
            fixes: [FixIt("Double the backslash", replace: start, with: "\\", isGuess: true)])
    }

    /// The backslashes of a path, as slashes; nil for text that is no path.
    private static func pathEdits(
        around place: SourceRange, in file: SourceFile
    ) -> (text: String, edits: [FixIt.Edit])? {
        guard let scalars = file.line(place.start.line).map({ Array($0.unicodeScalars) }),
            let start = scalars[..<min(place.start.column - 1, scalars.count)].lastIndex(of: "\""),
            let end = scalars[(start + 1)...].firstIndex(of: "\"")
        else { return nil }
        let inside = String(String.UnicodeScalarView(scalars[(start + 1)..<end]))
        let ending = inside.split(separator: ".").last.map { $0.lowercased() } ?? ""
        guard inside.contains("."),
            ["svg", "png", "yaml", "yml", "ttf", "otf", "woff2", "jpg", "jpeg"].contains(ending),
            !inside.contains(" ")
        else { return nil }
        let edits = (start + 1..<end).filter { scalars[$0] == "\\" }.map { column in
            FixIt.Edit(
                range: SourceRange(
                    file: file, start: SourcePosition(line: place.start.line, column: column + 1),
                    end: SourcePosition(line: place.start.line, column: column + 2)), text: "/")
        }
        return (inside.replacing("\\", with: "/"), edits)
    }
}
