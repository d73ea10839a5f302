import SourceDiagnostics

/// Text in braces or brackets that needs quotes because of a hash: `{ name: Mia #1 }`.
enum HashInBrackets: SlipDetector {
    static let rules: [Rule] = []

    static func slips(in scene: SlipScene) -> [SyntaxSlip] { TextInBrackets.slips(in: scene, with: "#") }
}

/// The same because of a colon: `{ name: Ms: Wolf }`.
enum ColonInBrackets: SlipDetector {
    static let rules: [Rule] = []

    static func slips(in scene: SlipScene) -> [SyntaxSlip] { TextInBrackets.slips(in: scene, with: ":") }
}

private enum TextInBrackets {
    static func slips(in scene: SlipScene, with sign: Unicode.Scalar) -> [SyntaxSlip] {
        guard let failure = scene.failure else { return [] }
        let lines = [failure.openBracket?.line, failure.contextPosition?.line, failure.position.line].compactMap(\.self)
        var seen: Set<Int> = []
        return lines.filter { seen.insert($0).inserted }.compactMap { scene.line($0) }.flatMap { line in
            texts(in: line).filter { line.scalars[$0.sign] == sign }.map { text in
                SyntaxSlip(
                    Diagnostic(
                        .syntax, at: scene.range(line, text.sign..<text.sign + 1),
                        sign == "#"
                            ? "'#' behind a blank starts a comment, and hides the rest of the line"
                            : "a colon and a blank start a value; this text already is one",
                        hint: "quote it: \"\(line.text(text.columns))\"",
                        fixes: [
                            FixIt(
                                "Quote the text",
                                edits: [
                                    scene.insert(line.number, text.columns.lowerBound, "\""),
                                    scene.insert(line.number, text.columns.upperBound, "\""),
                                ])
                        ]))
            }
        }
    }

    /// The values of a line that go on behind such a sign, up to what ends them in brackets.
    private static func texts(in line: CodeLine) -> [(columns: Range<Int>, sign: Int)] {
        let all = line.scalars
        guard let open = all.firstIndex(where: { "{[".unicodeScalars.contains($0) }) else { return [] }
        var found: [(columns: Range<Int>, sign: Int)] = []
        var start = open
        while start < all.count {
            guard let colon = all[start...].firstIndex(of: ":"), colon + 1 < all.count else { break }
            var first = colon + 1
            while first < all.count, all[first] == " " { first += 1 }
            guard first < all.count, first > colon + 1 else {
                start = colon + 1
                continue
            }
            if "{[\"'#$".unicodeScalars.contains(all[first]) {
                start = first + 1
                continue
            }
            var end = all[first...].firstIndex { ",}]".unicodeScalars.contains($0) } ?? all.count
            start = end
            guard end < all.count else { break }
            let sign = (first..<end).first { column in
                all[column] == "#" && all[column - 1] == " " || all[column] == ":" && all[column + 1] == " "
            }
            while end > first, all[end - 1] == " " { end -= 1 }
            if let sign, !all[first..<end].contains("\"") { found.append((first..<end, sign)) }
        }
        return found
    }
}
