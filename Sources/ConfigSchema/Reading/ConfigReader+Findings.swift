import SourceDiagnostics
import YAMLSyntax

/// The findings of reading: each says what was read and what was expected.
extension ConfigReader {
    mutating func report(
        _ rule: Rule, _ node: YAMLNode, _ message: String, hint: String? = nil, notes: [Diagnostic.Note] = [],
        fixes: [FixIt] = []
    ) {
        guard !diagnostics.isFull else { return }
        // A value that came through an alias is wrong where it is written; the note shows where it is used.
        let origin = node.origin.map { [Diagnostic.Note("the value is used here", at: $0)] } ?? []
        diagnostics.append(
            Diagnostic(rule, at: fixedRange ?? node.range, message, hint: hint, notes: notes + origin, fixes: fixes))
    }

    /// Gives the name that was probably meant; `candidates` are those that the map does not have yet.
    mutating func reportUnknownKey(_ key: YAMLNode, in group: PropertyGroup, candidates: [String]) -> String? {
        let names = group.members.map(\.key)
        let keyPath = Self.keyPathHint(key.text).flatMap { hint in
            key.text.firstIndex(of: ".").flatMap { group.memberIndex(String(key.text[..<$0])) }.map { _ in hint }
        }
        if let keyPath {
            report(.unknownKey, key, "unknown property '\(key.text)' in \(group.owner)", hint: keyPath)
            return key.text.split(separator: ".").first.map { String($0) }
        }
        let match = diagnostics.canSuggest ? NearestName.match(key.text, in: candidates) : nil
        let isShortList = (1...12).contains(names.count)
        let notes = match == nil && isShortList ? [Diagnostic.Note("known here: " + names.joinedAsList())] : []
        report(
            .unknownKey, key, "unknown property '\(key.text)' in \(group.owner)",
            hint: match.map { "did you mean '\($0)'?" }, notes: notes, fixes: renaming(key, to: match))
        return match
    }

