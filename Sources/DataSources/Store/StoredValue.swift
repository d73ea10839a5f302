import LiveValues

/// How values stand in the store's table, so that a shell can read and write them too.
///
/// Numbers are SQLite's own. A text is itself, unless it is the JSON of a list, a map, a quoted text, `true` or
/// `false`; a text that would be taken for one of those is written with quotation marks.
enum StoredValue {
    static func value(of field: SQLiteValue) throws(SourceFailure) -> LiveValue {
        switch field {
        case .null: return .null
        case .oversized:
            throw SourceFailure(
                "the value has more than \(SQLiteConnection.maximumBytes) bytes, and may have \(LiveJSON.maximumBytes)")
        case .integer(let number): return .integer(Int(number))
        case .real(let number): return .number(number)
        case .text(let bytes):
            if looksLikeJSON(bytes), let value = try? LiveJSON.value(of: bytes) { return value }
            guard bytes.count <= LiveJSON.maximumBytes else {
                throw SourceFailure("the value has \(bytes.count) bytes, and may have \(LiveJSON.maximumBytes)")
            }
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw SourceFailure("the value is neither a number nor a text in UTF-8")
            }
            return .string(text)
        }
    }

    static func field(of value: LiveValue) throws(SourceFailure) -> SQLiteValue {
        let field: SQLiteValue =
            switch value {
            case .null: .null
            case .integer(let number): .integer(Int64(number))
            case .number(let number): .real(number)
            case .string(let text): .text(looksLikeJSON(Array(text.utf8)) ? value.json : text)
            case .bool, .array, .object: .text(value.json)
            }
        guard case .text(let bytes) = field, bytes.count > LiveJSON.maximumBytes else { return field }
        throw SourceFailure("the value has \(bytes.count) bytes, and may have \(LiveJSON.maximumBytes)")
    }

    private static func looksLikeJSON(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first else { return false }
        return [UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\"")].contains(first)
            || bytes == Array("true".utf8) || bytes == Array("false".utf8)
    }
}
