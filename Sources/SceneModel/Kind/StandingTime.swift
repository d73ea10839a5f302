import ConfigSchema
package import LiveValues

/// A moment at which time stands, as an address or an option has it.
///
/// It is a distance such as `+2h` or `-3d`, or an instant such as `2026-03-02T09:12:00Z`.
package enum StandingTime {
    /// The text as people write it: where an address was read as a form, its plus sign has become a blank.
    package static func written(_ text: String) -> String {
        text.hasPrefix(" ") ? "+" + text.drop { $0 == " " } : text
    }

    /// The moment that a text means, told from `start`; nil for what is none.
    package static func read(_ text: String, from start: Timestamp) -> Timestamp? {
        let text = written(text)
        if let distance = days(text) { return start + .milliseconds(distance) }
        return InstantExpression(text)?.timestamp(now: start)
    }

    /// What whoever wrote a text is told that means no moment.
    package static func refusal(of text: String) -> String {
        "'\(text)' is no time; write a distance such as +2h or +1d, or an instant such as 2026-03-02T09:12:00Z"
    }

    /// The farthest that a distance in days may be: a hundred years.
    private static let mostDays: Int64 = 36_500

    /// The milliseconds of a distance that begins with days, such as `+1d` or `-2d12h`; nil for any other text.
    private static func days(_ text: String) -> Int64? {
        let body = text.drop { $0 == "+" || $0 == "-" }
        let digits = body.prefix { $0.isASCII && $0.isNumber }
        let rest = body.dropFirst(digits.count)
        guard text.count - body.count <= 1, rest.first == "d", let days = Int64(digits), days <= mostDays else {
            return nil
        }
        var milliseconds = days * 86_400_000
        if rest.count > 1 {
            guard rest.dropFirst().first?.isNumber == true,
                case .relative(let more)? = InstantExpression(String(rest.dropFirst()))
            else { return nil }
            milliseconds += more
        }
        return text.hasPrefix("-") ? -milliseconds : milliseconds
    }

    /// The moment at which a file is shown by itself where no fixture says one, so that its picture is always the same.
    ///
    /// A Wednesday in September, whose name is long in most languages: 2026-09-30T10:28:00Z.
    package static let example = Timestamp(milliseconds: 1_790_764_080_000)

    /// How many deadlines are lived through at most, so that no fixture holds a page up.
    private static let maxDeadlines = 100_000

    /// Opens what is live in a scene as it will be at a moment, and has its time stand there.
    ///
    /// The store is opened at the fixture's own time and lives through everything that falls due in between.
    ///
    /// - Parameters:
    ///   - scene: The scene, with its fixture.
    ///   - kind: What opens it; nil for the scene's own kind.
    ///   - text: The moment, told from the fixture's time.
    ///   - time: What now is for a fixture that says no time of its own.
    /// - Returns: The store; nil for a text that means no moment.
    package static func open(
        _ scene: Scene, by kind: (any SceneKind)? = nil, at text: String, now time: Timestamp
    ) -> (any LiveStore)? {
        let start = scene.fixture?.clock ?? time
        guard let moment = read(text, from: start) else { return nil }
        let clock = ManualClock(min(start, moment))
        let store = (kind ?? scene.kind).open(scene, at: clock.now, clock: clock)
        for _ in 0..<maxDeadlines {
            guard let due = store.nextDeadline, due <= moment else { break }
            clock.advance(by: max(.milliseconds(1), due - clock.now))
            store.advance()
        }
        clock.advance(by: max(.zero, moment - clock.now))
        store.advance()
        return store
    }
}
