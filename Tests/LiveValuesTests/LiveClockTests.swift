import LiveValues
import Testing

@Suite struct LiveClockTests {
    @Test func startsAtTheChosenInstantAndNeverRunsBackwards() {
        let start = Timestamp(milliseconds: 1_772_442_720_000)
        let clock = OffsetClock(startingAt: start)
        let first = clock.now
        let second = clock.now
        #expect(first >= start)
        #expect(second >= first)
    }
}
