import CLibYAML
import SourceDiagnostics

/// Builds a document's table from libyaml's events, and reports what it cannot take up.
///
/// That is what lies beyond the limits, tags and unknown anchors. ``MappingCheck`` looks at the keys of a mapping.
struct DocumentBuilder {
    private(set) var records: [YAMLRecord] = []
    private(set) var text: [UInt8] = []
    private(set) var diagnostics: [Diagnostic] = []

    private let file: SourceFile
    private let limits: YAMLLimits
    private let isRepaired: Bool
    private lazy var anchorsOfWholeFile = Set(
        file.text.matches(of: /&([0-9A-Za-z_-]+)/).map { String($0.1) })
    // The last position whose byte offset was asked for: events come in order, so that the next one is near.
    private var known = (position: SourcePosition.start, offset: 0)
    // The collection that is being read; nil at the top of the file. Kept apart from those around it, because every node
    // counts in it.
    private var innermost: OpenCollection?
    private var outer: [OpenCollection] = []
    private var anchors: [String: Anchor] = [:]
    // Of the collections that are open, those that carry an anchor, outermost first.
    private var openAnchors: [(index: Int, name: String)] = []
    // Nodes as a walk would meet them, aliases followed.
    private var expandedCount = 0
    private var mappingCheck = MappingCheck()
    // Where text in quotes starts that ends on another line.
    private var longQuotes: [Int] = []

    private struct OpenCollection {
        let index: Int
        let mark: yaml_mark_t
        let isMapping: Bool
        let expandedBefore: Int
        var childCount = 0

        /// Whether the next node below it is a key.
        var expectsKey: Bool { isMapping && childCount & 1 == 0 }
    }

    private struct Anchor {
        let index: Int
        /// Nodes below and including the anchored one, or nil while it is still open.
        var expandedCount: Int?
    }

    /// `isRepaired` says that lines of the file are left out.
    init(file: SourceFile, limits: YAMLLimits, isRepaired: Bool) {
        self.file = file
        self.limits = limits
        self.isRepaired = isRepaired
        records.reserveCapacity(file.bytes.count / 8)
        text.reserveCapacity(file.bytes.count)
    }

    /// Takes one event; false when reading must stop.
    mutating func take(_ reader: borrowing EventReader) -> Bool {
        switch reader.type {
        case YAML_SCALAR_EVENT:
            return addScalar(reader)
        case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT:
            return openCollection(reader)
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
            closeCollection(end: reader.end)
            return true
        case YAML_ALIAS_EVENT:
            return addAlias(reader)
        case YAML_DOCUMENT_START_EVENT where !records.isEmpty:
            diagnostics.append(.severalDocuments(at: range(reader.start, reader.end)))
            return false
        default:
            return true
        }
    }

    /// Where the innermost bracket stands that is still open, in the text that is read; nil outside brackets.
    var openBracket: yaml_mark_t? {
        guard let innermost, records[innermost.index].traits.contains(.flow) else { return nil }
        return innermost.mark
    }

    /// The lines on which something stands that YAML takes, and that nobody writes on purpose.
    var suspectLines: [Int] { mappingCheck.suspectLines + longQuotes }

    /// Closes what an error left open.
    mutating func closeAll() {
        while let last = innermost {
            // A key without its value would shift every pair after it.
            if last.isMapping, !last.expectsKey { addEmptyScalar() }
            closeCollection(end: nil)
        }
    }

    // MARK: Nodes

    private mutating func addScalar(_ reader: borrowing EventReader) -> Bool {
        let bytes = reader.scalarText
        let first = text.count
        text.append(contentsOf: bytes)
        var start = reader.start
        var end = reader.end
        if reader.mayEndBehindTheFile { (start, end) = (file.onLine(start), file.onLine(end)) }
        let anchor = reader.anchor
        if let anchor {
            anchors[anchor] = Anchor(index: records.count, expandedCount: 1)
            start = textStart(behind: anchor, from: start, to: end)
        }
        if let tag = reader.tag, !diagnostics.isFull { diagnostics.append(.tag(tag, at: range(reader.start, end))) }
        let isPlain = reader.isPlainScalar
        // Quotes that go on over several lines may have lost their end, and found another one.
        if start.line != end.line, !isPlain, !reader.isBlockScalar, longQuotes.count < FindingLimit.suggestions {
            longQuotes.append(start.line)
        }
        if isPlain, bytes.count == 2, bytes[0] == 0x3C, bytes[1] == 0x3C, let innermost, innermost.expectsKey {
            records[innermost.index].traits.insert(.merges)
        }
        // An alias may put any text that has an anchor in the place of a key.
        let mayBeKey = isNextAKey || anchor != nil
        return append(
            YAMLRecord(
                kind: .scalar, traits: isPlain ? .plain : [], start: start, end: end,
                next: Int32(records.count + 1), first: Int32(first), length: Int32(bytes.count),
                hash: mayBeKey ? KeyHash.of(bytes) : 0),
            expandedBy: 1)
    }

