/// What was probably meant by a text that is no moment: `2026-03-02 09:12`, `12 minutes ago`, `12分钟前`.
enum InstantSlip {
    /// Looks at a text that was refused.
    static func meant(by written: String) -> ValueSlip? {
        let text = written.split(separator: " ").joined(separator: " ")
        return word(text.lowercased()) ?? distance(text.lowercased()) ?? date(text)
    }

    private static func word(_ text: String) -> ValueSlip? {
        ["now", "现在", "今", "today"].contains(text) ? ValueSlip("now is 0s", "0s", isGuess: true) : nil
    }

    private static func distance(_ text: String) -> ValueSlip? {
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
        if !sign.isEmpty, let count = Int(rest) {
            let right = "\(sign)\(count)m"
            return ValueSlip("a length of time has a unit: \(right), \(sign)\(count)s", right, isGuess: true)
        }
        guard let duration = DurationSlip(in: rest), !rest.contains(":") else { return nil }
        let right = sign + duration.spelling
        return ValueSlip(
            sign == "-" ? "a moment in the past is written '\(right)'" : "a moment ahead is written '\(right)'", right)
    }

    /// A date and a time that lack their signs, or the time zone.
    private static func date(_ text: String) -> ValueSlip? {
        let numbers = text.split { !($0.isASCII && $0.isNumber) }.prefix(7).map { String($0) }
        if numbers.count <= 3, text.contains(":") { return ValueSlip("a date stands before the time") }
        guard numbers.count >= 3, numbers[0].count == 4, !text.contains("+"),
            text.allSatisfy({ $0.isNumber || "-/.年月日 T:时分秒Zz点".contains($0) })
        else { return nil }
        func two(_ index: Int) -> String {
            guard numbers.indices.contains(index) else { return "00" }
            return numbers[index].count == 1 ? "0" + numbers[index] : numbers[index]
        }
        let right = "\(numbers[0])-\(two(1))-\(two(2))T\(two(3)):\(two(4)):\(two(5))Z"
        guard ISODate.milliseconds(right) != nil else { return ValueSlip("there is no such day or time") }
        let isGuess = !text.lowercased().hasSuffix("z")
        return ValueSlip(
            isGuess ? "'Z' is the time of UTC; +08:00 is that of China" : "write '\(right)'", right, isGuess: isGuess)
    }
}
