import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let color = Rule(
        "config.color", .error, "A text is not a colour.",
        explanation: """
            Colours are `#RGB`, `#RRGGBB` or `#RRGGBBAA` in quotes, `rgb(53 123 246 / 80%)`, `clear`, `black`, `white`, \
            the names of iOS's system palette, or `$name` of a token; each may end in an opacity such as `@ 80%`.
            """,
        wrong: .theme(themeHead + "components:\n  stateBar:\n    borderColor: ↓\"#12345\"\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    borderColor: \"#123456\"\n"))
}

extension ConfigReader {
    mutating func reportColor(_ node: YAMLNode, error: ScalarError, named name: String) {
        if reportSplitColor(node, named: name) { return }
        // Messages about a word or a token quote it themselves.
        let isQuoted = node.text.isEmpty || error.message.contains("'\(node.text)'")
        let message = "'\(name)': \(error.message)" + (isQuoted ? "" : "; this is \(Self.shown(node))")
        if let slip = ColorSlip.meant(by: node.text) {
            report(.color, node, message, hint: slip.hint, fixes: slip.fixes(replacing: node))
        } else if let near = error.nameCandidate.flatMap({ Suggestion(nearestTo: $0, in: ColorSyntax.names) }) {
            report(.color, node, message, suggesting: near)
        } else {
            report(.color, node, message, hint: "write \"#RRGGBB\", $name of a colour, black, white or clear")
        }
    }

    /// Reports a colour that is written as a list or a map of its parts; false for any other list or map.
    mutating func reportColorParts(_ node: YAMLNode, named name: String) -> Bool {
        let parts: [YAMLNode]
        switch node.kind {
        case .sequence: parts = node.items
        case .mapping:
            let known = ["r", "g", "b", "a", "red", "green", "blue", "alpha"]
            guard node.entries.allSatisfy({ known.contains($0.key.text) }) else { return false }
            parts = node.entries.map(\.value)
        case .scalar: return false
        }
        let numbers = parts.prefix(3).compactMap { part in part.withBytes { Double(ascii: $0[...]) } }
        guard numbers.count == 3, (3...4).contains(parts.count) else { return false }
        let opacity = parts.dropFirst(3).first.map { " / \($0.text)" } ?? ""
        let right = "rgb(\(numbers.map { PropertyKind.short($0) }.joined(separator: " "))\(opacity))"
        let isColor = Array(right.utf8).withUnsafeBufferPointer { ColorSyntax.parse($0).value != nil }
        report(
            .color, node, "'\(name)': a colour is one text and not \(node.kind.name) of its parts",
            hint: "write '\(right)'",
            fixes: isColor && node.origin == nil
                ? [FixIt("Write '\(right)'", replace: node.range, with: right, isGuess: true)] : [])
        return true
    }

    /// Reports a colour such as `rgb(1, 2, 3)` that its commas end where it stands in brackets; false for any other.
    private mutating func reportSplitColor(_ node: YAMLNode, named name: String) -> Bool {
        guard node.isPlain, node.origin == nil, fixedRange == nil, node.text.contains("("), !node.text.contains(")"),
            let line = node.range.file.line(node.range.start.line)
        else { return false }
        let rest = line.unicodeScalars.dropFirst(node.range.start.column - 1).prefix(100)
        guard let end = rest.firstIndex(of: ")"), rest[..<end].contains(",") else { return false }
        let written = String(rest[...end])
        if written.contains("gradient(") {
            report(.color, node, "'\(name)': a gradient is no colour", hint: "write one colour")
            return true
        }
        let start = SourceRange(file: node.range.file, start: node.range.start, end: node.range.start)
        let place = start.slice(from: 0, length: written.unicodeScalars.count)
        let isRead = Array(written.utf8).withUnsafeBufferPointer { ColorSyntax.parse($0).value != nil }
        let spelling = isRead ? "\"\(written)\"" : ColorSlip.meant(by: written)?.spelling
        noteSplit(place)
        guard !diagnostics.isFull else { return true }
        diagnostics.append(
            Diagnostic(
                .color, at: place, "'\(name)': in braces a comma ends the value, so '\(node.text)' is read",
                hint: isRead ? "quote the colour" : "write \(spelling ?? "a colour without commas")",
                fixes: spelling.map { [FixIt("Write \($0)", replace: place, with: $0)] } ?? []))
        return true
    }
}
