import Foundation
import LiveValues
import Testing

@testable import ClassroomContexts

/// Files of the cloud drive on the board: who opens and turns them, and what lies on their pages.
@Suite struct BoardFileTests {
    private let room = Classroom { seed in
        seed.cloud = CloudSeed(
            shared: [
                Self.file("slides", "Slides.pptx", pages: 3), Self.file("paper", "Paper.pdf"),
                Self.file("map", "Map.png"), Self.file("film", "Film.mp4"),
            ], own: ["teacher-1": [Self.file("notes", "Notes.docx", pages: 2)]])
    }
    private var teacher: ContextPool { room.teacher }
    private var student: ContextPool { room.pool("student-1") }
    private var watcher: ContextPool { room.pool("observer-1") }

    private static func file(_ id: String, _ name: String, pages: Int = 0) -> CloudFile {
        CloudFile(
            id: id, name: name, updated: Timestamp(milliseconds: 0), source: .address(""),
            pages: (0..<pages).map { .project(path: "pages/\(id)-\($0).svg") })
    }

    @Test func readsNoPageThatAWindowDoesNotHave() throws {
        let window = BoardWindow(id: "w", title: "T", pages: [.address("a"), .address("b")])
        let text = String(decoding: try JSONEncoder().encode(window), as: UTF8.self)
            .replacing("\"page\":0", with: "\"page\":\(Int.max)")
            .replacing("\"firstSheet\":0", with: "\"firstSheet\":\(Int.max)")
        let read = try JSONDecoder().decode(BoardWindow.self, from: Data(text.utf8))
        #expect(read.page == 1)
        #expect(read.has(sheet: read.sheet))
    }

    private func open(_ id: String, as pool: ContextPool? = nil) throws(ContextError) {
        try (pool ?? teacher).widget.sendMessage(
            WidgetMessage("openFile", ["resourceUuid": .string(id)]), toWidget: WidgetID.board)
    }

    private func window(_ id: String = "slides") throws -> BoardWindow {
        try #require(watcher.widget.getBoardWindows().first { $0.id == id })
    }

    private func states(_ recorder: EventRecorder) -> [Int?] {
        recorder.events.compactMap { event in
            guard case .onMessageReceived(let message, WidgetID.board, .toHost) = event,
                message.name == "windowStateChanged"
            else { return nil }
            return message.payload.integerValue
        }
    }

    // MARK: Opening

    @Test func standsOnTheBoardForEverybodyInFrontOfWhatStoodThere() throws {
        try open("slides")
        try open("notes")
        #expect(watcher.widget.getBoardWindows().map(\.title) == ["Slides.pptx", "Notes.docx"])
        #expect(try window().pageCount == 3)
        try open("slides")
        #expect(watcher.widget.getBoardWindows().map(\.id) == ["notes", "slides"])
    }

    @Test func hasOnePageWhereNobodyHasAPictureOfIt() throws {
        try open("paper")
        #expect(try window("paper").pageCount == 1)
        #expect(try window("paper").picture == nil)
    }

    @Test func laysAPictureOnThePageInSight() throws {
        try open("map")
        let image = try #require(watcher.widget.getBoardSheet().sheet.elements.first)
        #expect(image.kind == .image && image.author == "teacher-1")
        try teacher.step(-1)
        #expect(watcher.widget.getBoardSheet().sheet.elements.isEmpty)
        try open("slides")
        try teacher.widget.arrangeBoardWindows(.maximised)
        try open("map")
        #expect(watcher.widget.getBoardSheet(try window().sheet).elements.count == 1)
    }

    @Test func opensNothingForThoseWhoMayNotWrite() throws {
        for pool in [watcher, room.pool("student-2")] {
            let error = #expect(throws: ContextError.self) { try open("slides", as: pool) }
            #expect(error?.code == .notPermitted)
        }
        try open("slides", as: student)
        #expect(try window().id == "slides")
    }

    @Test(arguments: ["film", "nothing", "notes"])
    func refusesWhatNoBoardShows(id: String) {
        let error = #expect(throws: ContextError.self) { try open(id, as: student) }
        #expect(error?.code == .invalidArgument)
        #expect(watcher.widget.getBoardWindows().isEmpty)
    }

    // MARK: Turning

    @Test func turnsItsPagesForEverybodyAndStopsAtTheLast() throws {
        try open("slides")
        try teacher.widget.turnBoardWindow("slides", page: 7)
        #expect(try window().page == 2)
        let error = #expect(throws: ContextError.self) { try watcher.widget.turnBoardWindow("slides", page: 0) }
        #expect(error?.code == .notPermitted)
        #expect(throws: ContextError.self) { try teacher.widget.turnBoardWindow("paper", page: 0) }
    }