    /// What to write instead of a key with dots: each step of a key path is a map of its own.
    package static func keyPathHint(_ key: String) -> String? {
        let steps = key.split(separator: ".")
        guard steps.count > 1 else { return nil }
        let ends = String(repeating: " }", count: steps.count - 1)
        return "write '\(steps.joined(separator: ": { ")): …\(ends)'"
    }

    mutating func reportUnknownName(_ key: YAMLNode, noun: String, names: [String], candidates: [String]) {
        let match = diagnostics.canSuggest ? NearestName.match(key.text, in: candidates) : nil
        let notes = names.count <= 24 ? [Diagnostic.Note("known: " + names.joinedAsList())] : []
        report(
            .unknownName, key, "there is no \(noun) '\(key.text)'", hint: match.map { "did you mean '\($0)'?" },
            notes: match == nil ? notes : [], fixes: renaming(key, to: match))
    }

    mutating func reportUnknownValue(_ node: YAMLNode, cases: [EnumerationCase], named name: String) {
        let names = cases.map(\.name)
        let match = diagnostics.canSuggest ? NearestName.match(node.text, in: names) : nil
        report(
            .unknownValue, node, "'\(name)' cannot be '\(node.text)'; it is \(names.joinedAsList("or"))",
            hint: match.map { "did you mean '\($0)'?" }, fixes: renaming(node, to: match))
    }

    mutating func reportKind(_ node: YAMLNode, expected kind: PropertyKind, named name: String) {
        reportKind(node, expected: kind, owner: "'\(name)'")
    }

    /// `owner` names what is read, with quotation marks where it needs them.
    mutating func reportKind(_ node: YAMLNode, expected kind: PropertyKind, owner: String) {
        report(.kind, node, "\(owner) is \(kind.expectation); this is \(Self.shown(node))")
    }

    mutating func reportBoolean(_ node: YAMLNode, named name: String) {
        let meaning = [
            "yes": "true", "on": "true", "y": "true", "1": "true", "true": "true", "no": "false",
            "off": "false", "n": "false", "0": "false", "false": "false",
        ][node.text.lowercased()]
        guard let meaning else { return reportKind(node, expected: .boolean, named: name) }
        report(
            .boolean, node, "'\(name)' is true or false; '\(node.text)' is read as text", hint: "write \(meaning)",
            fixes: [FixIt("Write \(meaning)", replace: node.range, with: meaning)])
    }

    mutating func reportRange(_ node: YAMLNode, expected kind: PropertyKind, named name: String) {
        report(.range, node, "'\(name)' is \(kind.expectation); \(node.text) is outside")
    }

    mutating func reportColor(_ node: YAMLNode, error: ScalarError, named name: String) {
        let match = error.nameCandidate.flatMap { NearestName.match($0, in: ColorSyntax.names) }
        var fixes = renaming(node, to: match)
        var hint = match.map { "did you mean '\($0)'?" }
        // Digits without the sign are the commonest slip: `357BF6`.
        if [3, 6, 8].contains(node.text.utf8.count), node.text.allSatisfy(\.isHexDigit) {
            hint = "a hexadecimal colour starts with '#'"
            fixes = [FixIt("Add '#' and quotes", replace: node.range, with: "\"#\(node.text)\"")]
        }
        report(.color, node, "'\(name)': \(error.message)", hint: hint, fixes: fixes)
    }

    mutating func reportSyntax(_ node: YAMLNode, error: ScalarError, expected kind: PropertyKind, named name: String) {
        let rule: Rule =
            switch kind {
            case .duration: .duration
            case .instant: .instant
            default: .length
            }
        var fixes: [FixIt] = []
        let digits = node.text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        if rule == .duration, digits {
            fixes = [FixIt("Read it as seconds", replace: node.range, with: node.text + "s")]
        }
        if rule == .length, node.text.hasSuffix("px") || node.text.hasSuffix("pt") {
            let number = node.text.dropLast(2).filter { $0 != " " }
            fixes = [FixIt("Leave the unit out: numbers are points", replace: node.range, with: number)]
        }
        report(rule, node, "'\(name)': \(error.message); this is \(Self.shown(node))", fixes: fixes)
    }

    mutating func reportEmpty(_ node: YAMLNode, after key: YAMLNode, expected kind: PropertyKind, named name: String) {
        guard !diagnostics.isFull else { return }
        if fixedRange == nil, let comment = Self.commentedColor(after: key) {
            diagnostics.append(
                Diagnostic(
                    .unquotedColor, at: comment.range,
                    "'\(name)' has no value: YAML reads '\(comment.text)' as a comment", hint: "quote the colour",
                    fixes: [FixIt("Quote the colour", replace: comment.range, with: "\"\(comment.text)\"")]))
            return
        }
        report(.emptyValue, key, "'\(name)' has no value; it is \(kind.expectation)")
    }

    mutating func reportEmptyItem(_ node: YAMLNode, expected kind: PropertyKind, named name: String) {
        report(.emptyValue, node, "an item of '\(name)' is empty; it is \(kind.expectation)")
    }

    mutating func reportItemCount(_ node: YAMLNode, count: ClosedRange<Int>, named name: String) {
        let wanted =
            count.lowerBound == count.upperBound
            ? "exactly \(count.lowerBound)"
            : count.upperBound == .max ? "at least \(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
        report(.itemCount, node, "'\(name)' has \(wanted) items; this list has \(node.count)")
    }

    mutating func reportKeyCount(_ node: YAMLNode, noun: String, names: [String]) {
        // The usual cause is a property that stands left of where it belongs.
        let extra = node.entries.first { !names.contains($0.key.text) }
        let notes = extra.map {
            [Diagnostic.Note("'\($0.key.text)' probably belongs one level deeper", at: $0.key.range)]
        }
        report(
            .oneKey, node, "an entry is a map with one \(noun) as its key; this one has \(node.count)",
            notes: notes ?? [])
    }

    /// A key that an unknown one was probably meant to be, or whose value was refused, is left out: there is one fault,
    /// and it is reported.
    mutating func reportMissingKeys(
        of group: PropertyGroup, in node: YAMLNode, read fields: [RecordValue.Field], except lost: [String]
    ) {
        for member in group.required where !fields.contains(where: { $0.member == member }) {
            let spec = group.members[member]
            // A key whose value could not be read is there all the same.
            guard !diagnostics.isFull, !lost.contains(spec.key), node[spec.key] == nil else { continue }
            let start = SourceRange(file: node.range.file, start: node.usedAt.start, end: node.usedAt.start)
            diagnostics.append(
                Diagnostic(
                    .missingKey, at: fixedRange ?? start, "\(group.owner) needs '\(spec.key)': \(spec.kind.expectation)"
                ))
        }
    }

    private func renaming(_ node: YAMLNode, to name: String?) -> [FixIt] {
        guard let name, node.origin == nil else { return [] }
        return [FixIt("Write '\(name)'", replace: node.contentRange ?? node.range, with: name)]
    }

    private static func shown(_ node: YAMLNode) -> String {
        guard node.kind == .scalar else { return node.kind.name }
        let text = node.text
        return "'\(text.count > 40 ? text.prefix(40) + "…" : text[...])'"
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
        let start = SourcePosition(line: key.range.end.line, column: key.range.end.column + sign)
        let range = SourceRange(file: key.range.file, start: start, end: start).slice(from: 0, length: text.count)
        return (range, String(String.UnicodeScalarView(text)))
    }
}
