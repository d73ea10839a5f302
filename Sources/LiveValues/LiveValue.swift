/// A JSON-like value: what live properties and messages are made of.
///
/// As in JSON, `1` and `1.0` are the same number: they are equal, whichever case holds them. What is no number (NaN) equals
/// itself, so that two stores with the same history are equal.
public enum LiveValue: Sendable {
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
    case array([LiveValue])
    /// A map with text keys.
    case object([String: LiveValue])

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
    public var arrayValue: [LiveValue]? {
        guard case .array(let value) = self else { return nil }
        return value
    }

    /// The entries, when this is a map.
    public var objectValue: LiveProperties? {
        guard case .object(let value) = self else { return nil }
        return value
    }
}

extension LiveValue: Hashable {
    /// Whether both stand for the same JSON.
    public static func == (left: LiveValue, right: LiveValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.number(let left), .number(let right)): left == right || left.isNaN && right.isNaN
        case (.integer(let whole), .number(let number)), (.number(let number), .integer(let whole)):
            Int(exactly: number) == whole
        case (.string(let left), .string(let right)): left == right
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): left == right
        default: false
        }
    }

    /// Feeds the value to a hasher, a whole number as an integer.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        case .integer(let value): hasher.combine(value)
        case .number(let value):
            if let whole = Int(exactly: value) {
                hasher.combine(whole)
            } else {
                hasher.combine(value.isNaN ? .nan : value)
            }
        case .string(let value): hasher.combine(value)
        case .array(let value): hasher.combine(value)
        case .object(let value): hasher.combine(value)
        }
    }
}

extension LiveValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// `nil` is ``null``.
    public init(nilLiteral: ()) { self = .null }

    /// `true` or `false` becomes a Boolean, never a number.
    public init(booleanLiteral value: Bool) { self = .bool(value) }

    /// A whole-number literal.
    public init(integerLiteral value: Int) { self = .integer(value) }

    /// A number literal with a fraction.
    public init(floatLiteral value: Double) { self = .number(value) }

    /// A text literal.
    public init(stringLiteral value: String) { self = .string(value) }

    /// A list literal.
    public init(arrayLiteral elements: LiveValue...) { self = .array(elements) }

    /// A map literal; of two equal keys the later one counts.
    public init(dictionaryLiteral elements: (String, LiveValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { _, later in later }))
    }
}
