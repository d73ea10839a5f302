public import SourceDiagnostics

/// A value that was read from a file, and where.
///
/// A file has hundreds of them, which checks hand on, so that each names its file once: a copy counts one reference, and
/// another only where the value itself is large.
public struct ConfigValue: Sendable {
    /// What is written, typed by the kind of its property.
    public let value: PropertyValue

    let file: SourceFile
    private let extent: SourceExtent
    private let originExtent: SourceExtent?

    /// Where it is written.
    public var range: SourceRange { extent.range(in: file) }

    /// The alias or merge key through which it came, in the same file.
    public var origin: SourceRange? { originExtent?.range(in: file) }

    /// Makes a value; `origin` is in the file of `range`.
    public init(_ value: PropertyValue, at range: SourceRange, origin: SourceRange? = nil) {
        self.init(value, in: range.file, at: range.extent, origin: origin?.extent)
    }

    init(_ value: PropertyValue, in file: SourceFile, at extent: SourceExtent, origin: SourceExtent?) {
        self.value = value
        self.file = file
        self.extent = extent
        originExtent = origin
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
    indirect case font(FontExpression)
    indirect case shadow(ShadowExpression)
    /// The name of an image token.
    case image(String)
    /// The file of an image token.
    indirect case imageSource(ImageSource)
    /// Text without translation.
    case string(String)
    /// Text for people, the same in every locale.
    case text(String)
    case duration(milliseconds: Int64)
    /// A moment.
    case instant(InstantExpression)
    /// The name of an enumeration's case.
    case enumeration(String)
    /// The name of a token.
    case token(String)
    /// The text of a layout expression.
    case layout(String)
    /// A text with places for live values.
    indirect case bound(BoundText)
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
    /// An entry that is there and could not be read: found and told, so that nobody takes it for missing.
    case unreadable
}

/// A key that a file chose, with its value.
public struct MapEntry: Sendable {
    /// The key as the file spells it.
    public let key: String
    private let keyExtent: SourceExtent
    /// What the file gives it.
    public let value: ConfigValue

    /// Where the key stands.
    public var keyRange: SourceRange { keyExtent.range(in: value.file) }

    /// Makes an entry; the key stands in the value's file.
    public init(key: String, keyRange: SourceRange, value: ConfigValue) {
        self.key = key
        keyExtent = keyRange.extent
        self.value = value
    }

    init(key: String, at keyExtent: SourceExtent, value: ConfigValue) {
        self.key = key
        self.keyExtent = keyExtent
        self.value = value
    }
}

/// What a file says of a group's properties: only those that it sets, in its order.
///
/// A class, because checks hand records on often.
public final class RecordValue: Sendable {
    /// The properties that the record may set.
    public let group: PropertyGroup

    /// The properties that are set.
    public let fields: [Field]

    /// Keys that the file means to set and that could not be read: misspelt ones, and those of refused values.
    ///
    /// That they are missing means nothing, so what depends on them is not judged.
    package let lost: [String]

    /// A record that sets nothing, for what is asked of a file that is not there.
    package static let empty = RecordValue(group: PropertyGroup("nothing", []), fields: [], lost: [])

    init(group: PropertyGroup, fields: [Field], lost: [String]) {
        self.group = group
        self.fields = fields
        self.lost = lost
    }

    /// What a record says of one property, as a record of another group that has a property of the same name and kind.
    ///
    /// Nil where the record says nothing of it, or the group has no such property.
    package convenience init?(taking key: String, from record: RecordValue, into group: PropertyGroup) {
        guard let field = record.field(key), let member = group.memberIndex(key) else { return nil }
        self.init(group: group, fields: [field.moved(to: member)], lost: [])
    }

    /// Returns what stands at a path through records; `nil` if nothing does.
    func value(at path: ArraySlice<String>) -> ConfigValue? {
        guard let step = path.first, let value = self[step] else { return nil }
        return path.count == 1 ? value : value.record?.value(at: path.dropFirst())
    }

