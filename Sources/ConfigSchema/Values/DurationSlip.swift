/// What was probably meant by a text that is no duration: `5 seconds`, `5秒`, `1:30`, `1.5h`.
struct DurationSlip {
    /// The duration as it is written here.
    let spelling: String
    /// Whether another one may have been meant.
    let isGuess: Bool

    /// Looks at a text that was refused.
    init?(in written: String) {
        let text = written.lowercased().replacing("and", with: " ").filter { $0 != "," && $0 != "," }
        if let clock = Self.clock(text) {
            self = clock
        } else if let parts = Self.parts(text.hasPrefix("pt") ? String(text.dropFirst(2)) : text) {
            self = parts
        } else {
            return nil
        }
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

/// What was probably meant by a text that is no moment: `2026-03-02 09:12`, `12 minutes ago`, `12分钟前`.
struct InstantSlip {
    /// What to say under the line.
    let hint: String
    /// The moment as it is written here; nil when its day is not said.
    let spelling: String?
    /// Whether another one may have been meant.
    let isGuess: Bool

    private init(_ hint: String, _ spelling: String? = nil, isGuess: Bool = false) {
        self.hint = hint
        self.spelling = spelling
        self.isGuess = isGuess
    }

    /// Looks at a text that was refused.
    init?(in written: String) {
        let text = written.split(separator: " ").joined(separator: " ")
        guard let slip = Self.word(text.lowercased()) ?? Self.distance(text.lowercased()) ?? Self.date(text) else {
            return nil
        }
        self = slip
    }

    private static func word(_ text: String) -> InstantSlip? {
        ["now", "现在", "今", "today"].contains(text) ? InstantSlip("now is 0s", "0s", isGuess: true) : nil
    }

    private static func distance(_ text: String) -> InstantSlip? {
        var rest = text
        var sign = ""
        for (start, mark) in [("in ", "+"), ("-", "-"), ("+", "+"), ("before ", "-"), ("after ", "+")]
        where rest.hasPrefix(start) {
            (rest, sign) = (String(rest.dropFirst(start.count)), mark)
            break
        }
        for (end, mark) in [(" ago", "-"), ("以前", "-"), ("之前", "-"), ("前", "-"), ("以后", "+"), ("之后", "+"), ("后", "+")]
        where rest.hasSuffix(end) {
            (rest, sign) = (String(rest.dropLast(end.count)), mark)
            break
        }
        guard let duration = DurationSlip(in: rest), !rest.contains(":") else { return nil }
        let right = sign + duration.spelling
        return InstantSlip(
            sign == "-" ? "a moment in the past is written '\(right)'" : "a moment ahead is written '\(right)'", right)
    }

    /// A date and a time that lack their signs, or the time zone.
    private static func date(_ text: String) -> InstantSlip? {
        let numbers = text.split { !($0.isASCII && $0.isNumber) }.prefix(7).map { String($0) }
        if numbers.count <= 3, text.contains(":") { return InstantSlip("a date stands before the time") }
        guard numbers.count >= 3, numbers[0].count == 4, !text.contains("+"),
            text.allSatisfy({ $0.isNumber || "-/.年月日 T:时分秒Zz点".contains($0) })
        else { return nil }
        func two(_ index: Int) -> String {
            guard numbers.indices.contains(index) else { return "00" }
            return numbers[index].count == 1 ? "0" + numbers[index] : numbers[index]
        }
        let right = "\(numbers[0])-\(two(1))-\(two(2))T\(two(3)):\(two(4)):\(two(5))Z"
        guard ISODate.milliseconds(right) != nil else { return InstantSlip("there is no such day or time") }
        let isGuess = !text.lowercased().hasSuffix("z")
        return InstantSlip(
            isGuess ? "'Z' is the time of UTC; +08:00 is that of China" : "write '\(right)'", right, isGuess: isGuess)
    }
}