    @Test func keepsStrokesWithTheirPage() throws {
        try open("slides")
        let first = try teacher.drawDot(sheet: try window().sheet)
        try teacher.widget.turnBoardWindow("slides", page: 1)
        #expect(watcher.widget.getBoardSheet(try window().sheet).elements.isEmpty)
        let second = try student.drawDot(sheet: try window().sheet)
        #expect(watcher.widget.getBoardSheet(try window().sheet).elements.map(\.id) == [second])
        #expect(teacher.marks.isEmpty)
        try teacher.widget.turnBoardWindow("slides", page: 0)
        #expect(watcher.widget.getBoardSheet(try window().sheet).elements.map(\.id) == [first])
    }

    @Test func doesNotTakeTurningForAStep() throws {
        try open("slides")
        try teacher.drawDot()
        try teacher.widget.turnBoardWindow("slides", page: 1)
        #expect(teacher.widget.getBoardSteps().done == 1)
        try teacher.step(-1)
        #expect(try window().page == 1)
        #expect(teacher.marks.isEmpty)
    }

    @Test func showsThePageOnWhichAStepIsTakenBack() throws {
        try open("slides")
        try teacher.drawDot(sheet: try window().sheet)
        try teacher.widget.turnBoardWindow("slides", page: 2)
        try teacher.widget.closeBoardWindow("slides")
        try teacher.step(-1)
        #expect(try window().page == 0)
        #expect(watcher.widget.getBoardSheet(try window().sheet).elements.isEmpty)
    }

    @Test func bringsItsStrokesBackWhenItIsOpenedAgain() throws {
        try open("slides")
        let mark = try teacher.drawDot(sheet: try window().sheet)
        try teacher.widget.closeBoardWindow("slides")
        #expect(watcher.widget.getBoardWindows().isEmpty)
        try open("paper")
        try open("slides")
        #expect(watcher.widget.getBoardSheet(try window().sheet).elements.map(\.id) == [mark])
        #expect(watcher.widget.getBoardSheet(try window("paper").sheet).elements.isEmpty)
    }

    @Test func clearsThePageInSight() throws {
        let own = try teacher.drawDot()
        try open("slides")
        try teacher.drawDot(sheet: try window().sheet)
        try teacher.widget.arrangeBoardWindows(.maximised)
        try teacher.widget.sendMessage(WidgetMessage("clearBoard"), toWidget: WidgetID.board)
        #expect(watcher.widget.getBoardSheet(try window().sheet).elements.isEmpty)
        #expect(teacher.marks == [own])
    }

    // MARK: Windows

    @Test func tellsEverybodysSceneWhatTheWindowsDo() throws {
        let recorder = EventRecorder(watcher)
        try open("slides")
        try teacher.widget.arrangeBoardWindows(.minimised)
        #expect(watcher.widget.getBoardWindowState() == .minimised)
        try open("slides")
        try teacher.widget.arrangeBoardWindows(.maximised)
        try teacher.widget.closeBoardWindow("slides")
        #expect(states(recorder) == [0, 2, 1, 2])
        let error = #expect(throws: ContextError.self) { try teacher.widget.arrangeBoardWindows(.minimised) }
        #expect(error?.code == .wrongState)
    }

    @Test(arguments: [
        WidgetSyncFrame(x: 2, y: 0, width: 0.5, height: 0.5), WidgetSyncFrame(x: 0, y: 0),
        WidgetSyncFrame(x: 0, y: -0.1, width: 0.5, height: 0.5), WidgetSyncFrame(x: .nan, width: 0.5, height: 0.5),
    ])
    func refusesAPlaceThatIsNotOnTheBoard(frame: WidgetSyncFrame) throws {
        try open("slides")
        let error = #expect(throws: ContextError.self) {
            try teacher.widget.placeBoardWindow("slides", frame: frame)
        }
        #expect(error?.code == .invalidArgument)
    }

    @Test func readsStoredWindowsAsTheyWere() throws {
        try open("slides")
        try open("paper")
        try teacher.widget.turnBoardWindow("slides", page: 1)
        try teacher.widget.closeBoardWindow("paper")
        let state = room.store.state
        let read = try JSONDecoder().decode(RoomState.self, from: try JSONEncoder().encode(state))
        #expect(read == state)
    }

    @Test func followsAnEditOfItsSeedAndKeepsWhatPeopleOpened() throws {
        let slides = BoardWindow(id: "slides", title: "Slides.pptx", pages: [.address("a"), .address("b")])
        let room = Classroom { $0.board = BoardSeed(windows: [slides]) }
        let id = try room.teacher.drawDot(sheet: try #require(room.teacher.widget.getBoardWindows().first).sheet)
        var seed = Classroom.seed
        seed.board = BoardSeed(
            windows: [BoardWindow(id: "slides", title: "Slides.pptx", pages: slides.pages, page: 1)],
            windowState: .minimised)
        room.store.apply(seed)
        let window = try #require(room.teacher.widget.getBoardWindows().first)
        #expect(window.page == 1)
        #expect(room.teacher.widget.getBoardWindowState() == .minimised)
        #expect(room.teacher.widget.getBoardSheet(window.sheet - 1).elements.map(\.id) == [id])
    }
}
