import ClassroomContexts
import LiveValues
import Testing

@Suite struct BoardTests {
    private func update(_ pool: ContextPool, _ key: String, _ users: String...) throws {
        let payload: LiveValue = .object([key: .array(users.map(LiveValue.string))])
        try pool.widget.sendMessage(WidgetMessage("updateGrantedUsers", payload), toWidget: WidgetID.board)
    }

    private func echo(_ users: LiveValue...) -> ContextEvent {
        .onMessageReceived(
            WidgetMessage("getBoardGrantedUsers", .array(users)), widget: WidgetID.board, direction: .toHost)
    }

    @Test func echoesTheNewListToEverybodyAndNamesWhoChanged() throws {
        let room = Classroom()
        let recorder = EventRecorder(room.pool("student-3"))
        try update(room.teacher, "add", "student-2", "student-1")
        try update(room.teacher, "delete", "student-1")
        #expect(recorder.events == [echo("student-1", "student-2"), echo("student-2")])
        #expect(recorder.records.map(\.concernedUsers) == [["student-2"], ["student-1"]])
        #expect(room.teacher.widget.isBoardGranted("student-2"))
        #expect(!room.teacher.widget.isBoardGranted("student-1"))
    }

    @Test func countsTheTeacherAsGrantedAlways() throws {
        let room = Classroom()
        #expect(room.teacher.widget.getBoardGrantedUsers() == ["teacher-1", "student-1"])
        #expect(room.pool("student-1").widget.getBoardGrantedUsers() == ["student-1"])
        #expect(room.pool("student-1").widget.isBoardGranted("teacher-1"))
        let recorder = EventRecorder(room.pool("student-1"))
        try update(room.teacher, "add", "teacher-1")
        #expect(recorder.events.isEmpty)
    }

    @Test func showsItsGrantsAmongItsProperties() throws {
        let room = Classroom()
        try room.teacher.widget.updateWidgetRoomProperties(
            ["grantedUsers": ["student-2": true], "page": 4], widgetId: WidgetID.board)
        #expect(
            room.teacher.widget.getWidgetRoomProperties(WidgetID.board)
                == ["grantedUsers": ["student-2": true], "page": 4])
        try room.teacher.widget.deleteWidgetRoomProperties(["grantedUsers.student-2"], widgetId: WidgetID.board)
        #expect(room.teacher.widget.getWidgetRoomProperties(WidgetID.board) == ["page": 4])
    }

    @Test func readsTheMessageAsText() throws {
        let room = Classroom()
        try room.teacher.widget.sendMessage(
            text: #"{"updateGrantedUsers":{"add":["student-3"]}}"#, toWidget: WidgetID.board)
        #expect(room.teacher.widget.isBoardGranted("student-3"))
    }

    static let refused: [(payload: LiveValue, code: ContextError.Code)] = [
        (["add": ["nobody"]], .unknownUser), (["add": "student-2"], .invalidArgument),
        (["remove": []], .invalidArgument), (nil, .invalidArgument), (["add": [1]], .invalidArgument),
    ]

    @Test(arguments: refused)
    func changesNothingOnAMessageItCannotCarryOut(payload: LiveValue, code: ContextError.Code) {
        let room = Classroom()
        let recorder = EventRecorder(room.store)
        let error = #expect(throws: ContextError.self) {
            try room.teacher.widget.sendMessage(
                WidgetMessage("updateGrantedUsers", payload), toWidget: WidgetID.board)
        }
        #expect(error?.code == code)
        #expect(recorder.events.isEmpty)
    }

    @Test func refusesGrantsWhileItIsNotActive() throws {
        let room = Classroom()
        try room.teacher.widget.setWidgetInactive(WidgetID.board)
        #expect(throws: ContextError.self) { try update(room.teacher, "add", "student-2") }
    }

    @Test func grantsInALectureOnlyOnStageAndOnlySoLong() throws {
        let room = Classroom { $0.room.roomType = .lecture }
        #expect(throws: ContextError.self) { try update(room.teacher, "add", "student-2") }
        try room.teacher.user.addCoHost(userUuid: "student-2")
        try update(room.teacher, "add", "student-2")
        let recorder = EventRecorder(room.pool("student-3"))
        try room.teacher.user.removeCoHost(userUuid: "student-2")
        #expect(recorder.events.contains(echo("student-1")))
        #expect(!room.teacher.widget.isBoardGranted("student-2"))
    }
}