    /// Returns the record with a value at a path through records, which are made where they are missing.
    func setting(_ value: ConfigValue, at path: ArraySlice<String>, key: SourceExtent) -> RecordValue {
        guard let step = path.first, let member = group.memberIndex(step) else { return self }
        let old = field(step)
        var place = key
        var new = value
        if path.count > 1 {
            guard case .record(let inner) = group.members[member].kind else { return self }
            if let old, old.value.record == nil { return self }
            let record = old?.value.record ?? RecordValue(group: inner, fields: [], lost: [])
            new = ConfigValue(
                .record(record.setting(value, at: path.dropFirst(), key: key)), at: old?.value.range ?? value.range,
                origin: old?.value.origin)
            place = old?.keyRange.extent ?? key
        }
        let others = fields.filter { $0.member != member }
        return RecordValue(group: group, fields: others + [Field(member: member, at: place, value: new)], lost: lost)
    }

    /// One property.
    public struct Field: Sendable {
        /// The declaration's place in `group.members`.
        public let member: Int
        private let keyExtent: SourceExtent
        /// What the file gives it.
        public let value: ConfigValue

        /// Where the key stands.
        public var keyRange: SourceRange { keyExtent.range(in: value.file) }

        /// Makes a field; the key stands in the value's file.
        init(member: Int, at keyExtent: SourceExtent, value: ConfigValue) {
            self.member = member
            self.keyExtent = keyExtent
            self.value = value
        }

        /// The same in a group that has the property at another place.
        fileprivate func moved(to member: Int) -> Field { Field(member: member, at: keyExtent, value: value) }
    }

    /// What the file gives a property; nil when it does not set it.
    public subscript(_ key: String) -> ConfigValue? {
        // A closure would get a copy of the whole field.
        guard let index = index(of: key) else { return nil }
        return fields[index].value
    }

    /// The same with the place of the key.
    public func field(_ key: String) -> Field? { index(of: key).map { fields[$0] } }

    private func index(of key: String) -> Int? {
        // Most records set a few keys, with which a name is compared sooner than its hash is made.
        let comparesNames = fields.count <= 8
        guard let member = comparesNames ? -1 : group.memberIndex(key) else { return nil }
        // By index, because a closure would get a copy of each field. This runs for every value that is asked for: even
        // a range costs several times as much where nothing is optimised.
        var index = 0
        while index < fields.count {
            let own = fields[index].member
            if comparesNames ? group.isKey(key, of: own) : own == member { return index }
            index += 1
        }
        return nil
    }
}

extension ConfigValue {
    /// The text of a string, a literal text, an enumeration or a layout expression.
    public var stringValue: String? {
        switch value {
        case .string(let text), .text(let text), .enumeration(let text), .layout(let text), .image(let text): text
        default: nil
        }
    }

    /// The items of a list.
    public var items: [ConfigValue] {
        if case .list(let items) = value { items } else { [] }
    }

    /// The entries of a map of any sort.
    public var mapEntries: [MapEntry] {
        switch value {
        case .map(let entries), .byMode(let entries), .byDevice(let entries), .byLocale(let entries): entries
        default: []
        }
    }

    /// Whether other values stand in it.
    package var holdsValues: Bool {
        switch value {
        case .list, .map, .record, .byMode, .byDevice, .byLocale: true
        default: false
        }
    }

    /// The properties that a record sets; nil for a value of another kind.
    public var record: RecordValue? {
        if case .record(let record) = value { record } else { nil }
    }

    /// Whether a switch is on; nil for a value of another kind.
    public var booleanValue: Bool? {
        if case .boolean(let value) = value { value } else { nil }
    }

    /// A whole number; nil for a value of another kind.
    public var integerValue: Int? {
        if case .integer(let value) = value { value } else { nil }
    }

    /// The number that is written out.
    public var literalNumber: Double? {
        switch value {
        case .number(.literal(let number)): number
        case .integer(let number): Double(number)
        default: nil
        }
    }
}
