/// What was probably meant by a text that is no duration: `5 seconds`, `5秒`, `1:30`, `1.5h`.
struct DurationSlip {
    /// The duration as it is written here.
    let spelling: String
    /// Whether another one may have been meant.
    let isGuess: Bool

    /// Looks at a text that was refused.
    init?(in written: String) {
        let text = written.lowercased().replacing("and", with: " ").filter { !",，、".contains($0) }
        if text.hasPrefix("-"), let ahead = DurationSlip(in: String(text.dropFirst())) {
            self.init(spelling: ahead.spelling, isGuess: true)
        } else if let clock = Self.clock(text) {
            self = clock
        } else if let parts = Self.parts(text.hasPrefix("pt") ? String(text.dropFirst(2)) : text) {
            self = parts
        } else {
            return nil
        }
    }

    private init(spelling: String, isGuess: Bool) {
        self.spelling = spelling
        self.isGuess = isGuess
    }

    private init?(milliseconds: Double, isGuess: Bool) {
        guard milliseconds >= 1 || milliseconds == 0, milliseconds < 1e12 else { return nil }
        var rest = Int(milliseconds.rounded())
        var text = ""
        for (name, unit) in [("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1)] where rest >= unit {
            text += "\(rest / unit)\(name)"
            rest %= unit
        }
        spelling = text.isEmpty ? "0s" : text
        self.isGuess = isGuess
    }

    /// `1:30` and `1:30:00`; of two numbers nobody knows whether the first counts hours or minutes.
    private static func clock(_ text: String) -> DurationSlip? {
        let fields = text.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = fields.compactMap { Double($0) }
        guard (2...3).contains(fields.count), numbers.count == fields.count, numbers.allSatisfy({ $0 >= 0 }) else {
            return nil
        }
        let seconds = numbers.reduce(0) { $0 * 60 + $1 }
        return DurationSlip(milliseconds: seconds * 1000, isGuess: numbers.count == 2)
    }

    /// Numbers, each with a word for its unit.
    private static func parts(_ text: String) -> DurationSlip? {
        var rest = text[...].drop { $0 == " " }
        var total = 0.0
        guard !rest.isEmpty else { return nil }
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
            rest = rest.dropFirst(digits.count).drop { $0 == " " }
            let word = rest.prefix { $0.isLetter }
            rest = rest.dropFirst(word.count).drop { $0 == " " || $0 == "." }
            guard let number = Double(digits), let unit = units[String(word)] else { return nil }
            total += number * unit
        }
        return DurationSlip(milliseconds: total, isGuess: false)
    }

    private static let units: [String: Double] = {
        let words: [(Double, [String])] = [
            (1, ["ms", "msec", "msecs", "millisecond", "milliseconds", "毫秒"]),
            (1000, ["s", "sec", "secs", "second", "seconds", "秒", "秒钟", "秒鐘"]),
            (60_000, ["m", "min", "mins", "minute", "minutes", "分", "分钟", "分鐘"]),
            (3_600_000, ["h", "hr", "hrs", "hour", "hours", "小时", "小時", "个小时", "個小時"]),
            (86_400_000, ["d", "day", "days", "天"]),
        ]
        return Dictionary(
            words.flatMap { unit, names in names.map { ($0, unit) } }, uniquingKeysWith: { first, _ in first })
    }()
}
