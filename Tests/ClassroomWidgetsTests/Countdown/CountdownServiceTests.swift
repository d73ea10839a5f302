import ClassroomContexts
import LiveValues
import SceneRendering
import Testing

@testable import ClassroomWidgets

/// The server's side of the countdown.
struct CountdownServiceTests {
    private static let id = "countdownTimer"

    private func start(
        _ room: WidgetRoom, _ body: LiveProperties = ["duration": 60], by user: String = "teacher-1"
    ) throws(ContextError) {
        try room.pool(user).widget.send(WidgetRequest("start", body, to: Self.id))
    }

    private func properties(_ room: WidgetRoom) -> LiveProperties {
        room.pool("teacher-1").widget.getWidgetRoomProperties(Self.id) ?? [:]
    }

    @Test(arguments: ["teacher-1", "assistant-1"])
    func startsOnItsOwnClockAndShowsItToEverybody(user: String) throws {
        let room = try WidgetRoom()
        room.clock.advance(by: .milliseconds(1234))
        try start(room, by: user)
        #expect(properties(room) == ["state": 1, "startTime": 1_001_234, "duration": 60])
        #expect(room.pool("student-1").widget.getWidgetActivity(Self.id))
    }

    @Test func putsItWhereTheRequestSays() throws {
        let room = try WidgetRoom()
        try start(room, ["duration": 60, "position": ["xaxis": 0.25, "yaxis": 7]])
        #expect(room.pool("student-1").widget.getWidgetSyncFrame(Self.id) == WidgetSyncFrame(x: 0.25, y: 1))
    }

    @Test(arguments: [0, -1, 3601, "60", 1.5, .null] as [LiveValue])
    func refusesATimeThatIsNone(duration: LiveValue) throws {
        let room = try WidgetRoom()
        let error = #expect(throws: ContextError.self) { try start(room, ["duration": duration]) }
        #expect(error?.description.contains("1 to 3600 whole seconds") == true)
        #expect(properties(room) == [:])
        #expect(!room.pool("student-1").widget.getWidgetActivity(Self.id))
    }

    @Test(arguments: ["start", "restart"], ["student-1", "observer-1"])
    func obeysOnlyThoseWhoLead(request: String, user: String) throws {
        let room = try WidgetRoom()
        #expect(throws: ContextError.self) {
            try room.pool(user).widget.send(WidgetRequest(request, ["duration": 60], to: Self.id))
        }
        #expect(properties(room) == [:])
    }

    @Test func letsNobodyTakeAwayARunningOne() throws {
        let room = try WidgetRoom()
        try start(room)
        room.clock.advance(by: .seconds(30))
        let error = #expect(throws: ContextError.self) { try start(room, by: "assistant-1") }
        #expect(error?.code == .wrongState)
        #expect(properties(room)["startTime"] == 1_000_000)
    }

    @Test(arguments: [59_001, 60_000, 600_000])
    func startsAgainAfterTheEndWithoutPassingThroughZero(elapsed: Int) throws {
        let room = try WidgetRoom()
        try start(room)
        room.clock.advance(by: .milliseconds(elapsed))
        try start(room, ["duration": 5])
        #expect(properties(room) == ["state": 1, "startTime": .integer(1_000_000 + elapsed), "duration": 5])
    }

    @Test func putsItBack() throws {
        let room = try WidgetRoom()
        try start(room)
        try room.pool("assistant-1").widget.send(WidgetRequest("restart", to: Self.id))
        #expect(properties(room) == ["state": 0, "startTime": 0, "duration": 0])
        #expect(room.pool("student-1").widget.getWidgetActivity(Self.id))
    }

    @Test func survivesWhateverSomebodyHasWritten() throws {
        let room = try WidgetRoom()
        let teacher = room.pool("teacher-1").widget
        try teacher.setWidgetActive(
            Self.id, roomProperties: ["state": 1, "startTime": .integer(.max), "duration": .integer(.min)])
        try start(room)
        #expect(properties(room)["duration"] == 60)
    }
}
