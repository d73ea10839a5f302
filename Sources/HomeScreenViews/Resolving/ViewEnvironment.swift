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

    /// How large people have set texts.
    var textSize: TextSize { get }

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

extension ViewEnvironment {
    /// The size of those who change nothing.
    public var textSize: TextSize { .large }
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
