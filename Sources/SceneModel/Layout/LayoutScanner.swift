extension LayoutExpression {
    /// Most terms that one expression may have, so that nothing later has to fear long ones.
    package static let maximumTerms = 64

    /// Reads an expression such as `board.right - 12`.
    ///
    /// What is suggested in place of a name that does not exist fits the property that the expression is for.
    package static func parse(
        _ text: String, for property: LayoutEdge? = nil
    ) -> Result<LayoutExpression, LayoutSyntaxError> {
        var text = text
        return text.withUTF8 { parse(utf8: $0.span, for: property) }
    }

    /// Reads an expression from bytes that stand somewhere else already; nothing is allocated for a bare length.
    package static func parse(
        utf8 bytes: Span<UInt8>, for property: LayoutEdge? = nil
    ) -> Result<LayoutExpression, LayoutSyntaxError> {
        var scanner = LayoutScanner(for: property)
        do throws(LayoutSyntaxError) {
            try scanner.scan(bytes)
            return .success(scanner.expression)
        } catch {
            return .failure(error)
        }
    }
}

/// Reads one expression from left to right, byte by byte.
///
/// The text is handed to every method because a `Span` cannot be stored yet. Errors are built in
/// `LayoutScanner+Errors.swift`, away from the fast path.
struct LayoutScanner {
    /// The next byte to read.
    var at = 0
    /// The property that the expression is for, when it is known.
    let property: LayoutEdge?
    /// Bytes so far that only continue a scalar; positions for people are `at` less these.
    var continuationBytes = 0

    private var terms = 0
    private var position: LayoutReference?
    private var lengths: [LayoutReference] = []
    // Folded in millionths, as integers: the sum then does not depend on the order of the terms.
    private var points = 0
    private var scaled = 0
    private var percent = 0

    // What stood before each `else`.
    private var earlier: [LayoutExpression] = []

    init(for property: LayoutEdge?) { self.property = property }

    /// What was read: the first branch, with the others as its alternatives.
    var expression: LayoutExpression {
        guard var first = earlier.first else { return branch }
        first.alternatives = earlier.dropFirst() + [branch]
        return first
    }

    private var branch: LayoutExpression {
        let offset = LayoutLength(
            points: Double(points) / 1_000_000, scaled: Double(scaled) / 1_000_000, percent: Double(percent) / 1_000_000
        )
        return LayoutExpression(offset, position: position, lengths: lengths)
    }

    /// Where the scanner stands, in scalars.
    var scalarOffset: Int { at - continuationBytes }

    mutating func scan(_ bytes: Span<UInt8>) throws(LayoutSyntaxError) {
        skipSpaces(bytes)
        guard at < bytes.count else { throw Self.empty(length: bytes.count) }
        var isNegative = false
        if let sign = takeSign(bytes) { isNegative = sign == UInt8(ascii: "-") }
        while true {
            skipSpaces(bytes)
            try takeTerm(bytes, isNegative: isNegative)
            skipSpaces(bytes)
            guard at < bytes.count else { return }
            if takeElse(bytes) {
                let word = scalarOffset - 4
                skipSpaces(bytes)
                guard at < bytes.count else { throw Self.missingAlternative(after: word) }
                beginBranch()
                isNegative = takeSign(bytes) == UInt8(ascii: "-")
                continue
            }
            guard let sign = takeSign(bytes) else { throw notAnOperator(bytes) }
            isNegative = sign == UInt8(ascii: "-")
        }
    }

    private mutating func beginBranch() {
        earlier.append(branch)
        position = nil
        lengths = []
        (points, scaled, percent) = (0, 0, 0)
    }

    /// Takes the word `else` where an operator could stand.
    private mutating func takeElse(_ bytes: Span<UInt8>) -> Bool {
        let end = at + 4
        guard end <= bytes.count, Self.pack(bytes, at..<end) == Self.elseWord,
            end == bytes.count || !Self.continuesIdentifier(bytes[end]) && bytes[end] != UInt8(ascii: ".")
        else { return false }
        at = end
        return true
    }

