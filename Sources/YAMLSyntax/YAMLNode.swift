package import SourceDiagnostics

/// A value in a YAML file, together with where it stands.
///
/// A node knows nothing of types: a scalar is text until a property reads it. Aliases are followed when a node is
/// reached; `origin` then says where the file used the alias.
///
/// What every node of every file is asked for is inlinable: a call into another module would count references to the
/// document at each step.
package struct YAMLNode: Sendable {
    package let document: YAMLDocument
    package let index: Int
    // The alias or merge key through which it was reached; -1 for a node that is written in place.
    package let aliasIndex: Int32

    @inlinable
    @inline(__always)
    package init(document: YAMLDocument, at index: Int, via aliasIndex: Int32 = -1) {
        let record = document.records[index]
        self.document = document
        if record.kind == .alias {
            self.index = Int(record.first)
            // The outermost use is the one that a reader of the file can see.
            self.aliasIndex = aliasIndex >= 0 ? aliasIndex : Int32(truncatingIfNeeded: index)
        } else {
            self.index = index
            self.aliasIndex = aliasIndex
        }
    }

    /// The three shapes of a value.
    package enum Kind: Sendable {
        /// Text, in whatever quotes.
        case scalar
        /// A list.
        case sequence
        /// Keys with values.
        case mapping

        /// The word for messages.
        package var name: String {
            switch self {
            case .scalar: "a single value"
            case .sequence: "a list"
            case .mapping: "a map"
            }
        }
    }

    @inlinable package var record: YAMLRecord { document.records[index] }

    /// The value's shape.
    @inlinable package var kind: Kind {
        switch record.kind {
        case .sequence: .sequence
        case .mapping: .mapping
        case .scalar, .alias: .scalar
        }
    }

    /// Both ends of the value in its file.
    @inlinable package var extent: SourceExtent {
        let record = record
        return SourceExtent(start: record.start, end: record.end)
    }

    /// Both ends of the alias or merge key through which the value came here; nil for one that is written in place.
    @inlinable package var originExtent: SourceExtent? {
        guard aliasIndex >= 0 else { return nil }
        let record = document.records[Int(aliasIndex)]
        return SourceExtent(start: record.start, end: record.end)
    }

    /// Where the value is written.
    package var range: SourceRange { extent.range(in: document.file) }

    /// Where the alias or merge key stands through which the value came here; nil for one that is written in place.
    package var origin: SourceRange? { originExtent?.range(in: document.file) }

    /// Where the value takes effect: its alias's place, or its own.
    package var usedAt: SourceRange { origin ?? range }

    /// How many items a list has, or keys a map, merged ones not counted.
    @inlinable package var count: Int { record.kind == .sequence ? Int(record.first) : Int(record.first) / 2 }

    /// Whether a list or map is written in brackets.
    package var isFlow: Bool { record.traits.contains(.flow) }
}

// MARK: - Scalars

extension YAMLNode {
    /// The hash of a key's text, as `KeyHash` counts it.
    @inlinable package var hash: UInt32 { record.hash }

    /// A scalar's text; empty for a collection.
    package var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    /// Whether a scalar is written without quotes.
    @inlinable package var isPlain: Bool { record.traits.contains(.plain) }

    /// Whether YAML reads no value here: nothing, `~` or `null`, unquoted.
    @inlinable package var isNull: Bool {
        let record = record
        guard record.kind == .scalar, record.traits.contains(.plain) else { return false }
        return switch record.length {
        case 0: true
        case 1, 4: spellsNull
        default: false
        }
    }

    package var spellsNull: Bool {
        withBytes { text in
            switch text.first {
            case UInt8(ascii: "~"): text.count == 1
            case UInt8(ascii: "n"): text.spell("null")
            case UInt8(ascii: "N"): text.spell("Null") || text.spell("NULL")
            default: false
            }
        }
    }

