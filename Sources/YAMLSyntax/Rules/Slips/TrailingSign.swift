import SourceDiagnostics

/// A full stop, a comma or a semicolon behind what a bracket or a quotation mark has ended: `{ a: 1 };`, `"text"。`.
enum TrailingSign: SlipDetector {
    static let rules: [Rule] = []

    static func slips(in scene: SlipScene) -> [SyntaxSlip] {
        guard scene.failure != nil else { return [] }
        return scene.suspectLines.prefix(4).compactMap { line in
            var start = line.end
            while start > line.indent, !line.isQuoted[start - 1], signs.contains(line.scalars[start - 1]) { start -= 1 }
            guard start < line.end, start > line.start,
                let before = line.scalars[..<start].lastIndex(where: { $0 != " " }),
                line.isQuoted[before] || "}]｝］".unicodeScalars.contains(line.scalars[before])
            else { return nil }
            let sign = line.text(start..<line.end)
            return SyntaxSlip(
                Diagnostic(
                    .syntax, at: scene.range(line, start..<line.end), "the line ends with '\(sign)'",
                    hint: "YAML needs no '\(sign)' here",
                    fixes: [FixIt("Remove '\(sign)'", edits: [scene.edit(line.number, start..<line.end, "")])]))
        }
    }

    private static let signs = Set(";,.。．，；、".unicodeScalars)
}
