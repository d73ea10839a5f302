import Foundation
import LiveValues
import Testing

@testable import ClassroomContexts

/// What lies on the board: who may change it, who takes what back, what becomes of it.
@Suite struct BoardDrawingTests {
    private let room = Classroom()
    private var teacher: ContextPool { room.teacher }
    private var student: ContextPool { room.pool("student-1") }

    private func element(_ id: String = "a", _ kind: BoardElement.Kind = .curve, points: Int = 1) -> BoardElement {
        BoardElement(
            id: id, kind: kind, points: (0..<points).map { BoardPoint(x: $0, y: $0) }, text: kind == .text ? "F" : "")
    }

    private func clear() throws {
        try teacher.widget.sendMessage(WidgetMessage("clearBoard"), toWidget: WidgetID.board)
    }

    // MARK: Drawing

    @Test func laysEverythingAboveWhatWasThereForEverybody() throws {
        let marks = [try teacher.drawDot(), try student.drawDot(), try teacher.drawDot()]
        #expect(room.pool("student-2").marks == marks)
        #expect(teacher.widget.getBoardElement(marks[1])?.author == "student-1")
    }

    @Test(arguments: [
        BoardElement(id: "", kind: .curve, points: [BoardPoint(x: 0, y: 0)]),
        BoardElement(id: "A-b", kind: .curve, points: [BoardPoint(x: 0, y: 0)]),
        BoardElement(id: String(repeating: "a", count: 17), kind: .curve, points: [BoardPoint(x: 0, y: 0)]),
        BoardElement(id: "a", kind: .curve, points: []),
        BoardElement(id: "a", kind: .curve, points: Array(repeating: BoardPoint(x: 0, y: 0), count: 4001)),
        BoardElement(id: "a", kind: .ellipse, points: [BoardPoint(x: 0, y: 0)]),
        BoardElement(id: "a", kind: .curve, points: [BoardPoint(x: 0, y: 10_001)]),
        BoardElement(id: "a", kind: .curve, points: [BoardPoint(x: .min, y: 0)]),
        BoardElement(id: "a", kind: .curve, points: [BoardPoint(x: 0, y: 0)], pressures: [1, 2]),
        BoardElement(id: "a", kind: .curve, points: [BoardPoint(x: 0, y: 0)], pressures: [9]),
        BoardElement(id: "a", kind: .curve, points: [BoardPoint(x: 0, y: 0)], color: [0, 0]),
        BoardElement(id: "a", kind: .curve, points: [BoardPoint(x: 0, y: 0)], color: [0, 0, 256]),
        BoardElement(id: "a", kind: .curve, points: [BoardPoint(x: 0, y: 0)], size: 6),
        BoardElement(id: "a", kind: .curve, points: [BoardPoint(x: 0, y: 0)], text: "no"),
        BoardElement(id: "a", kind: .text, points: [BoardPoint(x: 0, y: 0)], text: " \n"),
        BoardElement(id: "a", kind: .text, points: [BoardPoint(x: 0, y: 0)], text: String(repeating: "x", count: 2001)),
    ])
    func refusesWhatNoBoardTakes(element: BoardElement) {
        let error = #expect(throws: ContextError.self) { try teacher.widget.drawOnBoard(element) }
        #expect(error?.code == .invalidArgument)
        #expect(teacher.marks.isEmpty)
    }

    @Test func refusesASecondElementOfOneName() throws {
        try teacher.widget.drawOnBoard(element())
        let error = #expect(throws: ContextError.self) { try student.widget.drawOnBoard(element()) }
        #expect(error?.code == .invalidArgument)
    }

    @Test func drawsOnThePageWhereAStrokeWasBegun() throws {
        let sheet = teacher.widget.getBoardSheet().number
        try teacher.widget.addBoardPage()
        let id = try student.drawDot(sheet: sheet)
        #expect(teacher.marks.isEmpty)
        try teacher.widget.openBoardPage(0)
        #expect(teacher.marks == [id])
    }

