internal import SourceDiagnostics

// The sentences for everything that cannot be read. The scanner stands where it stopped.
extension LayoutScanner {
    private static let anExpression = "a length such as 12, 12s or 50%, or an edge such as stateBar.bottom + 2"
    private static let aTerm = "a length such as 12, 12s or 50%, or an edge such as board.top"

    static func empty(length: Int) -> LayoutSyntaxError {
        LayoutSyntaxError(
            .empty, at: LayoutSpan(offset: 0, length: length), "the expression is empty", expected: anExpression)
    }

    /// A term should start here, and none does.
    func notATerm(_ bytes: Span<UInt8>) -> LayoutSyntaxError {
        let found = character(bytes)
        if bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") {
            return LayoutSyntaxError(
                .doubledOperator, at: here(), "two operators follow each other", expected: Self.aTerm,
                hint: "remove one of them", replacement: "")
        }
        return LayoutSyntaxError(
            .unexpectedCharacter, at: here(), "'\(found)' starts neither a length nor an id", expected: Self.aTerm)
    }

    /// An operator should stand here, and something else does.
    func notAnOperator(_ bytes: Span<UInt8>) -> LayoutSyntaxError {
        let found = character(bytes)
        if let meant = found.unicodeScalars.first.flatMap(LayoutLookalike.replacement) {
            return lookalike(found, meant: meant, at: here())
        }
        if "*/×÷·^()".contains(found) {
            return LayoutSyntaxError(
                .unsupportedOperator, at: here(), "'\(found)' cannot be used in a layout", expected: "+ or -",
                hint: found == "*" || found == "/" ? "a share of the parent is written as 50%" : nil)
        }
        let isAlone =
            at + 1 == bytes.count || !Self.continuesIdentifier(bytes[at + 1]) && bytes[at + 1] != UInt8(ascii: ".")
        if found == "%" || found == "s" && isAlone {
            return LayoutSyntaxError(
                .missingOperator, at: here(), "the unit '\(found)' is apart from its number", expected: "+ or -",
                hint: "write the unit without a space, as in 12\(found)")
        }
        return LayoutSyntaxError(
            .missingOperator, at: here(), "'\(found)' follows a complete term", expected: "+ or - before it")
    }

    func missingTerm(_ bytes: Span<UInt8>) -> LayoutSyntaxError {
        // The operator is the last thing that is not a space, and it is ASCII.
        var last = at - 1
        while last > 0, bytes[last] <= 0x20 { last -= 1 }
        return LayoutSyntaxError(
            .missingTerm, at: LayoutSpan(offset: last - continuationBytes, length: 1), "nothing follows the operator",
            expected: Self.aTerm)
    }

    /// Nothing but spaces stands behind `else`.
    static func missingAlternative(after word: Int) -> LayoutSyntaxError {
        LayoutSyntaxError(
            .missingTerm, at: LayoutSpan(offset: word, length: 4), "nothing follows 'else'",
            expected: anExpression)
    }

    func tooManyTerms(_ bytes: Span<UInt8>) -> LayoutSyntaxError {
        LayoutSyntaxError(
            .tooManyTerms, at: here(), "the expression has more than \(LayoutExpression.maximumTerms) terms",
            expected: "at most \(LayoutExpression.maximumTerms)")
    }

    mutating func malformedNumber(_ bytes: Span<UInt8>, from start: Int) -> LayoutSyntaxError {
        while at < bytes.count, Self.isDigit(bytes[at]) || bytes[at] == UInt8(ascii: ".") { at += 1 }
        return LayoutSyntaxError(
            .malformedNumber, at: span(from: start),
            "\(LayoutText.quoted(Self.text(bytes, start..<at))) is not a number", expected: "a number such as 12 or 1.5"
        )
    }

    func numberTooLarge(from start: Int) -> LayoutSyntaxError {
        LayoutSyntaxError(
            .numberTooLarge, at: span(from: start), "the number is too large for a layout",
            expected: "at most 1000000")
    }

    func unknownUnit(_ bytes: Span<UInt8>, number: Range<Int>) -> LayoutSyntaxError {
        let digits = Self.text(bytes, number)
        let unit = Self.text(bytes, number.upperBound..<at)
        let meant: String? =
            switch unit {
            case "pt", "px", "dp": digits
            case "S": digits + "s"
            default: nil
            }
        return LayoutSyntaxError(
            .unknownUnit, at: span(from: number.upperBound), "unknown unit \(LayoutText.quoted(unit))",
            expected: "no unit for points, s for the scale factor or % of the parent",
            hint: meant.map { Suggestion(LayoutText.shortened($0)).hint },
            replacement: meant.map { String($0.dropFirst(digits.count)) })
    }

    func missingEdge(_ bytes: Span<UInt8>, id: Range<Int>, at offset: Int) -> LayoutSyntaxError {
        let word = Self.text(bytes, id)
        if let error = firstLookalike(in: word, at: offset) { return error }
        let span = LayoutSpan(offset: offset, length: scalarOffset - offset)
        if word == "auto" || word == "none" {
            return LayoutSyntaxError(
                .missingEdge, at: span, "'\(word)' is no length and no edge", expected: Self.aTerm,
                hint: "leave the property out to have it follow from the others")
        }
        let edge = (LayoutEdge(name: word) ?? LayoutEdge.translating(word)).flatMap { fits($0) ? $0 : nil }
        return LayoutSyntaxError(
            .missingEdge, at: span, "\(LayoutText.quoted(word)) does not say which edge is meant",
            expected: edge == nil
                ? "\(LayoutText.shortened(word)).top or another of its edges" : "an id before the edge",
            hint: edge.map { Suggestion("\(LayoutReference.parentID).\($0.name)").hint },
            replacement: edge.map { "\(LayoutReference.parentID).\($0.name)" })
    }

    func unknownEdge(_ bytes: Span<UInt8>, id: Range<Int>, name: Range<Int>, at offset: Int) -> LayoutSyntaxError {
        let word = Self.text(bytes, name)
        if let error = firstLookalike(in: Self.text(bytes, id), at: offset) { return error }
        let names = LayoutEdge.allCases.filter(fits).map(\.name)
        let translated = LayoutEdge.translating(word).flatMap { fits($0) ? $0.name : nil }
        let nearest = translated ?? NearestName.match(word, in: names)
        let span = LayoutSpan(offset: scalarOffset - name.count, length: name.count)
        guard !word.isEmpty else {
            return LayoutSyntaxError(
                .missingEdge, at: LayoutSpan(offset: offset, length: scalarOffset - offset),
                "no edge follows '\(LayoutText.shortened(Self.text(bytes, id))).'", expected: names.joinedAsList("or"))
        }
        return LayoutSyntaxError(
            .unknownEdge, at: span,
            "unknown edge \(LayoutText.quoted(word)) of \(LayoutText.quoted(Self.text(bytes, id)))",
            expected: names.joinedAsList("or"), hint: nearest.map { Suggestion($0).hint }, replacement: nearest)
    }

    static func negatedPosition(_ reference: LayoutReference) -> LayoutSyntaxError {
        LayoutSyntaxError(
            .negatedPosition, at: reference.span,
            "'\(LayoutText.shortened(reference.name))' is a position and cannot be taken away",
            expected: "a length after '-'", hint: distanceHint(reference))
    }

    static func secondPosition(_ reference: LayoutReference, after first: LayoutReference) -> LayoutSyntaxError {
        LayoutSyntaxError(
            .secondPosition, at: reference.span,
            "'\(LayoutText.shortened(reference.name))' is a second position after '\(LayoutText.shortened(first.name))'",
            expected: "one position, and lengths added to it", hint: distanceHint(reference))
    }

    private static func distanceHint(_ reference: LayoutReference) -> String {
        "a distance is written as \(LayoutText.shortened(reference.id)).\(reference.edge.axis.size.name)"
    }

    /// Whether the property can take an edge: any width or height, and a position on its own axis unless it is a length.
    private func fits(_ edge: LayoutEdge) -> Bool {
        guard let property, !edge.isSize else { return true }
        return !property.isSize && property.axis == edge.axis
    }

    // MARK: Places

    private func lookalike(_ found: Character, meant: String, at span: LayoutSpan) -> LayoutSyntaxError {
        let name = meant == " " ? "an ordinary space" : "'\(meant)'"
        return LayoutSyntaxError(
            .unexpectedCharacter, at: span,
            meant == " " ? "a special space stands here" : "'\(found)' only looks like '\(meant)'", expected: name,
            hint: "write \(name)", replacement: meant)
    }

    /// The first character of an id that was meant as punctuation or a digit; the id starts at `offset`.
    private func firstLookalike(in id: String, at offset: Int) -> LayoutSyntaxError? {
        for (index, scalar) in id.unicodeScalars.enumerated() {
            guard let meant = LayoutLookalike.replacement(for: scalar) else { continue }
            return lookalike(Character(scalar), meant: meant, at: LayoutSpan(offset: offset + index, length: 1))
        }
        return nil
    }

    /// The one scalar at which the scanner stands.
    private func here() -> LayoutSpan { LayoutSpan(offset: scalarOffset, length: 1) }

    /// From an ASCII start to where the scanner stands.
    private func span(from start: Int) -> LayoutSpan {
        LayoutSpan(offset: start - continuationBytes, length: at - start)
    }

    /// The character at which the scanner stands; a replacement character for broken UTF-8.
    private func character(_ bytes: Span<UInt8>) -> Character {
        let end = min(at + 4, bytes.count)
        return Self.text(bytes, at..<end).unicodeScalars.first.map(Character.init) ?? "\u{FFFD}"
    }
}