    private static let elseWord = "else".utf8.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }

    // MARK: Terms

    private mutating func takeTerm(_ bytes: Span<UInt8>, isNegative: Bool) throws(LayoutSyntaxError) {
        guard at < bytes.count else { throw missingTerm(bytes) }
        terms += 1
        guard terms <= LayoutExpression.maximumTerms else { throw tooManyTerms(bytes) }
        let byte = bytes[at]
        if Self.isDigit(byte) || byte == UInt8(ascii: ".") {
            try takeLength(bytes, isNegative: isNegative)
        } else if Self.startsIdentifier(byte) {
            try takeReference(bytes, isNegative: isNegative)
        } else {
            throw notATerm(bytes)
        }
    }

    private mutating func takeLength(_ bytes: Span<UInt8>, isNegative: Bool) throws(LayoutSyntaxError) {
        let start = at
        let millionths = try takeNumber(bytes)
        let value = isNegative ? -millionths : millionths
        let unit = at
        while at < bytes.count, Self.isUnit(bytes[at]) { at += 1 }
        switch at - unit {
        case 0: points += value
        case 1 where bytes[unit] == UInt8(ascii: "s"): scaled += value
        case 1 where bytes[unit] == UInt8(ascii: "%"): percent += value
        default: throw unknownUnit(bytes, number: start..<unit)
        }
    }

    /// Reads decimal digits with at most one dot, in millionths; what lies below a millionth is dropped.
    private mutating func takeNumber(_ bytes: Span<UInt8>) throws(LayoutSyntaxError) -> Int {
        let start = at
        var whole = 0
        while at < bytes.count, Self.isDigit(bytes[at]) {
            whole = min(whole * 10 + Int(bytes[at] - 0x30), 10_000_000)
            at += 1
        }
        var digits = at - start
        var fraction = 0
        var unit = 100_000
        if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
            at += 1
            while at < bytes.count, Self.isDigit(bytes[at]) {
                fraction += unit * Int(bytes[at] - 0x30)
                unit /= 10
                digits += 1
                at += 1
            }
        }
        guard digits > 0, at == bytes.count || bytes[at] != UInt8(ascii: ".") else {
            throw malformedNumber(bytes, from: start)
        }
        guard whole <= 1_000_000 else { throw numberTooLarge(from: start) }
        return whole * 1_000_000 + fraction
    }

    private mutating func takeReference(_ bytes: Span<UInt8>, isNegative: Bool) throws(LayoutSyntaxError) {
        let start = at
        let startOffset = scalarOffset
        while at < bytes.count, Self.continuesIdentifier(bytes[at]) {
            if bytes[at] & 0xC0 == 0x80 { continuationBytes += 1 }
            at += 1
        }
        let id = start..<at
        guard at < bytes.count, bytes[at] == UInt8(ascii: ".") else {
            throw missingEdge(bytes, id: id, at: startOffset)
        }
        at += 1
        let nameStart = at
        while at < bytes.count, Self.isWord(bytes[at]) { at += 1 }
        guard let edge = LayoutEdge(packedName: Self.pack(bytes, nameStart..<at)) else {
            throw unknownEdge(bytes, id: id, name: nameStart..<at, at: startOffset)
        }
        let reference = LayoutReference(
            id: Self.text(bytes, id), edge: edge, isNegative: isNegative,
            span: LayoutSpan(offset: startOffset, length: scalarOffset - startOffset))
        if edge.isSize {
            lengths.append(reference)
        } else if isNegative {
            throw Self.negatedPosition(reference)
        } else if let position {
            throw Self.secondPosition(reference, after: position)
        } else {
            position = reference
        }
    }

    // MARK: Bytes

    private mutating func skipSpaces(_ bytes: Span<UInt8>) {
        while at < bytes.count, bytes[at] == 0x20 || (0x09...0x0D).contains(bytes[at]) { at += 1 }
    }

    private mutating func takeSign(_ bytes: Span<UInt8>) -> UInt8? {
        guard at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") else { return nil }
        at += 1
        return bytes[at - 1]
    }

    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static func isUnit(_ byte: UInt8) -> Bool { isLetter(byte) || byte == UInt8(ascii: "%") }

    static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") }

    /// Whether an id may begin with this byte; anything outside ASCII may.
    static func startsIdentifier(_ byte: UInt8) -> Bool { isLetter(byte) || byte == UInt8(ascii: "_") || byte >= 0x80 }

    static func continuesIdentifier(_ byte: UInt8) -> Bool {
        isWord(byte) || byte == UInt8(ascii: "-") || byte >= 0x80
    }

    static func text(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
        bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
    }

    /// Up to eight bytes in one integer, so that a name is compared in one step; 0 for longer ones.
    private static func pack(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
        guard range.count <= 8 else { return 0 }
        var packed: UInt64 = 0
        for index in range { packed = packed << 8 | UInt64(bytes[index]) }
        return packed
    }
}

extension LayoutEdge {
    private static let packedNames: [UInt64] = allCases.map { edge in
        edge.name.utf8.reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Finds an edge by its name's bytes, the first one highest.
    fileprivate init?(packedName: UInt64) {
        guard let index = Self.packedNames.firstIndex(of: packedName) else { return nil }
        self = Self.allCases[index]
    }
}
