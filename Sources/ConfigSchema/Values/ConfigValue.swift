public import SourceDiagnostics

/// A value that was read from a file, and where.
public struct ConfigValue: Sendable {
    /// The value.
    public let value: PropertyValue

    /// Where it is written.
    public let range: SourceRange

    /// The alias or merge key through which it came, in the same file.
    public let origin: SourceRange?

    /// Makes a value.
    public init(_ value: PropertyValue, at range: SourceRange, origin: SourceRange? = nil) {
        self.value = value
        self.range = range
        self.origin = origin
    }
}

/// A typed value, as its property's kind read it.
///
/// Only what is large or may contain itself is stored apart: a scene has hundreds of values, most of them short.
public enum PropertyValue: Sendable {
    /// A switch.
    case boolean(Bool)
    /// A whole number.
    case integer(Int)
    /// A number or a metric.
    case number(NumberExpression)
    /// A length or a metric.
    case length(LengthExpression)
    /// A colour.
    indirect case color(ColorExpression)
    /// A font.
    indirect case font(FontExpression)
    /// A shadow.
    indirect case shadow(ShadowExpression)
    /// The name of an image token.
    case image(String)
    /// The file of an image token.
    indirect case imageSource(ImageSource)
    /// Text without translation.
    case string(String)
    /// Text for people, the same in every locale.
    case text(String)
    /// Milliseconds.
    case duration(milliseconds: Int64)
    /// A moment.
    case instant(InstantExpression)
    /// The name of an enumeration's case.
    case enumeration(String)
    /// The name of a token.
    case token(String)
    /// The text of a layout expression.
    case layout(String)
    /// Values in order.
    case list([ConfigValue])
    /// Values by key, in the file's order.
    case map([MapEntry])
    /// The properties of a record.
    case record(RecordValue)
    /// Values by mode.
    case byMode([MapEntry])
    /// Values by device class.
    case byDevice([MapEntry])
    /// Values by locale.
    case byLocale([MapEntry])
    /// Anything else: null.
    case null
}

/// A key that a file chose, with its value.
public struct MapEntry: Sendable {
    /// The key.
    public let key: String
    /// Where the key stands.
    public let keyRange: SourceRange
    /// The value.
    public let value: ConfigValue

    /// Makes an entry.
    public init(key: String, keyRange: SourceRange, value: ConfigValue) {
        self.key = key
        self.keyRange = keyRange
        self.value = value
    }
}

/// What a file says of a group's properties: only those that it sets, in its order.
///
/// A class, because checks hand records on often.
public final class RecordValue: Sendable {
    /// The declarations.
    public let group: PropertyGroup

    /// The properties that are set.
    public let fields: [Field]

    /// Keys that the file means to set and that could not be read: misspelt ones, and those of refused values.
    ///
    /// That they are missing means nothing, so what depends on them is not judged.
    package let lost: [String]

    init(group: PropertyGroup, fields: [Field], lost: [String]) {
        self.group = group
        self.fields = fields
        self.lost = lost
    }

    /// One property.
    public struct Field: Sendable {
        /// The declaration's place in `group.members`.
        public let member: Int
        /// Where the key stands.
        public let keyRange: SourceRange
        /// The value.
        public let value: ConfigValue
    }

    /// The value of a key.
    public subscript(_ key: String) -> ConfigValue? { index(of: key).map { fields[$0].value } }

    /// The field of a key.
    public func field(_ key: String) -> Field? { index(of: key).map { fields[$0] } }

    private func index(of key: String) -> Int? {
        guard let member = group.memberIndex(key) else { return nil }
        return fields.firstIndex { $0.member == member }
    }
}

extension ConfigValue {
    /// The text of a string, a literal text, an enumeration or a layout expression.
    package var stringValue: String? {
        switch value {
        case .string(let text), .text(let text), .enumeration(let text), .layout(let text), .image(let text): text
        default: nil
        }
    }

    /// The items of a list.
    package var items: [ConfigValue] {
        if case .list(let items) = value { items } else { [] }
    }

    /// The entries of a map of any sort.
    package var mapEntries: [MapEntry] {
        switch value {
        case .map(let entries), .byMode(let entries), .byDevice(let entries), .byLocale(let entries): entries
        default: []
        }
    }

    /// The record.
    package var record: RecordValue? {
        if case .record(let record) = value { record } else { nil }
    }

    /// The boolean.
    package var booleanValue: Bool? {
        if case .boolean(let value) = value { value } else { nil }
    }

    /// The whole number.
    package var integerValue: Int? {
        if case .integer(let value) = value { value } else { nil }
    }

    /// The number that is written out.
    package var literalNumber: Double? {
        switch value {
        case .number(.literal(let number)): number
        case .integer(let number): Double(number)
        default: nil
        }
    }
}
