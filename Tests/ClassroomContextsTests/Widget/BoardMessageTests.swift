import ClassroomContexts
import LiveValues
import Testing

/// The board's vocabulary beside its grants.
@Suite struct BoardMessageTests {
    private func send(_ name: String, _ payload: LiveValue = .null, as pool: ContextPool) throws {
        try pool.widget.sendMessage(WidgetMessage(name, payload), toWidget: WidgetID.board)
    }

    private func told(_ name: String, _ payload: LiveValue) -> ContextEvent {
        .onMessageReceived(WidgetMessage(name, payload), widget: WidgetID.board, direction: .toHost)
    }

    private func answers(_ recorder: EventRecorder) -> [ContextEvent] {
        recorder.events.filter { if case .onMessageReceived(_, _, .toHost) = $0 { true } else { false } }
    }

    // MARK: Ratio

    @Test func tellsTheBoardToFitItsRatioWhenTheStageComesOrGoes() throws {
        let room = Classroom()
        let recorder = EventRecorder(room.pool("student-2"))
        func area(_ value: Int) throws { try room.teacher.room.updateRoomProperties(["area": .integer(value)]) }
        func told() -> Int {
            recorder.events.count {
                $0 == .onMessageReceived(WidgetMessage("changeRatio"), widget: WidgetID.board, direction: .toWidget)
            }
        }
        try area(3)
        #expect(told() == 0, "the stage has been there all the time")
        try area(2)
        #expect(told() == 1)
        try area(0)
        #expect(told() == 1)
        try room.teacher.room.deleteRoomProperties(["area"])
        #expect(told() == 2)
    }

    @Test func leavesTheBoardOfALectureAsItIs() throws {
        let room = Classroom { $0.room.roomType = .lecture }
        let recorder = EventRecorder(room.teacher)
        try room.teacher.room.updateRoomProperties(["area": 2])
        #expect(recorder.names == ["onRoomPropertiesUpdated"])
    }

    // MARK: Steps

