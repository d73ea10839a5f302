/// What can be done to a value between its path and the text: the words behind `|`.
package enum ValueFormatter: String, Hashable, Sendable, CaseIterable {
    case or, date, weekday, number, percent, duration, upper, count, at, escaped, hex

    /// What stands in a formatter's parentheses.
    package enum Argument: Hashable, Sendable {
        case text(String)
        case number(Double)
        case boolean(Bool)
    }

    /// What a formatter can be told.
    enum Need: Hashable, Sendable {
        case nothing
        /// A whole number that may be left out.
        case digits(ClosedRange<Int>)
        /// A whole number.
        case index(ClosedRange<Int>)
        /// A pattern of a date.
        case pattern
        /// Any value that a file can write on one line.
        case literal
    }

    var need: Need {
        switch self {
        case .or: .literal
        case .date: .pattern
        case .number, .percent: .digits(0...6)
        case .at: .index(0...999)
        case .weekday, .duration, .upper, .count, .escaped, .hex: .nothing
        }
    }

    /// How it is written, for messages and the reference.
    package var example: String {
        switch self {
        case .or: "or('–')"
        case .date: "date('MM/dd')"
        case .number: "number(1)"
        case .at: "at(0)"
        default: rawValue
        }
    }

    /// What it does, in one sentence for the reference.
    package var summary: String {
        switch self {
        case .or: "What stands in for a value that is missing."
        case .date: "A date by a pattern of `y`, `M`, `d`, `E`, `H`, `h`, `m`, `s` and `a`."
        case .weekday: "The short name of a date's day."
        case .number: "A number with so many decimals, as the locale writes it; without any, up to three."
        case .percent: "A share of 1 in hundredths."
        case .duration: "A number of seconds in words, the two largest units."
        case .upper: "Text in capitals."
        case .count: "How many items a list has; none when it is missing."
        case .at: "One item of a list, from 0, which may be missing."
        case .escaped: "Text as a part of an address may have it."
        case .hex: "A colour from text: `RGB`, `RRGGBB` or `AARRGGBB`, as the platform's own examples read it."
        }
    }

    /// What other languages call it.
    var synonyms: [String] {
        switch self {
        case .or: ["default", "fallback", "else", "otherwise", "ifmissing"]
        case .date: ["format", "time", "strftime", "dateformat"]
        case .weekday: ["day", "dayname"]
        case .number: ["round", "fixed", "tofixed", "decimal"]
        case .percent: ["percentage"]
        case .duration: ["ago", "timespan"]
        case .upper: ["uppercase", "uppercased", "toupper", "upcase", "caps"]
        case .count: ["length", "size", "len"]
        case .at: ["first", "item", "nth", "index"]
        case .escaped: ["escape", "urlencode", "encode", "uri", "url"]
        case .hex: ["color", "colour"]
        }
    }
}
