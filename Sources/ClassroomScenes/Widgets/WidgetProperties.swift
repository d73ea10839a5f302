import ClassroomContexts
public import LiveValues

/// The properties of a classroom's widget, read with the types that its code expects.
///
/// Key paths step into maps: `pollDetails.0.num`. A value that is missing or of another type is an error that names its
/// path, so that a widget need not check anything itself: the host keeps the last good picture and shows the error.
public struct WidgetProperties: Hashable, Sendable {
    /// All of them.
    public let all: LiveProperties

    /// The language in which texts are read; nil takes any.
    public let locale: String?

    /// Reads a widget's properties, as the room holds them; texts by language in that of a locale.
    public init(_ all: LiveProperties, locale: String? = nil) {
        self.all = all
        self.locale = locale
    }

    /// Whether there are none.
    public var isEmpty: Bool { all.isEmpty }

    /// The value at a key path as it is; nil when it is missing or null.
    public func value(_ keyPath: String) -> LiveValue? {
        guard let value = all.value(at: keyPath), value != .null else { return nil }
        return value
    }

    /// Whether there is a value at a key path.
    public func has(_ keyPath: String) -> Bool { value(keyPath) != nil }

    /// `true` or `false`; throws for anything else, and for nothing.
    public func boolean(_ keyPath: String) throws(WidgetPropertyError) -> Bool {
        try read(keyPath, "true or false", \.boolValue)
    }

    /// A number without a fraction; throws for anything else, and for nothing.
    public func integer(_ keyPath: String) throws(WidgetPropertyError) -> Int {
        try read(keyPath, "a whole number", \.integerValue)
    }

    /// A whole number or a fraction; throws for anything else, and for nothing.
    public func number(_ keyPath: String) throws(WidgetPropertyError) -> Double {
        try read(keyPath, "a number", \.numberValue)
    }

    /// Text, never a number written out; throws for anything else, and for nothing.
    public func string(_ keyPath: String) throws(WidgetPropertyError) -> String {
        try read(keyPath, "text", \.stringValue)
    }

    /// Text that people read, in the reader's language where there is one by language; a property of kind `text` in files.
    public func text(_ keyPath: String) throws(WidgetPropertyError) -> String {
        try read(keyPath, "text") { LiveText($0)?.text(in: locale) }
    }

    /// A list of texts that people read, in the reader's language.
    public func texts(_ keyPath: String) throws(WidgetPropertyError) -> [String] {
        try read(keyPath, "a list of texts") { value in
            value.arrayValue.flatMap { items in
                let texts = items.compactMap { LiveText($0)?.text(in: locale) }
                return texts.count == items.count ? texts : nil
            }
        }
    }

    /// A list of texts.
    public func strings(_ keyPath: String) throws(WidgetPropertyError) -> [String] {
        try read(keyPath, "a list of texts") { value in
            value.arrayValue.flatMap { items in items.allSatisfy { $0.stringValue != nil } ? items : nil }?
                .compactMap(\.stringValue)
        }
    }

    /// A list of whole numbers.
    public func integers(_ keyPath: String) throws(WidgetPropertyError) -> [Int] {
        try read(keyPath, "a list of whole numbers") { value in
            value.arrayValue.flatMap { items in items.allSatisfy { $0.integerValue != nil } ? items : nil }?
                .compactMap(\.integerValue)
        }
    }

    /// A time in milliseconds since 1970.
    public func timestamp(_ keyPath: String) throws(WidgetPropertyError) -> Timestamp {
        Timestamp(milliseconds: Int64(try integer(keyPath)))
    }

    private func read<Value>(
        _ keyPath: String, _ expectation: String, _ body: (LiveValue) -> Value?
    ) throws(WidgetPropertyError) -> Value {
        guard let found = value(keyPath) else {
            throw WidgetPropertyError(keyPath: keyPath, expectation: expectation, found: nil)
        }
        guard let value = body(found) else {
            throw WidgetPropertyError(keyPath: keyPath, expectation: expectation, found: found)
        }
        return value
    }
}

/// A property that is missing, or not what a widget expects.
public struct WidgetPropertyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path that was asked for, such as `tally.0.votes`.
    public let keyPath: String
    /// What belongs there.
    public let expectation: String
    /// What is there; nil for nothing.
    public let found: LiveValue?

    /// Describes what a widget's own reading has found: `expectation` ends the sentence "must be …".
    public init(keyPath: String, expectation: String, found: LiveValue?) {
        self.keyPath = keyPath
        self.expectation = expectation
        self.found = found
    }

    /// One sentence: `'pollDetails.1.percentage' is missing; it must be a number`.
    public var description: String {
        guard let found else { return "'\(keyPath)' is missing; it must be \(expectation)" }
        let text = found.json
        return "'\(keyPath)' is \(text.count > 60 ? text.prefix(60) + "…" : text), but must be \(expectation)"
    }
}

extension LiveValue {
    /// The number, whole or not, when this is one.
    public var numberValue: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }
}
