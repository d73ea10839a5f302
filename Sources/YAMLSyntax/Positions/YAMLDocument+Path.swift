package import SourceDiagnostics

extension YAMLDocument {
    /// The nodes that hold a place, or that would take up what is typed there; see ``SyntaxPath``.
    package func path(to position: SourcePosition) -> SyntaxPath {
        guard !records.isEmpty else { return SyntaxPath(steps: []) }
        var search = PathSearch(document: self, place: position)
        search.visit(0, as: .root)
        return SyntaxPath(steps: search.steps)
    }
}

/// Walks down the table of a document to one place.
private struct PathSearch {
    let document: YAMLDocument
    let place: SourcePosition
    /// The column that says how deep the place's line stands: where its text starts, or the place itself on a blank line.
    let indentation: Int
    var steps: [SyntaxPath.Step] = []

    init(document: YAMLDocument, place: SourcePosition) {
        self.document = document
        self.place = place
        let line = document.file.line(place.line) ?? ""
        let blanks = line.unicodeScalars.prefix { $0 == " " }.count
        indentation = blanks < line.unicodeScalars.count ? min(blanks + 1, place.column) : place.column
    }

    mutating func visit(_ index: Int, as role: SyntaxPath.Role) {
        steps.append(step(index, role))
        switch document.records[index].kind {
        case .mapping: visitEntry(of: index)
        case .sequence: visitItem(of: index)
        case .scalar, .alias: break
        }
    }

    /// Goes on with the entry whose key stands last before the place.
    private mutating func visitEntry(of map: Int) {
        guard isInside(map) else { return }
        var last: Int?
        forEachChild(of: map) { index, number in
            if number.isMultiple(of: 2), document.records[index].start <= place { last = index }
        }
        guard let key = last else { return }
        guard place > document.records[key].end else {
            steps.append(step(key, .key))
            return
        }
        let value = Int(document.records[key].next)
        // Behind the last child stands what follows the map.
        guard value < Int(document.records[map].next) else { return }
        if holds(value, in: map, startsAt: document.records[key].start.column) {
            visit(value, as: .value(key: text(key) ?? ""))
        }
    }

    /// Goes on with the item that stands last before the place; in a block, also from between its dash and itself.
    private mutating func visitItem(of list: Int) {
        guard isInside(list) else { return }
        let isFlow = document.records[list].traits.contains(.flow)
        let column = document.records[list].start.column
        var last: (index: Int, number: Int)?
        forEachChild(of: list) { index, number in
            let start = document.records[index].start
            let isBehindDash = !isFlow && start.line == place.line && place.column > column
            if start <= place || isBehindDash { last = (index, number) }
        }
        if let last, holds(last.index, in: list, startsAt: column) { visit(last.index, as: .item(last.number)) }
    }

    /// Whether the place is not outside the brackets of a collection; a block has none.
    private func isInside(_ collection: Int) -> Bool {
        let record = document.records[collection]
        return !record.traits.contains(.flow) || record.start < place && place < record.end
    }

    /// Whether the place belongs to a child that starts before it, or else to what stands around the child.
    private func holds(_ child: Int, in parent: Int, startsAt column: Int) -> Bool {
        let end = document.records[child].end
        if place <= end { return true }
        if document.records[parent].traits.contains(.flow) { return isEmpty(child) && !hasComma(from: end) }
        return place.line == end.line || indentation > column
    }

    private func isEmpty(_ index: Int) -> Bool {
        let record = document.records[index]
        return record.kind == .scalar && record.start == record.end
    }

    /// Whether a comma stands between some place and the one that is looked for, comments left out.
    private func hasComma(from start: SourcePosition) -> Bool {
        let file = document.file
        var isComment = false
        for byte in file.bytes[file.offset(of: start)..<max(file.offset(of: start), file.offset(of: place))] {
            switch byte {
            case UInt8(ascii: "#"): isComment = true
            case 0x0A, 0x0D: isComment = false
            case UInt8(ascii: ",") where !isComment: return true
            default: break
            }
        }
        return false
    }

    private func forEachChild(of parent: Int, _ body: (_ index: Int, _ number: Int) -> Void) {
        var child = parent + 1
        var number = 0
        while child < Int(document.records[parent].next) {
            body(child, number)
            child = Int(document.records[child].next)
            number += 1
        }
    }

    private func step(_ index: Int, _ role: SyntaxPath.Role) -> SyntaxPath.Step {
        let record = document.records[index]
        let shape: SyntaxPath.Shape =
            switch record.kind {
            case .scalar: .scalar
            case .sequence: .sequence
            case .mapping: .mapping
            case .alias: .alias
            }
        return SyntaxPath.Step(
            role: role, shape: shape,
            range: SourceRange(file: document.file, start: record.start, end: record.end), text: text(index))
    }

    /// A scalar's text, an alias's name; nil for a list and a map.
    private func text(_ index: Int) -> String? {
        let record = document.records[index]
        switch record.kind {
        case .scalar:
            return String(decoding: document.text[Int(record.first)..<Int(record.first + record.length)], as: UTF8.self)
        case .alias:
            let file = document.file
            let (start, end) = (file.offset(of: record.start), file.offset(of: record.end))
            return String(decoding: file.bytes[start..<max(start, end)].drop { $0 == UInt8(ascii: "*") }, as: UTF8.self)
        case .sequence, .mapping: return nil
        }
    }
}
