import HomeScreenModel
import LiveValues
import Testing

@Suite struct ReloadPlanTests {
    private static let start = Timestamp(milliseconds: 1_772_442_720_000)

    /// An instance that has spent all that was saved, a second after its last reload.
    private static func spent() -> ReloadState {
        var state = ReloadState(at: start)
        var now = start
        for _ in 0..<5 {
            state = ReloadPlan.decide(.policy, state, at: now).state
            now = now + .seconds(30)
        }
        return state
    }

    @Test(arguments: ReloadReason.allCases.filter { !$0.pays })
    func grantsWhatPaysNothingHoweverOften(reason: ReloadReason) {
        var state = Self.spent()
        let now = Self.start + .seconds(200)
        let left = ReloadPlan.left(state, at: now)
        for _ in 0..<100 {
            let step = ReloadPlan.decide(reason, state, at: now)
            #expect(step.decision == .free(reason))
            state = step.state
        }
        #expect(ReloadPlan.left(state, at: now) == left)
    }

    @Test func paysForPoliciesUntilAllIsSpent() {
        var state = ReloadState(at: Self.start)
        var decisions: [ReloadDecision] = []
        for index in 0..<6 {
            let step = ReloadPlan.decide(.policy, state, at: Self.start + .seconds(60 * index))
            decisions.append(step.decision)
            state = step.state
        }
        // What was used up since the start is refilled 28m48s after it.
        #expect(decisions.prefix(5).map(\.isGranted) == [true, true, true, true, true])
        #expect(decisions.last == .spent(.policy, until: Self.start + ReloadPlan.refill))
    }

    @Test func grantsWhatWasPutOffOnceItIsDue() throws {
        let (decision, state) = ReloadPlan.decide(.background, Self.spent(), at: Self.start + .seconds(300))
        let due = try #require(decision.due)
        #expect(ReloadPlan.decideWaiting(state, at: due - .milliseconds(1)) == nil)
        let granted = try #require(ReloadPlan.decideWaiting(state, at: due))
        #expect(granted.decision == .paid(.background, left: 0))
        #expect(granted.state.waiting == nil)
    }

    @Test func mergesWhatIsAskedWithinHalfAMinute() {
        let first = ReloadPlan.decide(.policy, ReloadState(at: Self.start), at: Self.start)
        let second = ReloadPlan.decide(.background, first.state, at: Self.start + .seconds(10))
        #expect(second.decision == .merged(.background, until: Self.start + .seconds(30)))
        let third = ReloadPlan.decide(.policy, second.state, at: Self.start + .seconds(20))
        #expect(third.decision.isGranted == false && third.decision.due == nil)
        #expect(third.state == second.state || third.state.waiting == second.state.waiting)
    }

    @Test func letsAFreeReloadDoForOneThatWaits() {
        let waiting = ReloadPlan.decide(.policy, Self.spent(), at: Self.start + .seconds(300))
        #expect(waiting.state.waiting != nil)
        let free = ReloadPlan.decide(.foreground, waiting.state, at: Self.start + .seconds(310))
        #expect(free.state.waiting == nil)
    }

    @Test func savesNoMoreThanFive() {
        let state = ReloadState(at: Self.start)
        #expect(ReloadPlan.left(state, at: Self.start + .seconds(86_400 * 7)) == 5)
        #expect(ReloadPlan.left(Self.spent(), at: Self.start + .seconds(86_400)) == 5)
    }

    @Test func triesThreeTimesAfterAFailure() {
        var state = ReloadState(at: Self.start)
        var retries: [Timestamp?] = []
        for _ in 0..<4 {
            let step = ReloadPlan.finished(state, failed: true, at: Self.start)
            state = step.state
            retries.append(step.retry)
        }
        #expect(retries == [Self.start + .seconds(60), Self.start + .seconds(300), Self.start + .seconds(900), nil])
        #expect(ReloadPlan.finished(state, failed: false, at: Self.start).state.failures == 0)
    }

    @Test func saysWhy() {
        let time = { (moment: Timestamp) in "+\((moment - Self.start).words)" }
        let spent = ReloadPlan.decide(.policy, Self.spent(), at: Self.start + .seconds(300)).decision
        #expect(spent.words(time) == "deferred to +28m48s: the timeline's policy; the budget is spent")
        let free = ReloadPlan.decide(.foreground, Self.spent(), at: Self.start).decision
        #expect(free.words(time) == "granted, free: the app, in front")
    }
}
