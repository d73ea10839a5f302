package import LiveValues

/// How time passes: from one deadline to the next.
extension PhoneDecision {
    /// How much of a long move is lived through; what lies before it is skipped.
    static let livedThrough = Duration.seconds(31 * 86_400)

    /// How many deadlines one move passes at most, so that no policy holds the telephone up.
    private static let maxSteps = 20_000

    /// The time is moved: forward it passes, backward the clock is set.
    mutating func moveTime(by milliseconds: Int64) throws(PhoneRefusal) {
        let (sum, overflow) = state.timeShift.addingReportingOverflow(milliseconds)
        guard !overflow, sum.magnitude <= Self.farthest.magnitude else { throw .farTime }
        guard milliseconds != 0 else { return }
        let target = now + .milliseconds(milliseconds)
        tell(.timeMoved(by: milliseconds))
        let start = target - Self.livedThrough
        if milliseconds < 0 {
            setClock(to: target)
        } else {
            if now < start { setClock(to: start) }
            run(through: target)
        }
    }

    /// Does everything that becomes due until a moment, each at its own time.
    package mutating func run(through end: Timestamp) {
        var steps = 0
        passing = end
        defer { passing = nil }
        while let due = nextDeadline(), due <= end, steps < Self.maxSteps {
            now = max(now, due)
            steps += 1
            answerRequests()
            settleThings()
            for key in takeDue() { catchUp(key) }
        }
        now = max(now, end)
    }

    /// Whether an answer that is asked for now would come in time that is over already.
    var isSkipping: Bool { passing.map { now + Self.patience < $0 } ?? false }

    /// The system tells all widgets that its clock was set.
    mutating func setClock(to time: Timestamp) {
        let distance = time - now
        now = time
        state.requests = [:]
        for key in state.instances.keys.sorted() {
            change(key) { instance, _ in instance.timeline.clockWasSet(by: distance) }
            request(.time, key)
        }
    }
}

extension PhoneState {
    /// When something is due next that is no instance's: an answer that the fixture delays, a device's confirmation.
    var nextDeadlineOfOthers: Timestamp? {
        [requests.values.compactMap(\.due).min(), things.nextDeadline].compactMap(\.self).min()
    }
}
