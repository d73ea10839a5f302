/// Regular expressions for the texts that `ConfigReader` accepts.
///
/// They use only what ECMA 262 with its `u` flag, Python and Rust understand alike, because editors and checkers run
/// them on their own engines.
enum SchemaPatterns {
    /// `$name` of a token.
    static let reference = "^\(token)$"

    /// `true` or `false` in quotes; without quotes they are JSON's.
    static let boolean = "^(true|false)$"

    /// A whole number in quotes.
    static let integer = "^ *[-+]?[0-9]+(\\.0+)? *$"

    /// A number in quotes, or a metric.
    static let number = "^( *\(decimal) *|\(token))$"

    /// `12s`, `50%`, a number in quotes, or a metric.
    static let length = "^( *\(decimal) *[s%]? *|\(token))$"

    /// Every form of a colour, with its opacity.
    static let color =
        "^ *(\(token)|\(hex)|\(function)|\(ColorSyntax.names.joined(separator: "|"))) *(@ *\(decimal) *% *)?$"

    /// `1h30m`.
    static let duration = "^ *\(units) *$"

    /// A date with a time zone, or a distance from the scene's clock.
    static let instant = "^ *([-+]?\(units)|\(date)(\\.[0-9]{1,9})?(Z|[-+][0-9]{2}:[0-9]{2})) *$"

    /// A text with a place for a live value.
    static let bound = "[{}]"

    private static let token = "\\$[^\\u0000-\\u0020$@{}]+"
    private static let decimal = "[-+]?([0-9]+(\\.[0-9]+)?|\\.[0-9]+)"
    private static let hex = "#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"
    private static let function = "rgba?\\([-+0-9.,/% ]+\\)"
    // The look-ahead asks for at least one of the four, which are all optional.
    private static let units = "(?=[0-9])([0-9]+h)?([0-9]+m)?([0-9]+s)?([0-9]+ms)?"
    private static let date = "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}"
}
