import ClassroomContexts
import LiveValues
import Testing

@Suite struct RoomClockTests {
    @Test func showsTheFixturesTimeUnlessTheRoomWasGivenAClock() {
        let start = Timestamp(milliseconds: 86_400_000)
        #expect(RoomStore(seed: RoomSeed(clock: start)).now - start < .seconds(3600))
        let manual = ManualClock()
        #expect(RoomStore(seed: RoomSeed(clock: start), clock: manual).now == manual.now)
    }

    @Test func showsTheMachinesTimeWithoutAClock() {
        let before = SystemClock().now
        #expect(RoomStore().now >= before)
    }
}
