import SourceDiagnostics

/// Marks of Markdown, which chats and documents put around what is copied from them: fences, bullets, headings, bold
/// words, code.
enum MarkdownMarks: SlipDetector {
    static let rules: [Rule] = []

    static func slips(in scene: SlipScene) -> [SyntaxSlip] {
        scene.suspectLines.prefix(6).flatMap { line in
            scene.failure == nil
                ? bullets(line, in: scene)
                : fences(line, in: scene) + bold(line, in: scene) + bullets(line, in: scene) + code(line, in: scene)
                    + heading(above: line, in: scene)
        }
    }

    private static let maxLines = 2000

    /// The lines of ```` ``` ```` around a block of code.
    private static func fences(_ line: CodeLine, in scene: SlipScene) -> [SyntaxSlip] {
        guard line.text.hasPrefix("```") || line.text.hasPrefix("~~~") else { return [] }
        let sign = String(line.text.prefix(3))
        let fences = (1...min(scene.file.lineStarts.count, maxLines)).compactMap { scene.line($0) }
            .filter { $0.text.hasPrefix(sign) }
        return [
            SyntaxSlip(
                Diagnostic(
                    .syntax, at: scene.whole(line), "'\(sign)' is a fence of Markdown, which has no place in a file",
                    hint: fences.count > 1 ? "delete it, and the one that closes it" : "delete the line",
                    fixes: [
                        FixIt(
                            "Delete '\(sign)'",
                            edits: fences.map { scene.edit($0.number, 0..<$0.scalars.count, "") })
                    ]))
        ]
    }

    /// `* width: 2`, `• width: 2`: alone, or with all beside it.
    private static func bullets(_ line: CodeLine, in scene: SlipScene) -> [SyntaxSlip] {
        guard let sign = line[line.indent], bulletSigns.contains(sign), line[line.indent + 1] == " " else { return [] }
        var all = [line]
        for step in [1, -1] {
            var number = line.number + step
            while all.count < 200, let other = scene.line(number) {
                number += step
                if other.isBlank || other.indent > line.indent { continue }
                guard other.indent == line.indent, other[other.indent] == sign, other[other.indent + 1] == " " else {
                    break
                }
                all.append(other)
            }
        }
        let isInList = [-1, 1].contains { step in
            var number = line.number + step
            while let other = scene.line(number), other.isBlank || other.indent > line.indent { number += step }
            return scene.line(number).map { $0.indent == line.indent && $0.start > $0.indent } ?? false
        }
        let hasKey = line.text.drop { $0 != " " }.contains(":")
        let dashed = isInList || !hasKey
        let choices = dashed ? ["-", nil] : [nil, "-"]
        return choices.map { replacement in
            let edits = all.map { other in
                scene.edit(
                    other.number, other.indent..<other.indent + (replacement == nil ? 2 : 1), replacement ?? "")
            }
            return SyntaxSlip(
                Diagnostic(
                    .syntax, at: scene.range(line, line.indent..<line.indent + 1),
                    "'\(sign)' is a bullet of other programs",
                    hint: replacement == nil ? "a key needs none" : "items of a list start with '- '",
                    fixes: [FixIt(replacement == nil ? "Remove '\(sign)'" : "Write '-'", edits: edits, isGuess: true)]))
        }
    }

    private static let bulletSigns = Set("*+•·‣●○◦▪■".unicodeScalars)

    /// `**theme**: x`.
    private static func bold(_ line: CodeLine, in scene: SlipScene) -> [SyntaxSlip] {
        guard line.text.hasPrefix("**") else { return [] }
        let marks = line.indices.filter { line[$0] == "*" && line[$0 + 1] == "*" && !line.isQuoted[$0] }
        guard marks.count >= 2 else { return [] }
        let edits = marks.prefix(2).map { scene.edit(line.number, $0..<$0 + 2, "") }
        return [
            SyntaxSlip(
                Diagnostic(
                    .syntax, at: scene.range(line, line.indent..<line.indent + 2),
                    "'**' makes words bold in Markdown, and means nothing here", hint: "write the key without it",
                    fixes: [FixIt("Remove '**'", edits: edits)]))
        ]
    }

    /// `` `text` ``.
    private static func code(_ line: CodeLine, in scene: SlipScene) -> [SyntaxSlip] {
        let marks = line.indices.filter { line[$0] == "`" && !line.isQuoted[$0] }
        guard marks.count == 2, let first = marks.first, let last = marks.last else { return [] }
        let inside = line.text(first + 1..<last)
        let quote = inside.first.map { !$0.isLetter && !$0.isNumber && $0 != "$" } ?? true
        let mark = quote ? "\"" : ""
        return [
            SyntaxSlip(
                Diagnostic(
                    .reservedCharacter, at: scene.range(line, first..<first + 1),
                    "'`' marks code in Markdown; YAML's quotation marks are \" and '",
                    hint: quote ? "write \"\(inside)\"" : "write \(inside)",
                    fixes: [
                        FixIt(
                            quote ? "Write straight quotes" : "Remove the marks",
                            edits: [first, last].map { scene.edit(line.number, $0..<$0 + 1, mark) })
                    ]))
        ]
    }

    /// `## colors` above what belongs to it: a comment where a key was meant.
    private static func heading(above line: CodeLine, in scene: SlipScene) -> [SyntaxSlip] {
        var number = line.number - 1
        while let text = scene.file.line(number), text.allSatisfy({ $0 == " " }), number > 1 { number -= 1 }
        guard let text = scene.file.line(number).map({ Array($0.unicodeScalars) }) else { return [] }
        let indent = text.prefix { $0 == " " }.count
        let sign = text[indent...].prefix { $0 == "#" }
        let name = text[sign.endIndex...].drop { $0 == " " }
        let word = name.prefix { CodeLine.isInName($0) && $0.isASCII }
        let rest = name.dropFirst(word.count)
        guard !sign.isEmpty, !word.isEmpty, rest.allSatisfy({ $0 == ":" || $0 == " " }), indent < line.indent else {
            return []
        }
        let key = String(String.UnicodeScalarView(word))
        return [
            SyntaxSlip(
                Diagnostic(
                    .syntax, at: scene.range(number, indent..<text.count),
                    "'#' makes a comment of '\(key)', to which the lines below belong", hint: "write '\(key):'",
                    fixes: [
                        FixIt(
                            "Write '\(key):'", edits: [scene.edit(number, indent..<text.count, key + ":")],
                            isGuess: true)
                    ]))
        ]
    }
}
