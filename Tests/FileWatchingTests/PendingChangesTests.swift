import Testing

@testable import FileWatching

@Suite struct PendingChangesTests {
    private let start = ContinuousClock.now

    private func moment(_ milliseconds: Int) -> ContinuousClock.Instant {
        start + .milliseconds(milliseconds)
    }

    @Test func reportsAFinishedSaveAtOnce() {
        var changes = PendingChanges()
        changes.note("a", isFinished: false, now: start)
        #expect(changes.takeDue(now: start).isEmpty)
        changes.note("a", isFinished: true, now: moment(1))
        #expect(changes.takeDue(now: moment(1)) == ["a"])
        #expect(changes.takeDue(now: moment(100)).isEmpty)
        #expect(changes.nextDeadline == nil)
    }

    @Test func waitsForASaveThatBeginsBeforeTheLastWasReported() {
        var changes = PendingChanges()
        changes.note("a", isFinished: true, now: start)
        changes.note("a", isFinished: false, now: start)
        #expect(changes.takeDue(now: start).isEmpty)
        #expect(changes.nextDeadline == start + PendingChanges.timeout)
    }

    @Test func waitsNoLongerForAWriterThatGoesOnWriting() {
        var changes = PendingChanges()
        for millisecond in 0..<15 {
            changes.note("a", isFinished: false, now: moment(millisecond))
            #expect(changes.takeDue(now: moment(millisecond)).isEmpty)
        }
        changes.note("b", isFinished: false, now: moment(14))
        #expect(changes.takeDue(now: moment(15)) == ["a"])
        #expect(changes.nextDeadline == moment(14) + PendingChanges.timeout)
    }

    @Test func forgetsWhatIsNoLongerWatched() {
        var changes = PendingChanges()
        changes.note("a", isFinished: true, now: start)
        changes.note("b", isFinished: true, now: start)
        changes.keepOnly { $0 == "b" }
        #expect(changes.takeDue(now: start) == ["b"])
    }
}
