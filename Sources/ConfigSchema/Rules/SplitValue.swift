import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let splitValue = Rule(
        "config.split-value", .error, "A comma in braces ends a value that was to go on.",
        explanation: """
            Inside of `{ }` and `[ ]` a comma separates entries. A text with a comma needs quotes there, and a fraction \
            is written with a point.
            """,
        wrong: .theme(themeHead + "shadows:\n  container: { color: black, opacity: ↓0,5 }\n"),
        right: .theme(themeHead + "shadows:\n  container: { color: black, opacity: 0.5 }\n"))
}

extension ConfigReader {
    /// Reports the value before a key that is no key but the rest of that value: `0,5` or `Hello, you` in braces.
    ///
    /// - Parameters:
    ///   - rest: The key that is none.
    ///   - map: What it stands in.
    ///   - kind: What the value of a key may be; nil for an unknown key.
    /// - Returns: The entry whose value is meant; nil when the key is one.
    mutating func reportSplitValue(
        _ rest: YAMLNode.Entry, in map: YAMLNode, kind: (YAMLNode) -> PropertyKind?
    ) -> YAMLNode.Entry? {
        guard map.isFlow, rest.value.isNull, rest.key.isPlain, fixedRange == nil, map.origin == nil,
            let line = map.document.file.line(rest.key.range.end.line)
        else { return nil }
        let entries = Array(map.entries)
        guard let index = entries.firstIndex(where: { $0.key.index == rest.key.index }),
            let first = entries[..<index].last(where: { !$0.value.isNull }), first.value.kind == .scalar,
            first.value.isPlain,
            first.value.range.start.line == rest.key.range.end.line
        else { return nil }
        let scalars = Array(line.unicodeScalars)
        let start = first.value.range.start.column - 1
        var end = rest.key.range.end.column - 1
        // A key has a colon, and what belongs to a text has none.
        func isBare(_ index: Int) -> Bool {
            scalars[min(index, scalars.count)...].first { $0 != " " }.map { $0 == "," || $0 == "}" } ?? false
        }
        guard isBare(end) else { return nil }
        for further in entries[(index + 1)...] {
            let place = further.key.range.end
            guard further.value.isNull, further.key.isPlain, place.line == first.value.range.start.line,
                isBare(place.column - 1)
            else { break }
            end = place.column - 1
        }
        let written = String(String.UnicodeScalarView(scalars[start..<min(end, scalars.count)]))
        let place = first.value.range.file.range(ofLine: first.value.range.start, length: end - start)
        // The comma in between is the slip, and what was read of the pieces is not to be told.
        diagnostics.removeAll { $0.range.start == first.value.range.start && $0.range.file.path == place.file.path }
        noteSplit(place)
        // A font has one family, whatever stands around it.
        let isFamily = first.key.hasText("family")
        let (isList, isFrame) = Self.shape(of: kind(first.key))
        let isNumber = Double(written.replacing(",", with: ".")) != nil || isFrame
        let spelling =
            isNumber
            ? written.replacing(",", with: ".")
            : isList
                ? "[\(written)]"
                : "\"\(written.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
        guard !diagnostics.isFull else { return first }
        diagnostics.append(
            Diagnostic(
                .splitValue, at: place,
                "in braces a comma ends the value, so '\(first.key.text)' is only '\(first.value.text)'",
                hint: isFamily
                    ? "write one family"
                    : isNumber
                        ? "a point stands before a fraction: \(spelling)"
                        : isList ? "a list stands in brackets: \(spelling)" : "quote it: \(spelling)",
                fixes: isFamily
                    ? [] : [FixIt("Write \(spelling)", replace: place, with: spelling, isGuess: isNumber)]))
        return first
    }

    /// Whether a kind is a list, and whether it is an expression of the layout language.
    private static func shape(of kind: PropertyKind?) -> (isList: Bool, isFrame: Bool) {
        switch kind?.unconditional {
        case .list: (true, false)
        case .layout: (false, true)
        default: (false, false)
        }
    }
}

extension SourceFile {
    /// A piece of one line.
    fileprivate func range(ofLine start: SourcePosition, length: Int) -> SourceRange {
        SourceRange(file: self, start: start, end: start).slice(from: 0, length: length)
    }
}
