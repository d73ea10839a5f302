import SourceDiagnostics
import YAMLSyntax

/// The changes of text that write moved entries at their present places, all at once: they may need the same new maps.
struct EntryMoves {
    /// The map in which the present places are.
    private let root: YAMLNode
    /// The entries that go.
    private var removed: [YAMLNode.Entry] = []
    /// The maps that they stand in, by their place in the document.
    private var homes: [Int: YAMLNode] = [:]
    /// The maps that get new entries, by their place in the document.
    private var targets: [Int: (map: YAMLNode, new: NewEntries)] = [:]
    private var isPossible = true

    init(in root: YAMLNode) {
        self.root = root
        isPossible = root.origin == nil
    }

    /// Moves an entry's value, as it is written, to each path below the root.
    mutating func add(_ moved: MovedEntry, to paths: [[String]]) {
        guard moved.entry.key.origin == nil, let text = moved.entry.text, !text.isEmpty else {
            isPossible = false
            return
        }
        removed.append(moved.entry)
        homes[moved.map.index] = moved.map
        for path in paths { write(text, at: path[...], below: root) }
    }

    /// Writes a value that no entry has.
    mutating func add(_ text: String, to path: [String]) { write(text, at: path[...], below: root) }

    private mutating func write(_ text: String, at path: ArraySlice<String>, below map: YAMLNode) {
        guard map.kind == .mapping, map.count > 0, map.origin == nil, let step = path.first else {
            isPossible = false
            return
        }
        if path.count > 1, let inner = map[step] { return write(text, at: path.dropFirst(), below: inner) }
        targets[map.index, default: (map, NewEntries())].new.set(text, at: path)
    }

    /// The fix; `nil` if an alias brings an entry, a value has several lines, or a place cannot be written to.
    var fix: FixIt? {
        guard isPossible, !removed.isEmpty else { return nil }
        var edits: [FixIt.Edit] = []
        var open = targets
        for home in homes.values.sorted(by: { $0.index < $1.index }) {
            guard let stretches = stretches(of: home) else { return nil }
            for (index, stretch) in stretches.enumerated() {
                guard index == 0, let target = open.removeValue(forKey: stretch.map.index) else {
                    guard let line = stretch.removal else { return nil }
                    edits.append(FixIt.Edit(range: line, text: ""))
                    continue
                }
                let text = target.new.text(in: target.map, at: stretch.range.start.column)
                edits.append(FixIt.Edit(range: stretch.range, text: text))
            }
        }
        for target in open.values.sorted(by: { $0.map.index < $1.map.index }) {
            guard let first = target.map.entries.first(where: { $0.key.origin == nil })?.key.range else { return nil }
            let end = target.map.isFlow ? ", " : "\n" + String(repeating: " ", count: first.start.column - 1)
            let place = SourceRange(file: first.file, start: first.start, end: first.start)
            edits.append(
                FixIt.Edit(range: place, text: target.new.text(in: target.map, at: first.start.column) + end))
        }
        return FixIt("Write it at its present place", edits: edits)
    }

    /// The places to delete in one map: its moved entries, or the whole entry of the root if it has no others.
    private func stretches(of home: YAMLNode) -> [Stretch]? {
        let entries = home.entries.filter { entry in removed.contains { $0.key.index == entry.key.index } }
        if entries.count < home.count || targets[home.index] != nil {
            return runs(of: entries, in: home).map { Stretch($0.first, through: $0.last, in: home, end: $0.last.end) }
        }
        guard let last = entries.last, let holder = root.entries.first(where: { $0.value.index == home.index }),
            holder.key.origin == nil, holder.value.origin == nil
        else { return nil }
        return [
            Stretch(holder, through: holder, in: root, end: home.isFlow ? home.range.end : last.end)
        ]
    }

