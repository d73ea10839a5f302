package import SourceDiagnostics
package import YAMLSyntax

extension Rule {
    static let straySection = Rule(
        "config.indented", .error, "A section of the file stands inside of another one.",
        explanation: """
            Sections start in the first column of a file. One that is indented belongs to the section above it, which \
            knows nothing of it. The fix-it moves the section and what belongs to it to the left.
            """,
        wrong: .theme(
            themeHead + "components:\n  stateBar: { borderWidth: 1 }\n  ↓strings:\n    fcr_user_list: Pupils\n"),
        right: .theme(themeHead + "components:\n  stateBar: { borderWidth: 1 }\nstrings:\n  fcr_user_list: Pupils\n"))
}

/// Sections of a file stand in its first column.
package enum StraySection: Check {
    package static let rules: [Rule] = [.straySection]

    /// The finding about a section that is indented below the one above it; nil when none is.
    ///
    /// What is wrong with such a file besides nobody can tell: each of its lines would be taken for something else.
    package static func find(in root: YAMLNode?, of group: PropertyGroup) -> Diagnostic? {
        guard let root, root.kind == .mapping, !root.isFlow, !root.document.isIncomplete else { return nil }
        for entry in root.entries where entry.value.kind == .mapping && !entry.value.isFlow {
            guard let outer = group.memberIndex(of: entry.key) else { continue }
            for child in entry.value.entries where child.key.aliasIndex < 0 {
                guard let inner = group.memberIndex(of: child.key), root[child.key.text] == nil,
                    isStray(child, as: group.members[inner].kind, in: group.members[outer].kind)
                else { continue }
                return finding(child, below: entry.key)
            }
        }
        return nil
    }

    private static func isStray(_ child: YAMLNode.Entry, as own: PropertyKind, in outer: PropertyKind) -> Bool {
        let isBlock = child.value.kind != .scalar || child.value.isNull
        switch (own, outer) {
        case (_, .record(let group)): return group.memberIndex(of: child.key) == nil
        case (.anything, _): return false
        case (.record, .map(let value, _)), (.list, .map(let value, _)), (.map, .map(let value, _)),
            (.keyed, .map(let value, _)):
            return isBlock && !fits(child.value, value)
        case (_, .keyed(let kinds)): return isBlock && kinds.kind(of: child.key.text) == nil
        default: return false
        }
    }

    /// Whether a value is well in its place under a name that a file chose and that is a section's, too.
    private static func fits(_ value: YAMLNode, _ kind: PropertyKind) -> Bool {
        guard case .record(let group) = kind, value.kind == .mapping else { return false }
        let members = value.entries.map { group.memberIndex(of: $0.key) }
        return !members.isEmpty && !members.contains(nil)
    }

    private static func finding(_ child: YAMLNode.Entry, below section: YAMLNode) -> Diagnostic {
        let key = child.key
        let file = key.document.file
        let indent = key.range.start.column - 1
        var lines = [key.range.start.line]
        // Below a key that alone stands too far to the right, all is in its place.
        if !child.value.isNull {
            var next = key.range.start.line + 1
            while let line = file.line(next) {
                let width = line.unicodeScalars.prefix { $0 == " " }.count
                guard line.allSatisfy({ $0 == " " }) || width > indent else { break }
                if width > 0 { lines.append(next) }
                next += 1
            }
        }
        let edits = lines.map { number in
            let start = SourcePosition(line: number, column: 1)
            let width = file.line(number).map { $0.unicodeScalars.prefix { $0 == " " }.count } ?? 0
            return FixIt.Edit(
                range: SourceRange(
                    file: file, start: start, end: SourcePosition(line: number, column: min(indent, width) + 1)),
                text: "")
        }
        return Diagnostic(
            .straySection, at: key.range,
            "'\(key.text)' is a section of its own, and starts in column \(indent + 1)",
            hint: "move it to column 1", notes: [.init("here it is a part of '\(section.text)'", at: section.range)],
            fixes: [FixIt("Move it to column 1", edits: edits, isGuess: true)])
    }
}
