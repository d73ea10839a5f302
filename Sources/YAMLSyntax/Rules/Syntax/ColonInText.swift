import SourceDiagnostics

extension Rule {
    /// `a: b: c`.
    static let colonInText = Rule(
        "yaml.colon-in-text", .error, "Text without quotes contains a colon and a space.",
        explanation: "A colon followed by a space starts a value. Quote text that contains one.",
        wrong: .theme("theme: example\nextends: base\ntitle: Example↓: light and dark\n"),
        right: .theme("theme: example\nextends: base\ntitle: \"Example: light and dark\"\n"))
}

/// A second colon on a line whose text has no quotes.
enum ColonInText: SyntaxExplanation, SlipDetector {
    static let rules: [Rule] = [.colonInText]

    static func slips(in scene: SlipScene) -> [SyntaxSlip] {
        guard let failure = scene.failure, let finding = explain(failure, in: scene.file) else { return [] }
        let other = braces(failure.position, in: scene) ?? map(failure.position, finding, in: scene)
        return (other.map { [$0] } ?? []) + [SyntaxSlip(finding)]
    }

    /// `sun: light: white }`, `sun: (light: white)`: a map whose braces are missing, or are other signs.
    private static func braces(_ colon: SourcePosition, in scene: SlipScene) -> SyntaxSlip? {
        guard let line = scene.line(colon.line), let key = line.key, line.end > 0 else { return nil }
        var start = key.upperBound + 1
        while line[start] == " " { start += 1 }
        guard start < line.end - 1, !line.isQuoted[line.end - 1] else { return nil }
        let text = line.text(start..<line.end)
        let place = scene.range(line, start..<start + 1)
        func slip(_ message: String, _ hint: String, _ edits: [FixIt.Edit]) -> SyntaxSlip {
            SyntaxSlip(
                Diagnostic(
                    .openBracket, at: place, message, hint: hint,
                    fixes: [FixIt("Write the braces", edits: edits, isGuess: true)]))
        }
        if text.hasSuffix("}"), !text.contains("{") {
            return slip(
                "a '{' is missing before this, which a '}' closes", "write '{ '",
                [scene.insert(line.number, start, "{ ")])
        }
        let pairs: [(Character, Character)] = [("(", ")"), ("<", ">"), ("（", "）")]
        guard let open = text.first, let close = text.last, pairs.contains(where: { $0.0 == open && $0.1 == close })
        else { return nil }
        return slip(
            "a map stands in braces, not in '\(open)' and '\(close)'", "write '{' and '}'",
            [scene.edit(line.number, start..<start + 1, "{"), scene.edit(line.number, line.end - 1..<line.end, "}")])
    }

    /// `stateBar: borderWidth: 2`: what looks like a property, and not like a text with a colon, belongs into braces.
    private static func map(
        _ colon: SourcePosition, _ finding: Diagnostic, in scene: SlipScene
    ) -> SyntaxSlip? {
        guard let line = scene.line(colon.line), let key = line.key else { return nil }
        var start = key.upperBound + 1
        while line[start] == " " { start += 1 }
        guard let word = line.word(from: start), word.upperBound == colon.column - 1,
            line.scalars[start].properties.isLowercase, line.scalars[word].allSatisfy(\.isASCII)
        else { return nil }
        let name = line.text(word)
        if let next = scene.line(colon.line + 1), next.indent > key.lowerBound, !next.isBlank {
            let column = String(repeating: " ", count: next.indent)
            return SyntaxSlip(
                Diagnostic(
                    .colonInText, at: finding.range, finding.message,
                    hint: "put '\(name)' on a line of its own below '\(line.text(key))'",
                    fixes: [
                        FixIt(
                            "Put '\(name)' on a line of its own",
                            edits: [scene.edit(line.number, key.upperBound + 1..<start, "\n" + column)], isGuess: true)
                    ]), reading: [scene.edit(line.number, start..<line.end, "")])
        }
        return SyntaxSlip(
            Diagnostic(
                .colonInText, at: finding.range, finding.message,
                hint: "put '\(name)' on a line of its own below '\(line.text(key))', or in braces",
                fixes: [
                    FixIt(
                        "Write '\(line.text(key)): { \(name): … }'",
                        edits: [scene.insert(line.number, start, "{ "), scene.insert(line.number, line.end, " }")],
                        isGuess: true)
                ]))
    }

    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic? {
        guard failure.problem == "mapping values are not allowed in this context" else { return nil }
        return Diagnostic(
            .colonInText, at: file.place(failure.position),
            "a colon and a space start a value; this text already is one", hint: "quote the text",
            fixes: textBefore(failure.position, in: file).map { [.quoting($0.range, $0.text)] } ?? [])
    }

    /// The whole text that the colon stands in: it starts after the first colon with a space, and has no quoted part.
    private static func textBefore(
        _ position: SourcePosition, in file: SourceFile
    ) -> (range: SourceRange, text: String)? {
        let line = Array((file.line(position.line) ?? "").unicodeScalars)
        guard let colon = line.indices.first(where: { line[$0] == ":" && $0 + 1 < line.count && line[$0 + 1] == " " }),
            colon + 1 < position.column - 1
        else { return nil }
        return file.restOfLine(from: SourcePosition(line: position.line, column: colon + 3))
    }
}
