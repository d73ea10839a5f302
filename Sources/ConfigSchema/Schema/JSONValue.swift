/// A JSON value that is built piece by piece, such as a schema.
package indirect enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number without a fraction, printed without one.
    case integer(Int)
    /// Any other number.
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// An object; its keys are printed in alphabetical order.
    case object([String: JSONValue])

    /// A number in its shortest form.
    package init(_ number: Double) {
        self = number == number.rounded() && abs(number) < 1e15 ? .integer(Int(number)) : .number(number)
    }

    /// The value of an object's key.
    package subscript(_ key: String) -> JSONValue? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    /// An object with more members; those that are there already stay.
    func adding(_ members: [String: JSONValue]) -> JSONValue {
        guard case .object(let own) = self else { return self }
        return .object(own.merging(members) { own, _ in own })
    }
}

extension JSONValue: Encodable {
    /// Writes the value as what it is, without a wrapper.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .boolean(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let members): try container.encode(members)
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }

    /// `true` or `false`.
    package init(booleanLiteral value: Bool) { self = .boolean(value) }

    /// A whole number.
    package init(integerLiteral value: Int) { self = .integer(value) }

    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// An object; of two equal keys the last counts.
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}
