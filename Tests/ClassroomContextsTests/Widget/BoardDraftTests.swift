import ClassroomContexts
import LiveValues
import Testing

/// Strokes on their way, where there are several boards.
@Suite struct BoardDraftTests {
    private let room = Classroom()
    private var teacher: ContextPool { room.teacher }
    private var student: ContextPool { room.pool("student-1") }

    @Test func keepsAStrokeWhereItWasBegunWhenItsHandIsTakenIntoAGroup() throws {
        try teacher.group.addSubRoomList([SubRoomCreateConfig(subRoomName: "One")])
        let group = try #require(teacher.group.getSubRoomList().first).subRoomUuid
        let stroke = BoardElement(id: "stroke", kind: .curve, points: [BoardPoint(x: 1, y: 1)])
        #expect(student.widget.tellBoardDraft(stroke, sheet: 0))
        try teacher.group.addUserListToSubRoom(userList: ["student-1"], subRoomUuid: group)
        #expect(teacher.marks == ["stroke"])
        #expect(teacher.widget.getBoardDrafts().isEmpty)

        let seated = student.whereSeated
        #expect(seated.widget.tellBoardDraft(BoardElement(id: "inside", kind: .curve, points: stroke.points), sheet: 0))
        #expect(seated.widget.getBoardDrafts().map(\.element.id) == ["inside"])
        #expect(teacher.widget.getBoardDrafts().isEmpty)
        try teacher.group.removeUserListFromSubRoom(userList: ["student-1"], subRoomUuid: group)
        #expect(teacher.marks == ["stroke"])
        #expect(seated.marks == ["inside"])
        #expect(seated.widget.getBoardDrafts().isEmpty)
    }

    @Test func takesNoStrokeOnASheetThatNoPageShows() {
        let stroke = BoardElement(id: "stroke", kind: .curve, points: [BoardPoint(x: 1, y: 1)])
        #expect(!teacher.widget.tellBoardDraft(stroke, sheet: 1))
        #expect(teacher.widget.getBoardDrafts().isEmpty)
    }
}
