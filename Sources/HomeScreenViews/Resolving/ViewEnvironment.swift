public import ConfigSchema
public import LiveValues
public import ThemeModel

/// Where the values of a widget's views come from.
///
/// Whoever knows what bindings mean conforms to it. Nothing here reads a text with braces.
public protocol ViewEnvironment: Sendable {
    /// The widget's family, such as `systemMedium`.
    var family: String { get }

    /// What now is.
    var now: Timestamp { get }

    /// The value of a text with places for live values; nil where it cannot be had, which redacts the one view.
    func value(of text: BoundText) -> LiveValue?

    /// Whether the condition of a `when` holds.
    func holds(_ condition: RecordValue) -> Bool

    /// A value that is written out, with the theme's tokens followed; nil where a token leads nowhere.
    func resolve(_ value: ConfigValue) -> ResolvedValue?

    /// A moment as people read it.
    ///
    /// - Parameters:
    ///   - value: What the data say of it.
    ///   - style: How it is written.
    ///   - pattern: The pattern in place of a style, such as `MM/dd`; nil for none.
    /// - Returns: Its text; nil where the value is no moment.
    func text(ofDate value: LiveValue, style: DateStyle, pattern: String?) -> String?

    /// How much of the time between two moments has passed, from 0 to 1; nil where either is no moment.
    func share(from start: LiveValue, until end: LiveValue) -> Double?

    /// The same with one more root for bindings, such as `item`.
    func adding(_ root: String, _ value: LiveValue) -> any ViewEnvironment
}

/// How a `date` is written.
public enum DateStyle: String, Hashable, Sendable, CaseIterable {
    /// The day.
    case date
    /// Hours and minutes.
    case time
    /// A time that runs to or from the moment.
    case timer
    /// The distance in words.
    case relative
    /// The distance with a sign.
    case offset
}

extension ViewEnvironment {
    /// The condition's value against what it is compared with; one that cannot be had is missing, and is nothing else.
    public func holds(_ condition: RecordValue) -> Bool {
        let value = condition["value"].flatMap { live($0) } ?? .null
        if let wanted = condition["missing"]?.booleanValue, (value == .null) != wanted { return false }
        if let expected = condition["is"].flatMap({ live($0) }), !value.isSame(as: expected) { return false }
        if let other = condition["not"].flatMap({ live($0) }), value.isSame(as: other) { return false }
        if let bound = condition["above"].flatMap({ live($0)?.numberValue }) {
            guard let number = value.numberValue, number > bound else { return false }
        }
        if let bound = condition["below"].flatMap({ live($0)?.numberValue }) {
            guard let number = value.numberValue, number < bound else { return false }
        }
        return true
    }

    private func live(_ value: ConfigValue) -> LiveValue? { ViewValueReader(self).live(value) }
}

extension LiveValue {
    fileprivate var numberValue: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        case .string(let text): Double(text)
        default: nil
        }
    }

    /// Whether two values are the same; what a text with places gives is text, whatever was in the places.
    fileprivate func isSame(as other: LiveValue) -> Bool {
        if self == other { return true }
        switch (self, other) {
        case (.string(let text), .integer(let number)), (.integer(let number), .string(let text)):
            return text == String(number)
        case (.string(let text), .bool(let value)), (.bool(let value), .string(let text)):
            return text == String(value)
        default: return false
        }
    }
}
