/// A date as a pattern writes it: `MM/dd`, `EEEE d. MMMM`, `H:mm`.
///
/// Letters are fields, as Unicode names them; text of letters stands in quotation marks, anything else stands for itself.
package struct DatePattern: Hashable, Sendable {
    let parts: [Part]

    enum Part: Hashable, Sendable {
        case text(String)
        /// A letter, and how often it stands there.
        case field(Character, count: Int)
    }

    /// The letters with the counts that they may have.
    private static let fields: [Character: ClosedRange<Int>] = [
        "y": 1...4, "M": 1...4, "d": 1...2, "E": 1...4, "H": 1...2, "h": 1...2, "m": 1...2, "s": 1...2, "a": 1...1,
    ]

    /// The most characters that a pattern has; what stands behind them is not read.
    ///
    /// Each letter can become a word, so a long pattern would fill a widget's budget of text by itself.
    private static let maximumLength = 100

    init(_ pattern: String) {
        var parts: [Part] = []
        var text = ""
        var isQuoted = false
        let characters = Array(pattern.prefix(Self.maximumLength))
        var index = 0
        while index < characters.count {
            let character = characters[index]
            if character == "'" {
                let isDoubled = index + 1 < characters.count && characters[index + 1] == "'"
                if isDoubled { text.append("'") } else { isQuoted.toggle() }
                index += isDoubled ? 2 : 1
                continue
            }
            guard !isQuoted, character.isASCII, character.isLetter else {
                text.append(character)
                index += 1
                continue
            }
            if !text.isEmpty { parts.append(.text(text)) }
            text = ""
            let count = characters[index...].prefix { $0 == character }.count
            parts.append(.field(character, count: count))
            index += count
        }
        if !text.isEmpty { parts.append(.text(text)) }
        self.parts = parts
    }

    /// What is wrong with a pattern, and the one that was probably meant; nil for one that can be used.
    package static func slip(in pattern: String) -> (message: String, meant: String?)? {
        let parts = DatePattern(pattern).parts
        guard !parts.isEmpty else { return ("the pattern is empty", nil) }
        guard pattern.dropFirst(maximumLength).isEmpty else {
            return ("the pattern has more than \(maximumLength) characters", nil)
        }
        if let meant = months(in: pattern, parts) { return ("'m' is minutes; the month is 'M'", meant) }
        var last: Character?
        for part in parts {
            guard case .field(let letter, let count) = part else { continue }
            defer { last = letter }
            let written = String(repeating: letter, count: count)
            if letter == "M", last == "H" || last == "h", count <= 2 {
                let minutes = pattern.replacing(":" + written, with: ":" + written.lowercased())
                return ("'\(written)' is the month; minutes are 'm'", minutes == pattern ? nil : minutes)
            }
            guard let counts = fields[letter] else {
                let meant = ["Y": "y", "D": "d", "S": "s"][letter]
                return (
                    "'\(letter)' is no letter of a pattern; there are \(letters), and text stands in quotation marks",
                    meant.map { pattern.replacing(String(letter), with: $0) }
                )
            }
            guard counts.contains(count) else {
                return ("'\(letter)' stands \(count) times; at most \(counts.upperBound) mean something", nil)
            }
        }
        let hasField = parts.contains { if case .field = $0 { true } else { false } }
        return hasField ? nil : ("the pattern has no letter of a date; there are \(letters)", nil)
    }

    /// A pattern of a day with months where it has minutes, as `dd/mm` of other languages; nil for any other.
    private static func months(in pattern: String, _ parts: [Part]) -> String? {
        let letters = parts.compactMap { part in if case .field(let letter, _) = part { letter } else { nil } }
        guard letters.contains("m"), letters.contains("d") || letters.contains("y"),
            !letters.contains(where: { "MHhs".contains($0) })
        else { return nil }
        return parts.contains { if case .text(let text) = $0 { text.contains("m") } else { false } }
            ? nil : pattern.replacing("m", with: "M")
    }

    private static let letters = "y, M, d, E, H, h, m, s and a"
}
