import SourceDiagnostics

/// Keys whose colon is missing or is another sign: `width 2`, `width = 2`.
enum ColonSlips: SlipDetector {
    static let rules: [Rule] = [.missingColon]

    static func slips(in scene: SlipScene) -> [SyntaxSlip] {
        scene.suspectLines.flatMap { line -> [SyntaxSlip] in
            var starts = [line.start]
            if scene.failure == nil {
                for column in line.indices where !line.isQuoted[column] && (line[column] == "{" || line[column] == ",")
                {
                    starts.append(line.scalars[(column + 1)...].firstIndex { $0 != " " } ?? line.end)
                }
            }
            let slips = starts.compactMap { slip(line, from: $0, in: scene) }
            guard scene.failure == nil, let first = slips.first, let fix = first.finding.fixes.first else {
                return slips
            }
            // What can be read is mended whole.
            let edits = slips.flatMap(\.reading)
            return [SyntaxSlip(first.finding.fixed(by: [FixIt(fix.title, edits: edits, isGuess: fix.isGuess)]))]
        }
    }

    private static func slip(_ line: CodeLine, from start: Int, in scene: SlipScene) -> SyntaxSlip? {
        guard let word = line.word(from: start), !line.isQuoted[start], line.scalars[start].properties.isAlphabetic,
            line.scalars[word].allSatisfy(\.isASCII), line[word.upperBound] != ":"
        else { return nil }
        let range = scene.range(line, word)
        let name = line.text(word)
        var rest = word.upperBound
        while line[rest] == " " { rest += 1 }
        if rest >= line.end {
            // A key alone: what is indented below it is its value.
            guard let next = Self.line(after: line.number, in: scene), next.indent > line.indent else { return nil }
            return slip(range, name, [scene.insert(line.number, word.upperBound, ":")])
        }
        var sign = rest
        while let scalar = line[sign], "=>:".unicodeScalars.contains(scalar), sign < line.end { sign += 1 }
        if sign > rest {
            guard sign < line.end else { return nil }
            let gap = line.isBlank(at: sign) ? "" : " "
            return SyntaxSlip(
                Diagnostic(
                    .missingColon, at: scene.range(line, rest..<sign),
                    "'\(name)' is followed by '\(line.text(rest..<sign))'; a key is followed by a colon",
                    fixes: [FixIt("Write ':'", edits: [scene.edit(line.number, word.upperBound..<sign, ":" + gap)])]))
        }
        guard rest > word.upperBound, looksLikeValue(line, rest, of: name) else { return nil }
        return slip(range, name, [scene.insert(line.number, word.upperBound, ":")])
    }

    private static func slip(_ range: SourceRange, _ name: String, _ edits: [FixIt.Edit]) -> SyntaxSlip {
        SyntaxSlip(
            Diagnostic(
                .missingColon, at: range, "a key is followed by a colon; '\(name)' is not", hint: "add ':'",
                fixes: [FixIt("Add ':'", edits: edits, isGuess: true)]))
    }

    /// Whether something is a value rather than the next word of a sentence.
    private static func looksLikeValue(_ line: CodeLine, _ column: Int, of name: String) -> Bool {
        let isCamelCase = name.dropFirst().contains { $0.isUppercase } && name.first?.isLowercase == true
        let first = line.scalars[column]
        if "$\"'{[#".unicodeScalars.contains(first) || isCamelCase { return true }
        let value = line.text(column..<line.end).prefix { $0 != "," && $0 != "}" }
        return first.properties.numericType != nil && !value.contains(" ") || value == "true" || value == "false"
    }

    private static func line(after number: Int, in scene: SlipScene) -> CodeLine? {
        var number = number + 1
        while let line = scene.line(number) {
            if !line.isBlank { return line }
            number += 1
        }
        return nil
    }
}

/// `...` in the middle of a file.
enum DocumentEnd: SlipDetector {
    static let rules: [Rule] = []

    static func slips(in scene: SlipScene) -> [SyntaxSlip] {
        guard let failure = scene.failure, failure.problem.hasSuffix("<document start>") else { return [] }
        var number = failure.position.line - 1
        while number >= 1, let line = scene.line(number) {
            number -= 1
            guard line.indent == 0, line.text == "..." else { continue }
            return [
                SyntaxSlip(
                    Diagnostic(
                        .severalDocuments, at: scene.range(line, 0..<3),
                        "'...' ends what is read; more text follows below it",
                        fixes: [FixIt("Remove '...'", edits: [scene.edit(line.number, 0..<3, "")])]))
            ]
        }
        return []
    }
}
