/// A JSON-like value: what room, user and widget properties and widget messages are made of.
public enum ContextValue: Hashable, Sendable {
    /// No value.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// Any other number.
    case number(Double)
    /// Text.
    case string(String)
    /// A list.
    case array([ContextValue])
    /// A map with text keys.
    case object([String: ContextValue])

    /// The Boolean, when this is one.
    public var boolValue: Bool? {
        guard case .bool(let value) = self else { return nil }
        return value
    }

    /// The whole number, when this is one.
    public var integerValue: Int? {
        guard case .integer(let value) = self else { return nil }
        return value
    }

    /// The text, when this is text.
    public var stringValue: String? {
        guard case .string(let value) = self else { return nil }
        return value
    }

    /// The elements, when this is a list.
    public var arrayValue: [ContextValue]? {
        guard case .array(let value) = self else { return nil }
        return value
    }

    /// The entries, when this is a map.
    public var objectValue: ContextProperties? {
        guard case .object(let value) = self else { return nil }
        return value
    }
}

extension ContextValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// `nil` is ``null``.
    public init(nilLiteral: ()) { self = .null }

    /// A Boolean literal.
    public init(booleanLiteral value: Bool) { self = .bool(value) }

    /// A whole-number literal.
    public init(integerLiteral value: Int) { self = .integer(value) }

    /// A number literal with a fraction.
    public init(floatLiteral value: Double) { self = .number(value) }

    /// A text literal.
    public init(stringLiteral value: String) { self = .string(value) }

    /// A list literal.
    public init(arrayLiteral elements: ContextValue...) { self = .array(elements) }

    /// A map literal; of two equal keys the later one counts.
    public init(dictionaryLiteral elements: (String, ContextValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { _, later in later }))
    }
}
