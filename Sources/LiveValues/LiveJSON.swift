import Foundation

/// Why a text is no JSON that is read, as a clause.
package struct JSONProblem: Error, Hashable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}

/// Reads JSON that others made, within bounds that are checked before anything is built from it.
package enum LiveJSON {
    /// The most bytes of one text, unpacked.
    package static let maximumBytes = 1 << 20
    /// How deep lists and maps may stand in one another.
    package static let maximumDepth = 64
    /// The most values, lists and maps counted with what is in them.
    package static let maximumValues = 100_000

    /// The value of a text in UTF-8.
    ///
    /// - Throws: What is wrong, as a clause: no JSON, or more of it than the bounds allow.
    package static func value(of bytes: some Collection<UInt8>) throws(JSONProblem) -> LiveValue {
        guard bytes.count <= maximumBytes else {
            throw JSONProblem("the JSON has \(bytes.count) bytes, and may have \(maximumBytes)")
        }
        try measure(bytes)
        // Foundation's decoder would ask each value for every kind in turn, and take five times as long.
        guard String(validating: bytes, as: UTF8.self) != nil,
            let object = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed),
            let value = value(of: object)
        else {
            let words = String(decoding: bytes.prefix(24), as: UTF8.self).debugDescription
            throw JSONProblem(bytes.isEmpty ? "there is no JSON: the text is empty" : "this is no JSON: \(words) …")
        }
        return value
    }

    /// - Returns: nil for a number that is too large for any.
    private static func value(of object: Any) -> LiveValue? {
        switch object {
        case let text as String: return .string(text)
        case let number as NSNumber: return value(of: number)
        case let list as [Any]:
            let values = list.compactMap(value(of:))
            return values.count == list.count ? .array(values) : nil
        case let map as [String: Any]:
            let values = map.compactMapValues(value(of:))
            return values.count == map.count ? .object(values) : nil
        default: return object is NSNull ? .null : nil
        }
    }

    private static func value(of number: NSNumber) -> LiveValue? {
        switch UInt8(bitPattern: number.objCType.pointee) {
        // No number of JSON is read as a single byte.
        case UInt8(ascii: "c"), UInt8(ascii: "B"): .bool(number.boolValue)
        case UInt8(ascii: "d"), UInt8(ascii: "f"), UInt8(ascii: "Q"):
            number.doubleValue.isFinite ? .number(number.doubleValue) : nil
        default: .integer(number.intValue)
        }
    }

    /// Counts without understanding, before a decoder is asked: what is no JSON is found by whoever reads it.
    ///
    /// But for what Foundation lets pass: other encodings, and a comma behind which nothing comes.
    ///
    /// - Throws: What is amiss, as a clause.
    package static func measure(_ bytes: some Collection<UInt8>) throws(JSONProblem) {
        var (depth, values, isInText, isEscaped) = (0, 1, false, false)
        var isBehindComma = false
        for byte in bytes {
            guard byte != 0 else { throw JSONProblem("this is no JSON in UTF-8: it has zero bytes") }
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
            if isBehindComma, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
                throw JSONProblem("this is no JSON: nothing stands between a comma and the bracket behind it")
            }
            if byte > UInt8(ascii: " ") { isBehindComma = byte == UInt8(ascii: ",") }
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
                throw JSONProblem("the JSON is more than \(maximumDepth) lists and maps deep")
            }
            guard values <= maximumValues else {
                throw JSONProblem("the JSON has more than \(maximumValues) values")
            }
        }
    }
}
