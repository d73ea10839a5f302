import SourceDiagnostics

/// Brackets in a value that goes on around them: `{ value: of {toys}, size: 2 }`, `{ last: optional [date] }`.
///
/// A comma would make a key of the brackets, which nothing has.
enum BracketInValue: SlipDetector {
    static let rules: [Rule] = []

    static func slips(in scene: SlipScene) -> [SyntaxSlip] {
        guard let failure = scene.failure, failure.isInBrackets, let line = scene.line(failure.position.line),
            let sign = failure.startOfBrackets.flatMap({ scene.file.character(at: $0) }), sign == "{",
            let value = value(of: line, around: failure.position.column - 1)
        else { return [] }
        guard let bracket = value.first(where: { isOpening(line.scalars[$0]) }) else { return [] }
        let text = line.text(value)
        let place = scene.range(line, bracket..<bracket + 1)
        let quoted = [
            scene.insert(line.number, value.lowerBound, "\""), scene.insert(line.number, value.upperBound, "\""),
        ]
        if line.scalars[bracket] == "{", !startsMap(bracket, of: line) {
            return [
                SyntaxSlip(
                    Diagnostic(
                        .syntax, at: place, "'{' starts a map, and this is a text with braces",
                        hint: "quote it: \"\(text)\"", fixes: [FixIt("Quote the text", edits: quoted)]))
            ]
        }
        guard bracket > value.lowerBound else { return [] }
        let name = line.text(value.lowerBound..<bracket).trimmingBlanks
        let rest = line.text(bracket..<value.upperBound)
        return [
            SyntaxSlip(
                Diagnostic(
                    .syntax, at: place, "'\(line.scalars[bracket])' cannot follow the text '\(name)'",
                    hint: "write { \(name): \(rest) } for a map, or \"\(text)\" for a text"), reading: quoted)
        ]
    }

    /// The columns of the value that goes on at a column, from behind its key to what ends it.
    ///
    /// - Returns: Nil for none, and for one that quotation marks would change.
    private static func value(of line: CodeLine, around column: Int) -> Range<Int>? {
        guard column > 0, column < line.end, let start = start(of: line, before: column) else { return nil }
        var depth = 0
        var end = column
        while end < line.end, depth > 0 || !",]}".unicodeScalars.contains(line.scalars[end]) {
            if isOpening(line.scalars[end]) { depth += 1 }
            if isClosing(line.scalars[end]) { depth -= 1 }
            end += 1
        }
        guard depth == 0, end < line.end else { return nil }
        while end > column, line.isBlank(at: end - 1) { end -= 1 }
        return line.scalars[start..<end].contains { $0 == "\"" || $0 == "\\" } ? nil : start..<end
    }

    private static func start(of line: CodeLine, before column: Int) -> Int? {
        var depth = 0
        for index in (0..<column).reversed() {
            let scalar = line.scalars[index]
            if isClosing(scalar) { depth += 1 }
            if isOpening(scalar) { depth -= 1 }
            if depth < 0 || depth == 0 && scalar == "," { return nil }
            if depth == 0, scalar == ":", line.isBlank(at: index + 1) {
                return (index + 1..<column).first { !line.isBlank(at: $0) }
            }
        }
        return nil
    }

    /// Whether a brace is followed by a key.
    private static func startsMap(_ brace: Int, of line: CodeLine) -> Bool {
        let first = (brace + 1..<line.end).first { !line.isBlank(at: $0) }
        return first.flatMap { line.word(from: $0) }.map { line[$0.upperBound] == ":" } ?? false
    }

    private static func isOpening(_ scalar: Unicode.Scalar) -> Bool { scalar == "{" || scalar == "[" }

    private static func isClosing(_ scalar: Unicode.Scalar) -> Bool { scalar == "}" || scalar == "]" }
}
