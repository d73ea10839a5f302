import ContextModel
import Testing

@Suite struct TimestampTests {
    @Test func addsAndSubtractsDurationsInMilliseconds() {
        let start = Timestamp(milliseconds: 1000)
        #expect(start + .seconds(2) == Timestamp(milliseconds: 3000))
        #expect(start - .milliseconds(1500) == Timestamp(milliseconds: -500))
        #expect(start - Timestamp(milliseconds: 250) == .milliseconds(750))
    }

    @Test(arguments: [
        (Timestamp(milliseconds: .max), Duration.seconds(1), Int64.max),
        (Timestamp(milliseconds: .min), .seconds(-1), .min),
        (Timestamp(milliseconds: 0), .seconds(Int64.max), .max),
    ])
    func staysAtTheEndsInsteadOfOverflowing(start: Timestamp, duration: Duration, expected: Int64) {
        #expect((start + duration).milliseconds == expected)
    }

    @Test func measuresTheWholeRangeWithoutOverflowing() {
        let span = Timestamp(milliseconds: .max) - Timestamp(milliseconds: .min)
        #expect(span > .milliseconds(Int64.max))
        #expect(span.milliseconds == .max)
    }
}

@Suite struct ContextClockTests {
    @Test func startsAtTheChosenInstantAndNeverRunsBackwards() {
        let start = Timestamp(milliseconds: 1_772_442_720_000)
        let clock = OffsetClock(startingAt: start)
        let first = clock.now
        let second = clock.now
        #expect(first >= start)
        #expect(second >= first)
    }

    @Test func showsTheFixturesTimeUnlessTheRoomWasGivenAClock() {
        let fixture = Timestamp(milliseconds: 86_400_000)
        #expect(RoomStore(seed: RoomSeed(clock: fixture)).now - fixture < .seconds(3600))
        let manual = ManualClock()
        #expect(RoomStore(seed: RoomSeed(clock: fixture), clock: manual).now == manual.now)
    }

    @Test func showsTheMachinesTimeWithoutAClock() {
        let before = SystemClock().now
        #expect(RoomStore().now >= before)
    }
}