    @Test func tellsItsUserWhenUndoAndRedoBecomePossibleAndImpossible() throws {
        let room = Classroom()
        let recorder = EventRecorder(room.teacher)
        try room.teacher.drawDot()
        try room.teacher.drawDot()
        try send("boardStepChanged", ["pre": 1], as: room.teacher)
        try send("boardStepChanged", ["pre": 1], as: room.teacher)
        try send("boardStepChanged", ["next": 2], as: room.teacher)
        #expect(
            answers(recorder) == [
                told("boardStepChanged", ["undoAble": true]), told("boardStepChanged", ["redoAble": true]),
                told("boardStepChanged", ["undoAble": false]), told("boardStepChanged", ["undoAble": true]),
                told("boardStepChanged", ["redoAble": false]),
            ])
    }

    @Test func takesBackNoMoreStepsThanThereAre() throws {
        let room = Classroom()
        try room.teacher.drawDot()
        try send("boardStepChanged", ["pre": 5], as: room.teacher)
        #expect(room.teacher.widget.getBoardSteps().done == 0)
        #expect(room.teacher.widget.getBoardSteps().undone == 1)
    }

    @Test func forgetsWhatWasTakenBackWhenSomethingNewIsDrawn() throws {
        let room = Classroom()
        try room.teacher.drawDot()
        try send("boardStepChanged", ["pre": 1], as: room.teacher)
        try room.teacher.drawDot()
        #expect(!room.teacher.widget.getBoardSteps().canRedo)
    }

    @Test func countsEverybodysStepsApart() throws {
        let room = Classroom()
        let student = room.pool("student-1")
        try room.teacher.drawDot()
        #expect(!student.widget.getBoardSteps().canUndo)
        try student.drawDot()
        let recorder = EventRecorder(student)
        try send("clearBoard", as: room.teacher)
        #expect(answers(recorder) == [told("boardStepChanged", ["undoAble": false])])
        #expect(room.teacher.widget.getBoardSteps().canUndo)
    }

    // MARK: Tools

    static let assistants: [(payload: LiveValue, expected: @Sendable (inout BoardAssistant) -> Void)] = [
        (["tool": 3], { $0.tool = .eraser }),
        (
            ["text": ["size": 48, "color": [1, 2, 3]]],
            {
                $0.kind = .text
                $0.size = 48
                $0.color = [1, 2, 3]
            }
        ),
        (
            ["shape": ["type": 6, "width": 5, "color": [255, 0, 9]]],
            {
                $0.kind = .shape
                $0.shape = .pentagram
                $0.width = 5
                $0.color = [255, 0, 9]
            }
        ),
    ]

    @Test(arguments: assistants.indices)
    func keepsWhatAUserHoldsInTheHand(index: Int) throws {
        let (payload, change) = Self.assistants[index]
        let room = Classroom()
        try send("changeAssistantType", payload, as: room.pool("student-1"))
        var expected = BoardAssistant()
        change(&expected)
        #expect(room.pool("student-1").widget.getBoardAssistant() == expected)
        #expect(expected.message.payload == payload)
        #expect(room.teacher.widget.getBoardAssistant() == BoardAssistant())
    }

    @Test func beginsWithTheClickerAndABluePen() {
        let start = Classroom().teacher.widget.getBoardAssistant()
        #expect(start.message == WidgetMessage("changeAssistantType", ["tool": 0]))
        #expect((start.width, start.size, start.color) == (2, 36, [0, 115, 255]))
    }

    static let refused: [(name: String, payload: LiveValue)] = [
        ("changeAssistantType", .null), ("changeAssistantType", ["tool": 4]), ("changeAssistantType", ["pen": 1]),
        ("changeAssistantType", ["shape": ["type": 8, "width": 2, "color": [0, 0, 0]]]),
        ("changeAssistantType", ["shape": ["type": 0, "width": 6, "color": [0, 0, 0]]]),
        ("changeAssistantType", ["text": ["size": 20, "color": [0, 0]]]),
        ("changeAssistantType", ["text": ["size": 20, "color": [0, 0, 256]]]),
        ("boardStepChanged", .null), ("boardStepChanged", ["pre": 0]), ("boardStepChanged", ["back": 1]),
        ("boardStepChanged", ["pre": 1, "next": 1]),
    ]

    @Test(arguments: refused)
    func refusesAMessageThatItDoesNotUnderstand(name: String, payload: LiveValue) {
        let room = Classroom()
        let recorder = EventRecorder(room.store)
        let error = #expect(throws: ContextError.self) { try send(name, payload, as: room.teacher) }
        #expect(error?.code == .invalidArgument)
        #expect(recorder.events.isEmpty)
    }

    static let writing: [(name: String, payload: LiveValue)] = [
        ("changeAssistantType", ["tool": 0]), ("boardStepChanged", ["pre": 1]), ("clearBoard", .null),
        ("saveBoard", .null),
    ]

    @Test(arguments: writing)
    func refusesMessagesOfSomebodyWithoutTheGrant(name: String, payload: LiveValue) {
        let room = Classroom()
        for user in ["student-2", "assistant-1", "observer-1"] {
            let error = #expect(throws: ContextError.self) { try send(name, payload, as: room.pool(user)) }
            #expect(error?.code == .notPermitted)
        }
    }

    @Test(arguments: writing)
    func refusesMessagesWhileItIsNotActive(name: String, payload: LiveValue) throws {
        let room = Classroom()
        try room.teacher.widget.setWidgetInactive(WidgetID.board)
        let error = #expect(throws: ContextError.self) { try send(name, payload, as: room.teacher) }
        #expect(error?.code == .wrongState)
    }

    // MARK: Answers

    @Test func tellsWhoJoinsWhatALateJoinerMissed() throws {
        let room = Classroom()
        try room.pool("student-1").drawDot()
        let (recorder, other) = (EventRecorder(room.pool("student-1")), EventRecorder(room.teacher))
        try send("joinBoard", as: room.pool("student-1"))
        #expect(
            answers(recorder) == [
                told("getBoardGrantedUsers", ["student-1"]), told("boardStepChanged", ["undoAble": true]),
                told("boardStepChanged", ["redoAble": false]),
            ])
        #expect(other.events.isEmpty)
    }

    @Test func answersWhoeverSavesIt() throws {
        let room = Classroom()
        let recorder = EventRecorder(room.teacher)
        try send("saveBoard", as: room.teacher)
        #expect(answers(recorder) == [told("onBoardSaveResult", 0)])
    }

    // MARK: Pages

    @Test func turnsPagesForEverybody() throws {
        let room = Classroom()
        let student = room.pool("student-1")
        try student.widget.addBoardPage()
        try student.widget.addBoardPage()
        try room.teacher.widget.openBoardPage(0)
        try student.widget.addBoardPage()
        let page = room.pool("observer-1").widget.getBoardPage()
        #expect((page.index, page.count) == (1, 4))
    }

    @Test(arguments: [(-1, 0), (0, 0), (2, 2), (9, 2)])
    func opensTheNearestPage(asked: Int, opened: Int) throws {
        let room = Classroom { $0.widgets[WidgetID.board]?.properties["pageCount"] = 3 }
        try room.teacher.widget.openBoardPage(asked)
        #expect(room.teacher.widget.getBoardPage().index == opened)
    }

    @Test(arguments: ["student-2", "observer-1"])
    func turnsNoPageWithoutTheGrant(user: String) {
        let pool = Classroom().pool(user)
        #expect(throws: ContextError.self) { try pool.widget.addBoardPage() }
        #expect(throws: ContextError.self) { try pool.widget.openBoardPage(0) }
    }

    // MARK: Lecture

    @Test func grantsByKeyPathInALectureOnlyOnStage() throws {
        let room = Classroom { $0.room.roomType = .lecture }
        try room.teacher.widget.updateWidgetRoomProperties(
            ["grantedUsers.student-2": true], widgetId: WidgetID.board)
        #expect(!room.teacher.widget.isBoardGranted("student-2"))
        try room.teacher.user.addCoHost(userUuid: "student-2")
        try room.teacher.widget.updateWidgetRoomProperties(
            ["grantedUsers.student-2": true], widgetId: WidgetID.board)
        #expect(room.teacher.widget.isBoardGranted("student-2"))
    }

    @Test func passesOverGrantsOfAFixtureToStudentsOffStageInALecture() {
        let room = Classroom {
            $0.room.roomType = .lecture
            $0.widgets[WidgetID.board]?.properties = ["grantedUsers": ["student-1": true, "student-2": true]]
        }
        #expect(room.pool("student-2").widget.getBoardGrantedUsers() == ["student-1"])
    }
}
