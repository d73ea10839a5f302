import SourceDiagnostics

extension Rule {
    /// `：` for `:`.
    static let lookAlike = Rule(
        "yaml.look-alike", .error, "A character looks like one of YAML's signs and is another.",
        explanation: """
            Full-width and ideographic punctuation, curly quotes, long dashes, no-break spaces and characters that cannot \
            be seen are text for YAML. Signs, blanks and quotes around text are those of ASCII; in text for people all \
            characters are right.
            """,
        wrong: .theme("theme: example\nextends: base\ntitle↓：Example\n"),
        right: .theme("theme: example\nextends: base\ntitle: Example\n"))
}

/// Signs and blanks that an input method or a web page wrote in place of YAML's.
enum LookAlikeSign: SlipDetector {
    static let rules: [Rule] = [.lookAlike]

    static func slips(in scene: SlipScene) -> [SyntaxSlip] {
        scene.suspectLines.flatMap { line -> [SyntaxSlip] in
            guard line.scalars.contains(where: { !$0.isASCII }) else { return [] }
            let changes = changes(of: line, in: scene)
            guard !changes.isEmpty else { return [] }
            // What can be read is mended whole; where reading stopped, as few signs as are needed.
            let counts = scene.failure == nil ? [changes.count] : Array(1...min(changes.count, maxChanges))
            let leading = line.scalars.prefix { $0 == " " || LookAlike($0)?.isBlank == true }.count
            // Blanks that came beside a line's own spaces are too many.
            let without = changes.map { change in
                change.columns.upperBound <= leading && line.indent > 0
                    ? Change(columns: change.columns, sign: change.sign, text: "") : change
            }
            return counts.flatMap { count in
                [changes, without].map { slip(Array($0.prefix(count)), line, in: scene) }
            }
        }
    }

    private static let maxChanges = 16

    private struct Change {
        let columns: Range<Int>
        let sign: LookAlike
        let text: String
    }

    private static func slip(_ changes: [Change], _ line: CodeLine, in scene: SlipScene) -> SyntaxSlip {
        let first = changes[0]
        let isOne = changes.count == 1
        let title =
            !isOne
            ? "Write the signs in ASCII"
            : first.sign.isInvisible
                ? "Remove the character" : first.sign.isBlank ? "Write a space" : "Write '\(first.sign.ascii)'"
        let others = changes.dropFirst().prefix(3).map { change in
            Diagnostic.Note(change.sign.sentence, at: scene.range(line, change.columns))
        }
        return SyntaxSlip(
            Diagnostic(
                .lookAlike, at: scene.range(line, first.columns), first.sign.sentence,
                hint: first.sign.isInvisible
                    ? "remove it" : "write \(first.sign.isBlank ? "a space" : "'\(first.sign.ascii)'")",
                notes: others,
                fixes: [
                    FixIt(title, edits: changes.map { FixIt.Edit(range: scene.range(line, $0.columns), text: $0.text) })
                ]))
    }

    private static func changes(of line: CodeLine, in scene: SlipScene) -> [Change] {
        var found: [Change] = []
        let isAfterBracket = scene.failure?.openBracket.map { $0.line < line.number } ?? false
        var isInBrackets = isAfterBracket
        for column in line.scalars.indices {
            let scalar = line.scalars[column]
            if "{[｛［".unicodeScalars.contains(scalar) { isInBrackets = true }
            guard let sign = LookAlike(scalar), !isText(column, in: line) else { continue }
            guard let text = replacement(for: sign, at: column, of: line, isInBrackets: isInBrackets) else { continue }
            found.append(Change(columns: column..<column + 1, sign: sign, text: text))
        }
        return found
    }

    /// Whether a column is in quotes or in a comment.
    private static func isText(_ column: Int, in line: CodeLine) -> Bool {
        line.isQuoted[column] || column >= line.end && line.scalars[line.end...].contains("#") && column > line.end
    }

    /// What stands for a sign at its place; nil where it is text.
    private static func replacement(
        for sign: LookAlike, at column: Int, of line: CodeLine, isInBrackets: Bool
    ) -> String? {
        let before = line.scalars[..<column].last { !isBlank($0) }
        let next = line[column + 1]
        let after = line.scalars[(column + 1)...].first { !isBlank($0) }
        let gap = next.map { isBlank($0) } ?? true ? "" : " "
        if sign.isInvisible { return before.map { isSign($0) } ?? true || isInKey(column, line) ? "" : nil }
        switch sign.ascii {
        case " ":
            if before == nil { return sign.scalar.value == 0x3000 ? "  " : " " }
            return before.map { isSign($0) } == true || isInKey(column, line) ? " " : nil
        case ":": return endsKey(column, line) ? ":" + gap : nil
        case ",":
            let isBeforeKey = after.map { $0.isASCII || isSign($0) || "\"'".contains(LookAlike($0)?.ascii ?? "x") }
            return isInBrackets && isBeforeKey ?? true ? "," + gap : nil
        case "{", "[": return before.map { isSign($0) } ?? true ? sign.ascii : nil
        case "}", "]": return isInBrackets ? sign.ascii : nil
        case "\"", "'":
            let opens = before.map { isSign($0) } ?? true
            let closes = after.map { isSign($0) } ?? true
            return opens || closes ? sign.ascii : nil
        case "#": return before == nil || column > 0 && isBlank(line.scalars[column - 1]) ? "#" : nil
        case "-": return before == nil ? "-" + gap : nil
        default: return nil
        }
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || LookAlike(scalar)?.isBlank == true
    }

    /// Whether a character is one of those that stand around keys and values.
    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        let ascii = scalar.isASCII ? String(scalar) : LookAlike(scalar)?.ascii ?? "x"
        return ":,{}[]#-".contains(ascii) || ascii.isEmpty
    }

    /// Whether a colon stands behind a name, which stands where a key may.
    private static func endsKey(_ column: Int, _ line: CodeLine) -> Bool {
        let (name, sign) = nameBefore(column, line)
        return name > 0 && (sign.map { isSign($0) && $0 != ":" } ?? true)
    }

    /// Whether a column is in a name that a colon follows, and that stands where a key may.
    private static func isInKey(_ column: Int, _ line: CodeLine) -> Bool {
        let rest = line.scalars[column...].prefix { $0 != ":" && LookAlike($0)?.ascii != ":" && $0 != "," }
        return rest.endIndex < line.scalars.count && line.scalars[rest.endIndex] != ","
            && endsKey(rest.endIndex, line)
    }

    /// How many characters of a name stand before a column, and the sign in front of them.
    private static func nameBefore(_ column: Int, _ line: CodeLine) -> (count: Int, sign: Unicode.Scalar?) {
        var count = 0
        for scalar in line.scalars[..<column].reversed() {
            let isQuote = "\"'".contains(scalar.isASCII ? String(scalar) : LookAlike(scalar)?.ascii ?? "x")
            let isName = scalar.isASCII && CodeLine.isInName(scalar) && (scalar != "-" || count > 0)
            if isName || isQuote {
                count += 1
            } else if !isBlank(scalar), LookAlike(scalar)?.isInvisible != true {
                return (count, scalar)
            }
        }
        return (count, nil)
    }
}
