package import LiveValues

/// How time passes: from one deadline to the next.
extension PhoneDecision {
    /// How much of a long move is lived through; what lies before it is skipped.
    static let livedThrough = Duration.seconds(31 * 86_400)

    /// Beyond which entries are looked at only when the time has passed.
    private static let looked = Duration.seconds(600)

    /// How many duties of instances one move does at most, so that no number of widgets holds the telephone up; of the
    /// rest each instance has one done, at the end.
    private static let maxDuties = 30_000

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
            passing = target
            if now < start { setClock(to: start) }
            run(through: target)
        }
    }

    /// Does everything that becomes due until a moment, each at its own time.
    package mutating func run(through end: Timestamp) {
        var duties = 0
        passing = end
        skim(end - now > Self.looked)
        while let due = nextDeadline(), due <= end {
            now = max(now, duties < Self.maxDuties ? due : end)
            answerRequests()
            settleThings()
            let keys = takeDue()
            for key in keys { catchUp(key) }
            duties += 1 + keys.count
            guard duties < 2 * Self.maxDuties else { break }
        }
        now = max(now, end)
        passing = nil
        fillTimelines()
        skim(false)
        askForPassedReloads()
    }

    /// Begins to look at no entries while time passes, or shows those that have begun meanwhile.
    private mutating func skim(_ isSkimming: Bool) {
        guard isSkimming != self.isSkimming else { return }
        self.isSkimming = isSkimming
        if !isSkimming {
            for key in state.instances.keys.sorted() { change(key) { _ = $0.timeline.showEntries(through: $1) } }
        }
        unsettleAll()
    }

    /// Makes the entries of the timelines that are there when the time has passed.
    private mutating func fillTimelines() {
        for (key, skimmed) in skimmed {
            guard let timeline = widgets.widget(of: key)?.timeline else { continue }
            change(key) { instance, now in
                instance.timeline.fill(timeline.entries(now: skimmed.time, in: skimmed.scope))
                _ = instance.timeline.showEntries(through: now)
            }
        }
        skimmed = [:]
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
