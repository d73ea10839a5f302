/// The time that a teacher is setting, as it is typed.
struct CountdownDraft: Hashable, Sendable {
    /// What the browser lets pass: 1 to 3600, with zeros in front if somebody types them.
    static let pattern = "\\s*0*([1-9]\\d{0,2}|[12]\\d{3}|3[0-5]\\d{2}|3600)\\s*"

    /// How many seconds a click on a step changes.
    static let step = 10

    /// What the field says.
    var text = standard

    /// What the field said when a time was offered last.
    private(set) var offered = standard

    private static let standard = String(CountdownRun.defaultDuration)

    /// The time in seconds; nil while the field has no time, or one that is too short or too long.
    var seconds: Int? {
        let digits = text.split(whereSeparator: \.isWhitespace)
        // Not `Int`'s own reading alone, which takes a sign.
        guard digits.count == 1, let digits = digits.first, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
            let number = Int(digits), CountdownRun.durations.contains(number)
        else { return nil }
        return number
    }

    /// Sets the time.
    mutating func set(_ seconds: Int) {
        let range = CountdownRun.durations
        text = String(min(max(seconds, range.lowerBound), range.upperBound))
    }

    /// Sets the time of the last countdown, unless its author has set another and not used it yet.
    mutating func offer(_ seconds: Int) {
        guard text == offered || self.seconds == nil || self.seconds == seconds else { return }
        set(seconds)
        offered = text
    }

    /// Goes up or down to the next whole step; from nothing, to the default.
    mutating func step(up: Bool) {
        guard let seconds else { return set(CountdownRun.defaultDuration) }
        let steps = up ? seconds / Self.step + 1 : (seconds - 1) / Self.step
        set(steps * Self.step)
    }
}