    /// Gives a scalar's bytes without copying them; none for a collection.
    @inlinable
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let record = record
        guard record.kind == .scalar else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
        return document.text.withUnsafeBufferPointer { text in
            let first = Int(record.first)
            return body(UnsafeBufferPointer(rebasing: text[first..<first + Int(record.length)]))
        }
    }

    /// Whether a scalar's text is exactly this.
    @inlinable
    package func hasText(_ name: String) -> Bool { withBytes { $0.spell(name) } }

    /// The range of a scalar's text without its quotes, when the text is written on one line without escapes.
    package var contentRange: SourceRange? {
        let record = record
        guard record.kind == .scalar, record.start.line == record.end.line else { return nil }
        let scalars = withBytes { $0.reduce(into: 0) { count, byte in if byte & 0xC0 != 0x80 { count += 1 } } }
        let quote = record.traits.contains(.plain) ? 0 : 1
        guard record.end.column - record.start.column == scalars + 2 * quote else { return nil }
        return range.slice(from: quote, length: scalars)
    }
}

// MARK: - Collections

extension YAMLNode {
    /// A key with its value.
    package struct Entry: Sendable {
        /// The key, always a scalar; entries with another key are left out, and reported where the file is read.
        package let key: YAMLNode
        package let value: YAMLNode

        @inlinable
        @inline(__always)
        package init(key: YAMLNode, value: YAMLNode) {
            self.key = key
            self.value = value
        }
    }

    /// The items of a list; empty for anything else.
    package var items: [YAMLNode] {
        let record = record
        guard record.kind == .sequence else { return [] }
        var result: [YAMLNode] = []
        result.reserveCapacity(Int(record.first))
        var child = index + 1
        while child < Int(record.next) {
            result.append(self.child(at: child))
            child = Int(document.records[child].next)
        }
        return result
    }

    /// The entries of a map in their order, merged ones last; empty for anything else.
    @inlinable package var entries: Entries { Entries(self) }

    /// The entries of a map, made one by one: a file has a hundred maps, most of which are walked once.
    package struct Entries: Sequence, IteratorProtocol {
        package let map: YAMLNode
        package let end: Int
        package var child: Int
        // The entries that are left of a map with merge keys, last one first.
        package var merged: [Entry]?

        @inlinable
        @inline(__always)
        package init(_ node: YAMLNode) {
            let record = node.record
            map = node
            child = node.index + 1
            end = record.kind == .mapping ? Int(record.next) : child
            if record.traits.contains(.merges) { merged = node.mergedEntries.reversed() }
        }

        /// The entries as they are written, merge keys among them.
        fileprivate init(written node: YAMLNode) {
            map = node
            child = node.index + 1
            end = node.kind == .mapping ? Int(node.record.next) : child
        }

        @inlinable
        @inline(__always)
        package mutating func next() -> Entry? {
            if merged != nil { return merged?.popLast() }
            while child < end {
                let key = map.child(at: child)
                let value = Int(map.document.records[child].next)
                child = Int(map.document.records[value].next)
                // A key that is no text is a finding of its own.
                if key.kind == .scalar { return Entry(key: key, value: map.child(at: value)) }
            }
            return nil
        }

        /// How many there are.
        package var count: Int { reduce(0) { count, _ in count + 1 } }
    }

    /// The value of a key, merged ones included.
    package subscript(_ key: String) -> YAMLNode? {
        entries.first { $0.key.hasText(key) }?.value
    }

    @inlinable
    @inline(__always)
    package func child(at index: Int) -> YAMLNode { YAMLNode(document: document, at: index, via: aliasIndex) }

    /// The entries with what `<<` brings in place of it: a key of the map itself wins, then the first merged map.
    package var mergedEntries: [Entry] {
        let entries = Array(Entries(written: self))
        var result = entries.filter { !$0.key.isMergeKey }
        var names = Set(result.map(\.key.text))
        for entry in entries where entry.key.isMergeKey {
            let sources = entry.value.kind == .sequence ? entry.value.items : [entry.value]
            for source in sources {
                let via = source.aliasIndex >= 0 ? source.aliasIndex : Int32(entry.key.index)
                for merged in source.entries where names.insert(merged.key.text).inserted {
                    result.append(
                        Entry(
                            key: YAMLNode(document: merged.key.document, at: merged.key.index, via: via),
                            value: YAMLNode(document: merged.value.document, at: merged.value.index, via: via)))
                }
            }
        }
        return result
    }

    private var isMergeKey: Bool { isPlain && hasText("<<") }
}
