import ClassroomContexts
import LiveValues
import Testing

@testable import ClassroomWidgets

/// What a file may say of a countdown, and what the room gets from it.
struct CountdownPropertiesTests {
    @Test(arguments: [
        ("startTime: -55s", 945_000), ("startTime: +5s", 1_005_000), ("startTime: 1970-01-01T00:10:00Z", 600_000),
    ])
    func readsInstantsAsMilliseconds(startTime: String, milliseconds: Int) throws {
        let room = try WidgetRoom(
            widgets: "{ countdownTimer: { active: true, properties: { state: 1, \(startTime), duration: 60 } } }")
        let properties = room.pool("student-1").widget.getWidgetRoomProperties("countdownTimer")
        #expect(properties?["startTime"] == .integer(milliseconds))
        #expect(properties?["duration"] == 60)
    }

    @Test(arguments: [
        ("state: 1, startTime: -5s, duration: 3601", "'duration' is a whole number from 1 to 3600; 3601 is outside"),
        ("state: 3, duration: 60", "'state' is a whole number from 0 to 2; 3 is outside"),
        ("state: 1, duration: 60", "a running countdown needs its 'startTime'"),
        ("state: 1, startTime: -5s", "a countdown that is not over needs its 'duration'"),
        ("state: 1, startTime: -5s, duration: 0", "'duration' is a whole number from 1 to 3600; 0 is outside"),
        ("state: 1, startTime: -5s, duration: 3600", "upstream's clients show 00:00 for 3600 s; Diorama shows 60:00"),
        ("state: 2, duration: 9", "upstream's iOS client does not know the state 2 and goes on as before"),
    ])
    func saysOnceWhatIsWrong(properties: String, message: String) {
        let error = #expect(throws: WidgetRoom.NotStaged.self) {
            try WidgetRoom(widgets: "{ countdownTimer: { active: true, properties: { \(properties) } } }")
        }
        #expect(error?.findings.count == 1)
        #expect(error?.findings.first?.contains(message) == true)
    }

    @Test func takesOneThatHasEndedWithoutATime() throws {
        _ = try WidgetRoom(
            widgets: "{ countdownTimer: { active: true, properties: { state: 0 } } }")
    }
}
