import Foundation

extension LiveValue: Codable {
    /// Reads any JSON value; a whole number becomes ``integer(_:)``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([LiveValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: LiveValue].self))
        }
    }

    /// Writes the value as the JSON it stands for; `null` for a number that JSON cannot write (infinity, NaN).
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value):
            // A whole number the same way in both cases: what is equal has equal JSON.
            if let whole = Int(exactly: value) {
                try container.encode(whole)
            } else if value.isFinite {
                try container.encode(value)
            } else {
                try container.encodeNil()
            }
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    /// The value of a JSON text.
    ///
    /// Nil for a text that is not JSON, or has more than 1 MiB, 100,000 values or 64 lists and maps in one another.
    public init?(json: String) {
        guard let value = try? LiveJSON.value(of: Array(json.utf8)) else { return nil }
        self = value
    }

    /// The value as JSON on one line, keys sorted; `null` for a number that JSON cannot write, wherever it is inside.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { return "null" }
        return String(decoding: data, as: UTF8.self)
    }
}
