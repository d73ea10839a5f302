import SourceDiagnostics

/// A mapping has each key once, and its merge keys bring in maps.
struct MappingCheck: Check {
    static let rules: [Rule] = [.duplicateKey, .mergeOfNonMap]

    // Kept from one mapping to the next: a file has a hundred of them.
    private var keys: [(hash: UInt32, index: Int)] = []

    /// The lines with keys and values that YAML takes, and that nobody writes on purpose; see ``SuspectText``.
    private(set) var suspectLines: [Int] = []

    /// Adds the findings about a mapping that is complete in a document's table.
    mutating func run(
        at mapping: Int, of file: SourceFile, _ records: [YAMLRecord], _ text: [UInt8],
        _ diagnostics: inout [Diagnostic]
    ) {
        // Made where it is needed: most mappings need none.
        func table() -> Table { Table(file: file, records: records, text: text) }
        let hasMerges = records[mapping].traits.contains(.merges)
        keys.removeAll(keepingCapacity: true)
        var child = mapping + 1
        let end = Int(records[mapping].next)
        while child < end {
            let key = records[child]
            if key.kind == .scalar { keys.append((key.hash, child)) }
            let value = Int(key.next)
            guard value < end else { break }
            if SuspectText.isSuspect(key: key, value: records[value], in: text),
                suspectLines.count < FindingLimit.suggestions
            {
                suspectLines.append(records[SuspectText.isKey(key, in: text) ? child : value].start.line)
            }
            if hasMerges { table().checkMerge(valueAt: value, &diagnostics) }
            child = Int(records[value].next)
        }
        let repeats = repeats(table)
        guard !repeats.isEmpty else { return }
        for (first, others) in repeats.sorted(by: { $0.key < $1.key }) {
            table().reportRepeats(of: first, others, &diagnostics)
        }
    }

    /// The keys that come again, by the first of each.
    ///
    /// Few keys are compared with each other; of many, those that lie in one chain by their hash. Thousands of keys that
    /// somebody chose to have one hash are sorted.
    private func repeats(_ table: () -> Table) -> [Int: [Int]] {
        var repeats: [Int: [Int]] = [:]
        guard keys.count > 12 else {
            for position in keys.indices.dropFirst() {
                for earlier in 0..<position where keys[earlier].hash == keys[position].hash {
                    guard table().isSameKey(keys[earlier].index, keys[position].index) else { continue }
                    repeats[keys[earlier].index, default: []].append(keys[position].index)
                    break
                }
            }
            return repeats
        }
        let table = table()
        var size = 16
        while size < keys.count { size *= 2 }
        // The last key of each chain, and for each key the one before it there; -1 for none.
        var last = [Int32](repeating: -1, count: size)
        var before = [Int32](repeating: -1, count: keys.count)
        for (position, key) in keys.enumerated() {
            let chain = Int(key.hash) & (size - 1)
            var earlier = Int(last[chain])
            var length = 0
            while earlier >= 0,
                keys[earlier].hash != key.hash || !table.isSameKey(keys[earlier].index, key.index)
            {
                earlier = Int(before[earlier])
                length += 1
            }
            guard length < Self.longChain else { return sortedRepeats(table) }
            if earlier >= 0 {
                repeats[keys[earlier].index, default: []].append(key.index)
            } else {
                before[position] = last[chain]
                last[chain] = Int32(truncatingIfNeeded: position)
            }
        }
        return repeats
    }

    // Chance makes no chain as long as this.
    private static let longChain = 64

    private func sortedRepeats(_ table: Table) -> [Int: [Int]] {
        var repeats: [Int: [Int]] = [:]
        let sorted = keys.sorted { first, second in
            guard first.hash == second.hash else { return first.hash < second.hash }
            return table.order(first.index, second.index) ?? (first.index < second.index)
        }
        var first = 0
        for (position, key) in sorted.enumerated().dropFirst() {
            if sorted[first].hash == key.hash, table.isSameKey(sorted[first].index, key.index) {
                repeats[sorted[first].index, default: []].append(key.index)
            } else {
                first = position
            }
        }
        return repeats
    }

    /// The document's table as far as it is read.
    private struct Table {
        let file: SourceFile
        let records: [YAMLRecord]
        let text: [UInt8]

        func isSameKey(_ first: Int, _ second: Int) -> Bool { bytes(of: first).elementsEqual(bytes(of: second)) }

        /// Whether a key comes before another one by its bytes; nil when they are the same.
        func order(_ first: Int, _ second: Int) -> Bool? {
            let (first, second) = (bytes(of: first), bytes(of: second))
            return first.elementsEqual(second) ? nil : first.lexicographicallyPrecedes(second)
        }

        func reportRepeats(of first: Int, _ others: [Int], _ diagnostics: inout [Diagnostic]) {
            guard !diagnostics.isFull else { return }
            diagnostics.append(
                .duplicateKey(
                    String(decoding: bytes(of: first), as: UTF8.self), at: others.map(range), first: range(first)))
        }

        func checkMerge(valueAt index: Int, _ diagnostics: inout [Diagnostic]) {
            let key = records[index - 1]
            guard key.kind == .scalar, key.traits.contains(.plain), bytes(of: index - 1).elementsEqual("<<".utf8) else {
                return
            }
            let value = followed(index)
            var sources = [value]
            if records[value].kind == .sequence {
                sources = []
                var child = value + 1
                while child < Int(records[value].next) {
                    sources.append(followed(child))
                    child = Int(records[child].next)
                }
            }
            if !diagnostics.isFull, !sources.allSatisfy({ records[$0].kind == .mapping }) {
                diagnostics.append(.mergeOfNonMap(at: range(index)))
            }
        }

        private func followed(_ index: Int) -> Int {
            records[index].kind == .alias ? Int(records[index].first) : index
        }

        private func bytes(of index: Int) -> ArraySlice<UInt8> {
            let first = Int(records[index].first)
            return text[first..<first + Int(records[index].length)]
        }

        private func range(_ index: Int) -> SourceRange {
            SourceRange(file: file, start: records[index].start, end: records[index].end)
        }
    }
}
