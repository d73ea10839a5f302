import ClassroomContexts
import LiveValues
import Testing

@testable import ClassroomComponents

@Suite struct ScheduleTextTests {
    private let now = StoppedClock().now

    @Test(
        arguments: [
            (ClassState.before, nil, "fcr_room_class_not_start", nil),
            (.before, 90, "fcr_room_class_time_away", "01:30"),
            // A late teacher does not make the countdown count up.
            (.before, -90, "fcr_room_class_time_away", "00:00"),
            (.during, -720, "fcr_room_class_started", "12:00"),
            (.during, 5, "fcr_room_class_started", "00:00"),
            (.during, nil, "fcr_room_class_started", "00:00"),
            (.after, -3725, "fcr_room_class_over", "01:02:05"),
        ] as [(ClassState, Int?, String, String?)])
    func saysWhereTheClassStands(_ state: ClassState, _ startIn: Int?, _ key: String, _ clock: String?) {
        let start = startIn.map { now + .seconds($0) }
        let text = ScheduleText(ClassInfo(state: state, startTime: start), now: now)
        #expect(text.stringKey == key)
        #expect(text.clock == clock)
    }

    @Test func countsDownBeforeAndUpFromTheStart() {
        #expect(ScheduleText(ClassInfo(state: .before, startTime: now), now: now).running == .until(now))
        #expect(ScheduleText(ClassInfo(state: .during, startTime: now), now: now).running == .from(now))
        #expect(ScheduleText(ClassInfo(state: .after, startTime: now), now: now).running == .from(now))
        #expect(ScheduleText(ClassInfo(state: .during), now: now).running == .not)
    }
}

@Suite struct ScheduleWarningTests {
    private let now = StoppedClock().now

    /// A class of 45 minutes with a close delay of 5, at some seconds after its start.
    private func warnings(_ state: ClassState, at elapsed: Int, duration: Int = 45 * 60, delay: Int = 300) -> [[Int64]]
    {
        let info = ClassInfo(
            state: state, startTime: now - .seconds(elapsed), duration: .seconds(duration), closeDelay: .seconds(delay))
        return ScheduleWarning.all(info, now: now).map { [($0.time - now).milliseconds / 1000, $0.minutes] }
    }

    @Test(
        arguments: [
            // During: five minutes before the end, and not again when that is long past.
            (ClassState.during, 720, [[1680, 5]]), (.during, 2400, [[0, 5]]), (.during, 2459, [[-59, 5]]),
            (.during, 2460, []),
            // After: at the scheduled end and a minute before closing, also when the class ended early.
            (.after, 2400, [[300, 5], [540, 1]]), (.after, 2700, [[0, 5], [240, 1]]),
            (.after, 2759, [[-59, 5], [181, 1]]),
            (.after, 2760, [[180, 1]]), (.after, 2999, [[-59, 1]]), (.after, 3100, []),
            (.before, -60, []),
        ] as [(ClassState, Int, [[Int64]])])
    func warnsAheadAndForAMinute(_ state: ClassState, _ elapsed: Int, _ expected: [[Int64]]) {
        #expect(warnings(state, at: elapsed) == expected)
    }

    @Test func skipsTheEndWarningOfAClassTooShortForIt() {
        #expect(warnings(.during, at: 1, duration: 300) == [])
        #expect(warnings(.during, at: 1, duration: 360) == [[59, 5]])
    }

    @Test(arguments: [(0, []), (30, [[10, 1]]), (60, [[10, 1]]), (90, [[10, 2], [40, 1]])] as [(Int, [[Int64]])])
    func countsTheCloseDelayInStartedMinutes(_ delay: Int, _ expected: [[Int64]]) {
        #expect(warnings(.after, at: 2690, delay: delay) == expected)
    }

    @Test func saysNothingWithoutAStart() {
        #expect(ScheduleWarning.all(ClassInfo(state: .after), now: now) == [])
    }
}
