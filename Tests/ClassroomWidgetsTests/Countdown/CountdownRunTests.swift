import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import Testing

@testable import ClassroomWidgets

/// What is left of a countdown, and how it is shown.
struct CountdownRunTests {
    @Test func isRightInTheWorkedExample() {
        let run = CountdownRun(.running, start: Timestamp(milliseconds: 1_000_000), duration: 60)
        let local = Timestamp(milliseconds: 1_000_000)
        let clock = CountdownClock(syncTimestamp: Timestamp(milliseconds: 1_010_500), receivedAt: local)
        #expect(clock.difference == .milliseconds(10_500))
        #expect(clock.localTime(of: run.end) == Timestamp(milliseconds: 1_049_500))
        #expect(run.secondsLeft(at: clock.serverTime(at: local)) == 49)
    }

    /// Milliseconds since the start, duration, what is left.
    static let remainders: [(elapsed: Int64, duration: Int, left: Int)] = [
        (0, 60, 60), (1, 60, 59), (999, 60, 59), (1000, 60, 59), (1001, 60, 58), (10_500, 60, 49), (56_999, 60, 3),
        (57_000, 60, 3), (57_001, 60, 2), (59_000, 60, 1), (59_001, 60, 0), (60_000, 60, 0), (3_600_000, 60, 0),
        (0, 3600, 3600), (0, 1, 1), (0, 0, 0), (-30_000, 60, 60), (.max, 60, 0), (.min + 1_000_000, 60, 60),
        (0, -5, 0),
    ]

    @Test(arguments: remainders)
    func countsWholeSeconds(elapsed: Int64, duration: Int, left: Int) {
        let start = Timestamp(milliseconds: 1_000_000)
        let run = CountdownRun(.running, start: start, duration: duration)
        #expect(run.secondsLeft(at: start + .milliseconds(elapsed)) == left)
    }

    @Test(arguments: [(CountdownRun.State.paused, 95), (.ended, 0)])
    func standsStillWhileItDoesNotRun(state: CountdownRun.State, left: Int) {
        let run = CountdownRun(state, start: Timestamp(milliseconds: 0), duration: 95)
        #expect(run.secondsLeft(at: Timestamp(milliseconds: 5_000_000)) == left)
    }

    /// A drift-free client is right at every second, whatever the phase of its clock is.
    @Test(arguments: [Int64(0), 1, 250, 999])
    func neitherSkipsNorRepeatsASecond(phase: Int64) {
        let start = Timestamp(milliseconds: 1_000_000 + phase)
        let run = CountdownRun(.running, start: start, duration: 60)
        let shown = (0...60).map { run.secondsLeft(at: start + .milliseconds($0 * 1000)) }
        #expect(shown == Array((0...60).reversed()))
    }

    @Test(arguments: [
        (0, "00:00"), (3, "00:03"), (59, "00:59"), (60, "01:00"), (61, "01:01"), (754, "12:34"), (3599, "59:59"),
        (3600, "60:00"), (5999, "99:59"), (6000, "99:59"), (.max, "99:59"), (-1, "00:00"),
    ])
    func writesMinutesAndSeconds(seconds: Int, text: String) {
        #expect(CountdownDigits(seconds: seconds).text == text)
    }

    @Test(arguments: [
        (4, ""), (3, " is-warning"), (1, " is-warning"), (0, " is-warning is-over"),
    ])
    func warnsInTheLastThreeSecondsAndStaysSo(left: Int, classes: String) {
        let run = CountdownRun(.paused, start: Timestamp(milliseconds: 0), duration: left)
        #expect(run.classes(at: Timestamp(milliseconds: 0)) == classes)
    }

    // MARK: Sync messages

    @Test(arguments: [Int64(0), 1, 999, -999])
    func takesASmallDifferenceForTheMessagesWay(difference: Int64) {
        let local = Timestamp(milliseconds: 1_000_000)
        let clock = CountdownClock(syncTimestamp: local + .milliseconds(difference), receivedAt: local)
        #expect(clock.difference == .zero)
    }

    @Test(arguments: [Int64(1000), 10_500, -86_400_000])
    func followsTheServersClock(difference: Int64) {
        let local = Timestamp(milliseconds: 1_000_000)
        let clock = CountdownClock(syncTimestamp: local + .milliseconds(difference), receivedAt: local)
        #expect(clock.difference == .milliseconds(difference))
        #expect(clock.localTime(of: clock.serverTime(at: local)) == local)
    }

    // MARK: Properties

    @Test func readsNothingAsNoCountdown() throws {
        #expect(try CountdownRun(WidgetProperties([:])) == nil)
    }

    @Test(
        arguments: [
            (["state": 1, "startTime": 1_000_000, "duration": 60], CountdownRun.State.running, 60),
            (["state": 2, "duration": 95], .paused, 95), (["state": 0], .ended, 0),
            (["state": 0, "startTime": 0, "duration": 0], .ended, 0),
        ] as [(LiveProperties, CountdownRun.State, Int)])
    func readsWhatTheRoomHas(properties: LiveProperties, state: CountdownRun.State, duration: Int) throws {
        let run = try #require(try CountdownRun(WidgetProperties(properties)))
        #expect(run.state == state)
        #expect(run.duration == duration)
    }

    @Test(
        arguments: [
            (["duration": 60], "'state' is missing; it must be a whole number"),
            (["state": 3, "duration": 60], "'state' is 3, but must be 0, 1 or 2"),
            (["state": 1, "duration": 60], "'startTime' is missing; it must be a whole number"),
            (["state": 1, "startTime": "soon", "duration": 60], "'startTime' is \"soon\", but must be a whole number"),
            (["state": 1, "startTime": 0], "'duration' is missing; it must be a whole number"),
            (["state": 2, "duration": 1.5], "'duration' is 1.5, but must be a whole number"),
        ] as [(LiveProperties, String)])
    func saysWhatIsMissing(properties: LiveProperties, message: String) {
        let error = #expect(throws: WidgetPropertyError.self) { try CountdownRun(WidgetProperties(properties)) }
        #expect(error?.description == message)
    }
}