    /// The entries by the first and last of each run: in braces, neighbours share a comma and go together.
    private func runs(
        of entries: [YAMLNode.Entry], in map: YAMLNode
    ) -> [(first: YAMLNode.Entry, last: YAMLNode.Entry)] {
        var runs: [(first: YAMLNode.Entry, last: YAMLNode.Entry)] = []
        for entry in entries {
            if map.isFlow, let run = runs.last,
                map.entry(after: run.last)?.key.index == entry.key.index
            {
                runs[runs.count - 1].last = entry
            } else {
                runs.append((entry, entry))
            }
        }
        return runs
    }
}

/// An entry, or several neighbours, with all of their text.
private struct Stretch {
    let map: YAMLNode
    let range: SourceRange
    private let next: SourcePosition?

    init(_ first: YAMLNode.Entry, through last: YAMLNode.Entry, in map: YAMLNode, end: SourcePosition) {
        self.map = map
        range = SourceRange(file: map.document.file, start: first.key.range.start, end: end)
        next = map.entry(after: last)?.key.range.start
    }

    /// The place to delete for the entry: with its comma in braces, otherwise its lines; `nil` if others stand on them.
    var removal: SourceRange? {
        let file = range.file
        guard !map.isFlow else {
            if let next { return SourceRange(file: file, start: range.start, end: next) }
            let before = map.entries.filter { $0.key.origin == nil && $0.key.range.start < range.start }.map(\.end)
                .max()
            return before.map { SourceRange(file: file, start: $0, end: range.end) }
        }
        let lineStart = SourcePosition(line: range.start.line, column: 1)
        let head = SourceRange(file: file, start: lineStart, end: range.start).lineText
        let next = SourcePosition(line: range.end.line + 1, column: 1)
        let tail = file.line(range.end.line)?.unicodeScalars.dropFirst(range.end.column - 1)
        guard head?.allSatisfy({ $0 == " " }) == true, tail?.allSatisfy({ $0 == " " }) == true else { return nil }
        return SourceRange(file: file, start: lineStart, end: next)
    }
}

/// Entries that a map gets, as a tree.
private struct NewEntries {
    private var members: [(key: String, value: Value)] = []

    private indirect enum Value {
        case text(String)
        case map(NewEntries)
    }

    mutating func set(_ text: String, at path: ArraySlice<String>) {
        guard let step = path.first else { return }
        let place = members.firstIndex { $0.key == step }
        guard path.count > 1 else {
            if place == nil { members.append((step, .text(text))) }
            return
        }
        var inner = NewEntries()
        if let place, case .map(let known) = members[place].value { inner = known }
        inner.set(text, at: path.dropFirst())
        if let place { members[place].value = .map(inner) } else { members.append((step, .map(inner))) }
    }

    /// The entries as they stand in a map; those of a block start in a column.
    func text(in map: YAMLNode, at column: Int) -> String {
        texts.joined(separator: map.isFlow ? ", " : "\n" + String(repeating: " ", count: column - 1))
    }

    private var texts: [String] {
        members.map { member in
            switch member.value {
            case .text(let text): "\(member.key): \(text)"
            case .map(let inner): "\(member.key): { \(inner.texts.joined(separator: ", ")) }"
            }
        }
    }
}

extension YAMLNode {
    /// The next entry that is written in the map itself.
    fileprivate func entry(after entry: Entry) -> Entry? {
        entries.first { $0.key.origin == nil && $0.key.index > entry.key.index }
    }
}

extension YAMLNode.Entry {
    /// The end of the value, or of the alias that stands for it.
    fileprivate var end: SourcePosition { value.usedAt.end }

    /// The value as it is written; `nil` if it has several lines, or ends inside of braces at one of its commas.
    fileprivate var text: String? {
        guard let text = SourceRange(file: key.document.file, start: key.range.end, end: end).lineText else {
            return nil
        }
        let value = text.drop { $0 == ":" || $0 == " " }
        if self.value.kind == .scalar, self.value.isPlain, value.contains(where: { ",[]{}".contains($0) }) {
            return nil
        }
        return String(value)
    }
}
