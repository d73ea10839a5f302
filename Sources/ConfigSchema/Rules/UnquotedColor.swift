import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let unquotedColor = Rule(
        "config.unquoted-color", .error, "A colour starts with # and has no quotes, so YAML reads a comment.",
        explanation: "In YAML a `#` after a space starts a comment, and the property is left empty. Quote the colour.",
        wrong: .theme(themeHead + "components:\n  stateBar:\n    borderColor: ↓#CCCCCC\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    borderColor: \"#CCCCCC\"\n"))
}

extension ConfigReader {
    /// Reports the colour that stands where a key's value was meant; false when there is none.
    mutating func reportUnquotedColor(after key: YAMLNode, named name: String) -> Bool {
        guard let comment = Self.commentedColor(after: key) else { return false }
        diagnostics.append(
            Diagnostic(
                .unquotedColor, at: comment.range,
                "'\(name)' has no value: YAML reads '\(comment.text)' as a comment", hint: "quote the colour",
                fixes: [FixIt("Quote the colour", replace: comment.range, with: "\"\(comment.text)\"")]))
        return true
    }

    /// The `#…` that stands where a key's value was meant.
    private static func commentedColor(after key: YAMLNode) -> (range: SourceRange, text: String)? {
        guard let line = key.range.file.line(key.range.end.line) else { return nil }
        // A line may be as long as a file; the colour stands close behind its key.
        let rest = Array(line.unicodeScalars.dropFirst(key.range.end.column - 1).prefix(100))
        guard let sign = rest.firstIndex(of: "#"), rest[..<sign].allSatisfy({ $0 == ":" || $0 == " " }) else {
            return nil
        }
        let text = rest[sign...].prefix { !" ,}]".unicodeScalars.contains($0) }
        guard [4, 7, 9].contains(text.count), text.dropFirst().allSatisfy({ Character($0).isHexDigit }) else {
            return nil
        }
        let opacity = String(String.UnicodeScalarView(rest[(sign + text.count)...])).prefixMatch(of: /\ *@\ *[0-9.]+%/)
        let length = text.count + (opacity?.output.unicodeScalars.count ?? 0)
        let start = SourcePosition(line: key.range.end.line, column: key.range.end.column + sign)
        let range = SourceRange(file: key.range.file, start: start, end: start).slice(from: 0, length: length)
        return (range, String(String.UnicodeScalarView(rest[sign..<(sign + length)])))
    }
}
