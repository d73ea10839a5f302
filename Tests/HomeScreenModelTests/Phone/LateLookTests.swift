import HomeScreenModel
import LiveValues
import Testing

/// A telephone that somebody looks at late: its widgets have stood there all the time.
@Suite struct LateLookTests {
    @Test func livesThroughTheTimeSinceItWasOpened() throws {
        let clock = ManualClock(PhoneBench.start)
        let store = PhoneStore(PhoneState(), startingAt: nil, clock: clock)
        store.place([try PhoneBench.widget("a", "timeline: { reload: { after: 2h } }\n")], on: "home")
        clock.advance(by: .seconds(5 * 3600))
        store.look(PhoneState.Seat(person: "lin", locale: "en"))
        let instance = try #require(store.state.instances.values.first)
        #expect(instance.timeline.madeAt == PhoneBench.start + .seconds(4 * 3600))
        #expect(instance.log.count == 3)
    }
}