    /// Where the text behind an anchor starts, so that replacing the text leaves the anchor to those who refer to it.
    private mutating func textStart(behind anchor: String, from start: SourcePosition, to end: SourcePosition)
        -> SourcePosition
    {
        let name = 1 + anchor.utf8.count
        let rest = file.bytes[min(offset(of: start) + name, file.bytes.count)...].prefix { $0 == 0x20 || $0 == 0x09 }
        let text = SourcePosition(
            line: start.line, column: start.column + 1 + anchor.unicodeScalars.count + rest.count)
        // An empty value, or one on the next line.
        let isAtEnd = rest.endIndex == file.bytes.count || [0x0A, 0x0D].contains(file.bytes[rest.endIndex])
        return isAtEnd || text >= end ? start : text
    }

    private mutating func offset(of position: SourcePosition) -> Int {
        if known.position.line != position.line || position < known.position {
            let start = SourcePosition(line: position.line, column: 1)
            known = (start, file.offset(of: start))
        }
        known = (position, file.offset(of: position, from: known.position, at: known.offset))
        return known.offset
    }

    private mutating func addEmptyScalar() {
        let position = records.last?.end ?? .start
        _ = append(
            YAMLRecord(
                kind: .scalar, traits: .plain, start: position, end: position, next: Int32(records.count + 1),
                first: Int32(text.count), length: 0, hash: 0),
            expandedBy: 1)
    }

    private mutating func openCollection(_ reader: borrowing EventReader) -> Bool {
        let isMapping = reader.type == YAML_MAPPING_START_EVENT
        let start = reader.start
        if let tag = reader.tag, !diagnostics.isFull {
            diagnostics.append(.tag(tag, at: range(start, reader.end)))
        }
        if isNextAKey, !diagnostics.isFull { diagnostics.append(.complexKey(at: range(start, start))) }
        guard outer.count + (innermost == nil ? 0 : 1) < limits.depth else {
            diagnostics.append(.tooDeep(limit: limits.depth, at: range(start, start)))
            return false
        }
        let index = records.count
        if let anchor = reader.anchor {
            anchors[anchor] = Anchor(index: index, expandedCount: nil)
            openAnchors.append((index, anchor))
        }
        let expandedBefore = expandedCount
        let goesOn = append(
            YAMLRecord(
                kind: isMapping ? .mapping : .sequence, traits: reader.isFlow ? .flow : [], start: start,
                end: reader.end, next: Int32(records.count + 1), first: 0, length: 0, hash: 0),
            expandedBy: 1)
        if let innermost { outer.append(innermost) }
        innermost = OpenCollection(
            index: index, mark: reader.mark, isMapping: isMapping, expandedBefore: expandedBefore)
        return goesOn
    }

    private mutating func closeCollection(end: SourcePosition?) {
        guard let closed = innermost else { return }
        innermost = outer.popLast()
        records[closed.index].next = Int32(records.count)
        records[closed.index].first = Int32(closed.childCount)
        // A block collection ends for libyaml where the next thing starts; for a reader it ends with its last child.
        let isFlow = records[closed.index].traits.contains(.flow)
        if isFlow, let end {
            records[closed.index].end = end
        } else if records.count > closed.index + 1, let last = records.last {
            records[closed.index].end = last.end
        }
        if let last = openAnchors.last, last.index == closed.index {
            openAnchors.removeLast()
            anchors[last.name]?.expandedCount = expandedCount - closed.expandedBefore
        }
        if closed.isMapping { mappingCheck.run(at: closed.index, of: file, records, text, &diagnostics) }
    }

    private mutating func addAlias(_ reader: borrowing EventReader) -> Bool {
        let position = range(reader.start, reader.end)
        let name = reader.anchor ?? ""
        guard let anchor = anchors[name] else {
            // The line that defines it may be one that could not be read.
            if !diagnostics.isFull, !isRepaired || !anchorsOfWholeFile.contains(name) {
                let known = diagnostics.canSuggest ? anchors.keys.sorted() : []
                diagnostics.append(.unknownAnchor(name, known: known, at: position))
            }
            addEmptyScalar()
            return true
        }
        if isNextAKey, !diagnostics.isFull { diagnostics.append(.complexKey(at: position)) }
        guard let count = anchor.expandedCount else {
            let target = records[anchor.index]
            if !diagnostics.isFull {
                diagnostics.append(.aliasCycle(name, at: position, anchor: range(target.start, target.start)))
            }
            addEmptyScalar()
            return true
        }
        return append(
            YAMLRecord(
                kind: .alias, traits: [], start: reader.start, end: reader.end, next: Int32(records.count + 1),
                first: Int32(anchor.index), length: 0, hash: 0),
            expandedBy: count)
    }

    private mutating func append(_ record: YAMLRecord, expandedBy count: Int) -> Bool {
        records.append(record)
        innermost?.childCount += 1
        expandedCount += count
        guard expandedCount <= limits.expandedNodes else {
            diagnostics.append(.tooManyNodes(limit: limits.expandedNodes, at: range(record.start, record.end)))
            return false
        }
        return true
    }

    private var isNextAKey: Bool { innermost?.expectsKey == true }

    private func range(_ start: SourcePosition, _ end: SourcePosition) -> SourceRange {
        SourceRange(file: file, start: start, end: end)
    }
}

extension DocumentBuilder: Check {
    static let rules: [Rule] = [
        .severalDocuments, .complexKey, .unknownAnchor, .aliasCycle, .tooDeep, .tooManyNodes,
    ]
}