    @Test func movesNothingWhenAPageIsAddedInBetween() throws {
        let first = try teacher.drawDot()
        try teacher.widget.addBoardPage()
        let last = try teacher.drawDot()
        try teacher.widget.openBoardPage(0)
        try teacher.widget.addBoardPage()
        let middle = try teacher.drawDot()
        let pages = try (0..<3).map { page in
            try teacher.widget.openBoardPage(page)
            return teacher.marks
        }
        #expect(pages == [[first], [middle], [last]])
    }

    // MARK: Changing

    @Test func movesAndRewritesAndErasesWhatOthersDrew() throws {
        try teacher.widget.drawOnBoard(element("note", .text))
        try student.widget.moveOnBoard(["note"], by: BoardPoint(x: 5, y: -3))
        try student.widget.rewriteOnBoard("note", text: "F = m a")
        let note = try #require(teacher.widget.getBoardElement("note"))
        #expect(note.points == [BoardPoint(x: 5, y: -3)])
        #expect(note.text == "F = m a")
        try student.widget.eraseFromBoard(["note"])
        #expect(teacher.marks.isEmpty)
        try student.step(-3)
        #expect(
            teacher.widget.getBoardElement("note")
                == {
                    var note = element("note", .text)
                    note.author = "teacher-1"
                    note.number = 1
                    return note
                }())
    }

    @Test func refusesToMoveWhatWouldLeaveTheBoard() throws {
        try teacher.widget.drawOnBoard(element())
        for far in [10_001, Int.max, Int.min] {
            let error = #expect(throws: ContextError.self) {
                try teacher.widget.moveOnBoard(["a"], by: BoardPoint(x: far, y: 0))
            }
            #expect(error?.code == .invalidArgument)
        }
    }

    @Test func refusesWhatNamesNothingOnTheBoard() throws {
        try teacher.widget.drawOnBoard(element())
        #expect(throws: ContextError.self) { try teacher.widget.eraseFromBoard(["b"]) }
        #expect(throws: ContextError.self) { try teacher.widget.eraseFromBoard([]) }
        #expect(throws: ContextError.self) { try teacher.widget.rewriteOnBoard("a", text: "a curve says nothing") }
    }

    @Test(arguments: ["student-2", "observer-1"])
    func keepsTheBoardFromThoseWhoMayNotWrite(user: String) throws {
        try teacher.widget.drawOnBoard(element())
        let pool = room.pool(user)
        for change: (WidgetContext) throws -> Void in [
            { try $0.drawOnBoard(element("b")) }, { try $0.eraseFromBoard(["a"]) },
            { try $0.moveOnBoard(["a"], by: BoardPoint(x: 1, y: 0)) }, { try $0.rewriteOnBoard("a", text: "x") },
        ] {
            let error = #expect(throws: ContextError.self) { try change(pool.widget) }
            #expect(error?.code == .notPermitted)
        }
    }

    // MARK: Steps

    @Test func takesAClearedPageBackInItsOrder() throws {
        let marks = [try teacher.drawDot(), try student.drawDot(), try teacher.drawDot()]
        try clear()
        #expect(teacher.marks.isEmpty)
        #expect(!student.widget.getBoardSteps().canUndo)
        try teacher.step(-1)
        #expect(teacher.marks == marks)
        // What is there again can be taken back again.
        try student.step(-1)
        #expect(teacher.marks == [marks[0], marks[2]])
        try student.step(1)
        #expect(teacher.marks == marks)
    }

    @Test func passesOverStepsOfWhichNothingIsLeft() throws {
        let first = try student.drawDot()
        let second = try student.drawDot()
        try teacher.widget.eraseFromBoard([second])
        #expect(student.widget.getBoardSteps() == BoardSteps(done: 1))
        try student.step(-1)
        #expect(teacher.marks.isEmpty)
        try teacher.step(-1)
        #expect(teacher.marks == [second])
        try student.step(1)
        #expect(teacher.marks == [first, second])
    }

    @Test func opensThePageOnWhichAStepIsTakenBack() throws {
        try teacher.drawDot()
        try teacher.widget.addBoardPage()
        try teacher.step(-1)
        #expect(teacher.widget.getBoardPage().index == 0)
        #expect(teacher.marks.isEmpty)
    }

    @Test func remembersAHundredSteps() throws {
        for _ in 0..<120 { try teacher.drawDot() }
        try teacher.step(-200)
        #expect(teacher.marks.count == 20)
    }

    // MARK: Strokes on their way

    private func draft(_ range: Range<Int>, _ id: String = "live") -> BoardElement {
        BoardElement(id: id, kind: .curve, points: range.map { BoardPoint(x: $0, y: 0) })
    }

    @Test func collectsAStrokeOnItsWayAndForgetsItWhenItLies() throws {
        #expect(student.widget.tellBoardDraft(draft(0..<3), sheet: 0))
        #expect(student.widget.tellBoardDraft(draft(3..<5), sheet: 0))
        #expect(teacher.widget.getBoardDrafts().map(\.element.points.count) == [5])
        #expect(room.store.history.lastSequence == 0)
        try student.widget.drawOnBoard(draft(0..<6))
        #expect(teacher.widget.getBoardDrafts().isEmpty)
    }

    @Test func keepsAStrokeWhoseAuthorMayNotGoOn() throws {
        #expect(student.widget.tellBoardDraft(draft(0..<3), sheet: 0))
        try teacher.widget.sendMessage(
            WidgetMessage("updateGrantedUsers", ["delete": ["student-1"]]), toWidget: WidgetID.board)
        #expect(teacher.marks == ["live"])
        #expect(teacher.widget.getBoardElement("live")?.author == "student-1")
        #expect(teacher.widget.getBoardDrafts().isEmpty)
        #expect(!student.widget.tellBoardDraft(draft(3..<5), sheet: 0))
    }

    @Test func keepsAStrokeWhoseAuthorLeaves() throws {
        #expect(student.widget.tellBoardDraft(draft(0..<3), sheet: 0))
        student.room.leaveRoom()
        #expect(teacher.marks == ["live"])
    }

    @Test func takesNoStrokeThatMakesNoSense() {
        #expect(!room.pool("student-2").widget.tellBoardDraft(draft(0..<3), sheet: 0))
        #expect(!student.widget.tellBoardDraft(draft(0..<0), sheet: 0))
        #expect(student.widget.tellBoardDraft(draft(0..<4000), sheet: 0))
        #expect(!student.widget.tellBoardDraft(draft(0..<1), sheet: 0))
    }

    // MARK: Cost and storage

    @Test func tellsOfAChangeOnlyThePartsThatItTouches() throws {
        for _ in 0..<70 { try teacher.drawDot() }
        let recorder = EventRecorder(teacher)
        let middle = teacher.marks[40]
        try teacher.widget.eraseFromBoard([middle])
        try teacher.step(-1)
        let parts = recorder.events.compactMap { event in
            if case .onBoardChanged(_, _, let parts, _) = event { parts } else { nil }
        }
        #expect(parts == [[BoardPart(sheet: 0, chunk: 1)], [BoardPart(sheet: 0, chunk: 1)]])
    }

    @Test func readsAStoredBoardAsItWas() throws {
        for _ in 0..<40 { try teacher.drawDot() }
        try teacher.widget.eraseFromBoard([teacher.marks[3]])
        try teacher.step(-1)
        let bytes = try JSONEncoder().encode(room.store.state)
        let state = try JSONDecoder().decode(RoomState.self, from: bytes)
        #expect(state == room.store.state)
        let other = ContextPool(RoomStore(state: state), localUser: "teacher-1")
        #expect(other.marks == teacher.marks)
        try other.step(-1)
        #expect(other.marks.count == 39)
    }

    // MARK: Fixtures

    @Test func opensWithWhatItsSeedSaysAndFollowsAnEditOfIt() throws {
        let room = Classroom { $0.board = BoardSeed(pages: [[element("a"), element("b")], [element("c")]]) }
        #expect(room.teacher.marks == ["a", "b"])
        #expect(room.teacher.widget.getBoardPage().count == 2)
        let own = try room.teacher.drawDot()
        var seed = Classroom.seed
        seed.board = BoardSeed(pages: [[element("a"), element("d", .ellipse, points: 2)], [element("c")]])
        room.store.apply(seed)
        #expect(room.teacher.marks == ["a", own, "d"])
    }
}
