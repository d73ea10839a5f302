import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let notIndented = Rule(
        "config.not-indented", .error, "A key stands beside the one that it belongs to, not below it.",
        explanation: "What belongs to a key is indented by two columns more. The finding says where it should start.",
        wrong: .theme(themeHead + "components:\n  stateBar:\n  ↓borderColor: white\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    borderColor: white\n"))
}

extension ConfigReader {
    /// Reports the keys that follow one without a value, and that its map knows and the map around it does not.
    ///
    /// Gives them, none when there are none.
    mutating func reportChildren(
        of entry: YAMLNode.Entry, as kind: PropertyKind, in map: YAMLNode, isKnown: (YAMLNode) -> Bool
    ) -> [YAMLNode.Entry] {
        guard !map.isFlow, !map.document.isIncomplete, fixedRange == nil, !diagnostics.isFull else { return [] }
        let column = entry.key.range.start.column
        let children = map.entries.drop { $0.key.index <= entry.key.index }.prefix { child in
            child.key.aliasIndex < 0 && child.key.range.start.column == column && !isKnown(child.key)
                && Self.accepts(child.key, in: kind)
        }
        guard let first = children.first, let last = children.last else { return [] }
        let lines = first.key.range.start.line...max(last.key.range.end.line, last.value.range.end.line)
        let name = entry.key.text
        report(
            .notIndented, first.key,
            "'\(first.key.text)' belongs to '\(name)' and starts in its column",
            hint: "indent it: column \(column + 2)",
            notes: [.init("'\(name)' is here", at: entry.key.range)],
            fixes: [.indenting(lines, by: 2, in: map.document.file)])
        return children
    }

    /// Reads keys that stand beside their own as the value that was meant; nil where that is no group of properties.
    mutating func readChildren(_ children: [YAMLNode.Entry], as kind: PropertyKind) -> RecordValue? {
        guard case .record(let group) = kind else { return nil }
        var fields: [RecordValue.Field] = []
        for child in children {
            guard let member = group.memberIndex(of: child.key) else { continue }
            let spec = group.members[member]
            if let value = read(child.value, as: spec.kind, named: spec.key, after: child.key) {
                fields.append(RecordValue.Field(member: member, at: child.key.extent, value: value))
            }
        }
        return RecordValue(group: group, fields: fields, lost: [])
    }

    /// Whether a map of a kind may hold a key.
    private static func accepts(_ key: YAMLNode, in kind: PropertyKind) -> Bool {
        switch kind {
        case .record(let group): group.memberIndex(of: key) != nil
        case .keyed(let kinds): kinds.kind(of: key.text) != nil
        case .map(_, .oneOf(let names, _)), .map(_, .exactlyOneOf(let names, _)): names.contains(key.text)
        case .map(_, .any): true
        case .byDevice(let kind), .byMode(let kind), .bound(let kind): accepts(key, in: kind)
        case .nested(let recursive): accepts(key, in: recursive.kind)
        case .shape(_, _, let map?): accepts(key, in: map)
        case .font: PropertyGroup.font.memberIndex(of: key) != nil
        case .shadow: PropertyGroup.shadow.memberIndex(of: key) != nil
        case .imageSource: PropertyGroup.imageSource.memberIndex(of: key) != nil
        default: false
        }
    }
}

extension FixIt {
    /// Moves lines to the right.
    static func indenting(_ lines: ClosedRange<Int>, by count: Int, in file: SourceFile) -> FixIt {
        let edits = lines.map { number in
            let start = SourcePosition(line: number, column: 1)
            return Edit(
                range: SourceRange(file: file, start: start, end: start), text: String(repeating: " ", count: count))
        }
        return FixIt("Indent by \(count)", edits: edits, isGuess: true)
    }
}
