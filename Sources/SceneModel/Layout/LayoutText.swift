/// How numbers and words from files stand in messages.
enum LayoutText {
    /// A number for a message: one decimal at most, and none when it would be zero.
    static func number(_ value: Double) -> String {
        let rounded = (value * 10).rounded() / 10
        guard let whole = Int(exactly: rounded) else { return rounded.description }
        return whole.description
    }

    /// Words from a file can be of any length; a message stays readable.
    static func shortened(_ word: String) -> String {
        let scalars = word.unicodeScalars
        guard scalars.count > 40 else { return word }
        return String(scalars.prefix(39)) + "…"
    }

    /// A word from a file, shortened and in quotation marks.
    static func quoted(_ word: String) -> String {
        "'\(shortened(word))'"
    }

    /// A number as an expression states it: up to six decimals, never an exponent.
    static func decimal(_ value: Double) -> String {
        guard let millionths = Int(exactly: (value.magnitude * 1_000_000).rounded()) else { return value.description }
        var text = (millionths / 1_000_000).description
        if millionths % 1_000_000 != 0 {
            let digits = (millionths % 1_000_000).description
            text += "." + String(repeating: "0", count: 6 - digits.utf8.count) + digits
            while text.hasSuffix("0") { text.removeLast() }
        }
        return value < 0 ? "-" + text : text
    }
}
