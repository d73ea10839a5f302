/// The first place where bytes are no JSON, for a finding about them.
///
/// Whether they are JSON is for the decoder to say; this only finds what somebody would have to mend.
struct JSONSlip: Error, Hashable {
    /// Where it is, in bytes.
    let offset: Int
    /// What is wrong there, as a clause.
    let message: String
    /// What to do about it; nil where the clause says it.
    let hint: String?

    /// Nil for bytes in which nothing is found.
    init?(in bytes: [UInt8]) {
        var scanner = JSONScanner(bytes)
        do throws(JSONSlip) {
            try scanner.scanAll()
            return nil
        } catch {
            self = error
        }
    }

    fileprivate init(at offset: Int, _ message: String, hint: String? = nil) {
        self.offset = offset
        self.message = message
        self.hint = hint
    }
}

/// Goes through JSON without keeping anything of it.
private struct JSONScanner {
    private let bytes: [UInt8]
    private var at = 0
    /// The lists and maps around the place, by their first bytes.
    private var open: [UInt8] = []

    private static let maxDepth = 512

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

    mutating func scanAll() throws(JSONSlip) {
        try scanValue()
        skipBlanks()
        if next != nil { throw JSONSlip(at: at, "something stands behind the end of the data") }
    }

    private mutating func scanValue() throws(JSONSlip) {
        skipBlanks()
        switch next {
        case UInt8(ascii: "{"): try scanItems(upTo: UInt8(ascii: "}"))
        case UInt8(ascii: "["): try scanItems(upTo: UInt8(ascii: "]"))
        case UInt8(ascii: "\""): try scanText()
        case nil: throw cutOff()
        default: try scanWord()
        }
    }

    /// A list, or a map with a key before each value.
    private mutating func scanItems(upTo end: UInt8) throws(JSONSlip) {
        let isMap = end == UInt8(ascii: "}")
        guard open.count < Self.maxDepth else { throw JSONSlip(at: at, "lists and maps are too deep here") }
        open.append(bytes[at])
        at += 1
        skipBlanks()
        if next == end { return close() }
        while true {
            if isMap { try scanKey() }
            try scanValue()
            skipBlanks()
            switch next {
            case end: return close()
            case UInt8(ascii: ","):
                at += 1
                skipBlanks()
                if next == end {
                    throw JSONSlip(at: at, "nothing stands behind the last comma", hint: "leave the comma out")
                }
            case nil: throw cutOff()
            default:
                throw JSONSlip(at: at, "a comma or '\(Character(Unicode.Scalar(end)))' is missing here")
            }
        }
    }

    private mutating func close() {
        open.removeLast()
        at += 1
    }

    private mutating func scanKey() throws(JSONSlip) {
        skipBlanks()
        guard let first = next else { throw cutOff() }
        guard first == UInt8(ascii: "\"") else { throw unquoted("a key") }
        try scanText()
        skipBlanks()
        guard let sign = next else { throw cutOff() }
        guard sign == UInt8(ascii: ":") else { throw JSONSlip(at: at, "a colon is missing behind the key") }
        at += 1
    }

    private mutating func scanText() throws(JSONSlip) {
        let start = at
        at += 1
        while let byte = next, byte != UInt8(ascii: "\"") {
            if byte < 0x20 { throw JSONSlip(at: start, "this text does not end on its line") }
            at += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        if at >= bytes.count { throw JSONSlip(at: start, "this text does not end") }
        at += 1
    }

    /// A number, or one of the three words.
    private mutating func scanWord() throws(JSONSlip) {
        let start = at
        while let byte = next, !" \t\r\n,:[]{}\"".utf8.contains(byte) { at += 1 }
        let word = String(decoding: bytes[start..<at], as: UTF8.self)
        if ["true", "false", "null"].contains(word) { return }
        if word.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+\-]?[0-9]+)?/) != nil { return }
        at = start
        if word.hasPrefix("//") || word.hasPrefix("/*") || word.hasPrefix("#") {
            throw JSONSlip(at: start, "JSON has no comments", hint: "leave it out")
        }
        throw unquoted("a text")
    }

    private func unquoted(_ what: String) -> JSONSlip {
        JSONSlip(at: at, "\(what) stands in double quotation marks")
    }

    private func cutOff() -> JSONSlip {
        let name = open.last == UInt8(ascii: "{") ? "a map" : open.isEmpty ? nil : "a list"
        return JSONSlip(
            at: at, name.map { "the file ends in the middle of \($0)" } ?? "the file has no data",
            hint: "it may have been cut off; write the rest")
    }

    private mutating func skipBlanks() {
        while let byte = next, " \t\r\n".utf8.contains(byte) { at += 1 }
    }
}
