package import LiveValues

/// Reads JSON that others made, within bounds that are checked before anything is built from it.
package enum JSONText {
    /// The most bytes of one text, unpacked.
    package static let maximumBytes = 1 << 20
    /// How deep lists and maps may stand in one another.
    package static let maximumDepth = 64
    /// The most values, lists and maps counted with what is in them.
    package static let maximumValues = 100_000

    /// The value of a text in UTF-8.
    ///
    /// - Throws: What is wrong, as a clause: no JSON, or more of it than the bounds allow.
    package static func value(of bytes: some Collection<UInt8>) throws(SourceFailure) -> LiveValue {
        guard bytes.count <= maximumBytes else {
            throw SourceFailure("the JSON has \(bytes.count) bytes, and may have \(maximumBytes)")
        }
        try measure(bytes)
        guard let text = String(validating: bytes, as: UTF8.self), let value = LiveValue(json: text) else {
            let words = String(decoding: bytes.prefix(24), as: UTF8.self).debugDescription
            throw SourceFailure(bytes.isEmpty ? "there is no JSON: the text is empty" : "this is no JSON: \(words) …")
        }
        return value
    }

    /// Counts without understanding: what is no JSON is found by whoever reads it.
    private static func measure(_ bytes: some Collection<UInt8>) throws(SourceFailure) {
        var (depth, values, isInText, isEscaped) = (0, 1, false, false)
        for byte in bytes {
            if isInText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInText = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInText = true
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                values += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ","): values += 1
            default: break
            }
            guard depth <= maximumDepth else {
                throw SourceFailure("the JSON is more than \(maximumDepth) lists and maps deep")
            }
            guard values <= maximumValues else {
                throw SourceFailure("the JSON has more than \(maximumValues) values")
            }
        }
    }
}
