import ClassroomContexts
import HTTPServing
import LiveValues
import PreviewTestSupport
import SceneRendering
import Synchronization
import Testing

@testable import PreviewServing

@Suite struct OpenFixtureTests {
    @Test func tellsOnceOfAComponentThatCommandsWhileItIsDrawn() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        lesson.edit("Themes/plain.yaml", "nameBoard: {", "nameBoard: { commands: true,")
        try lesson.store().studentJoins(name: "Zoë")
        lesson.time.pass(100)
        let told = page.events("log").joined()
        #expect(told.ranges(of: "onComponentFailed").count == 1)
        #expect(told.contains("nameBoard: teacher 'lin' cannot startClass"))
        #expect(try lesson.pool("lin").room.getClassInfo().state == .before)
        #expect(try lesson.page().contains("Zoë"))
    }

    @Test func tellsAnEventToThePagesOfEveryView() throws {
        let lesson = try Lesson()
        let teacher = try lesson.listen()
        let student = try lesson.listen(ViewRequest(mode: "dark", viewer: "chen"))
        _ = (teacher.events(), student.events())
        try lesson.store().studentJoins(name: "Zoë")
        for page in [teacher, student] {
            #expect(page.events().first?.data.contains("Ms. Lin, 陈小明, Zoë") == true)
        }
    }

    @Test func showsTheRoomAsItIsToPagesThatCouldNotBeToldEverything() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        let store = try lesson.store()
        let busy = store.subscribe { record in
            guard record.sequence == 1 else { return }
            for step in 1...65_600 { store.setRecording(step.isMultiple(of: 2) ? .started : .stopped) }
            store.studentJoins(name: "Zoë")
        }
        store.setClassState(.during)
        busy.cancel()
        lesson.time.pass(100)
        #expect(page.names().contains("refresh"))
        #expect(try lesson.page().contains("Ms. Lin, 陈小明, Zoë"))
        #expect(try lesson.page().contains("onEventsMissed"))
        // From here on as before.
        store.studentJoins(name: "Ada")
        #expect(page.events("patch").first?.contains("Zoë, Ada") == true)
    }

    @Test func writesNoNameAsMarkup() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        try lesson.store().studentJoins(name: "<img src=x onerror=alert(1)>")
        #expect(!page.events().contains { $0.data.contains("<img") })
        #expect(try !lesson.page().contains("<img"))
    }

    @Test func acceptsAViewerWhoCameInLater() throws {
        let lesson = try Lesson()
        let uuid = try lesson.store().studentJoins(name: "Zoë")
        #expect(lesson.session.resolve(ViewRequest(viewer: uuid))?.view.viewer == uuid)
    }

    @Test func losesNoLineOfTheLogOfAViewThatIsMadeBetweenTwoEvents() throws {
        let session = try Lesson().session
        let resolved = try #require(session.resolve(ViewRequest()))
        let made = Mutex<(view: LiveView, page: Listening)?>(nil)
        let fixture = OpenFixture(
            resolved.fixture, at: Timestamp(milliseconds: 0), countingFrom: 0,
            queue: ManualQueue().queue
        ) { fixture, record, line in
            made.withLock { made in
                if let made { return made.view.receive(record, line) }
                // The store is further by now than what has been told.
                let view = LiveView(
                    resolved.view, fixture: fixture, project: session.project, drawnFrom: session.project,
                    editor: session.editor, startID: 1, events: EventBudget())
                view.wakeUp()
                made = (view, Listening(view.open(after: 1)))
            }
        }
        try #require(fixture.store as? RoomStore).studentJoins(name: "Zoë")
        let (view, page) = try #require(made.withLock { $0 })
        #expect(fixture.log(upTo: .max).count == 2)
        #expect(page.events().contains { $0.name == "log" && $0.data.contains("onStreamJoined") })
        let whole = String(decoding: view.page(notes: [], frame: session.frame).array, as: UTF8.self)
        #expect(whole.contains("onRemoteUserJoined") && whole.contains("onStreamJoined"))
    }
}
