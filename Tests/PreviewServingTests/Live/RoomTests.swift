import ContextModel
import SceneRendering
import Synchronization
import Testing

@testable import PreviewServing

@Suite struct RoomTests {
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
        try #require(lesson.session.view(ViewRequest())).room.store.studentJoins(name: "Zoë")
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
        try #require(lesson.session.view(ViewRequest())).room.store.studentJoins(name: "<img src=x onerror=alert(1)>")
        #expect(!page.events().contains { $0.data.contains("<img") })
        #expect(try !lesson.page().contains("<img"))
    }

    @Test func changesOnlyThePartOfThePanelThatShowsTheEvent() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        _ = page.events()
        try #require(lesson.session.view(ViewRequest())).room.store.setRecording(.started)
        let patch = try #require(page.events().first { $0.name == "patch" }?.data)
        #expect(patch.contains("d-room-recording"))
        #expect(!patch.contains("d-room-class"))
    }

    @Test func acceptsAViewerWhoCameInLater() throws {
        let lesson = try Lesson()
        let uuid = try #require(lesson.session.view(ViewRequest())).room.store.studentJoins(name: "Zoë")
        #expect(lesson.session.resolve(ViewRequest(viewer: uuid))?.view.viewer == uuid)
    }

    @Test func saysToAViewerWhatHappensToThem() throws {
        let lesson = try Lesson()
        let teacher = try lesson.listen()
        let student = try lesson.listen(ViewRequest(viewer: "chen"))
        try #require(lesson.session.view(ViewRequest())).room.store.setOnStage("chen", true)
        #expect(student.events().contains { $0.name == "toast" && $0.data.contains("You are on stage now") })
        #expect(!teacher.names().contains("toast"))
    }

    @Test func losesNoLineOfTheLogOfAViewThatIsMadeBetweenTwoEvents() throws {
        let session = try Lesson().session
        let resolved = try #require(session.resolve(ViewRequest()))
        let made = Mutex<(view: LiveView, page: Listening)?>(nil)
        let room = PreviewRoom(
            resolved.room, at: Timestamp(milliseconds: 0), queue: ManualQueue().queue
        ) { room, record, line in
            made.withLock { made in
                if let made { return made.view.receive(record, line) }
                // The store is further by now than what has been told.
                let view = LiveView(
                    resolved.view, room: room, project: session.project, drawnFrom: session.project,
                    editor: session.editor, startID: 1)
                view.catchUp()
                made = (view, Listening(view.open(after: 1)))
            }
        }
        room.store.studentJoins(name: "Zoë")
        let (view, page) = try #require(made.withLock { $0 })
        #expect(room.log(upTo: .max).count == 2)
        #expect(page.events().contains { $0.name == "log" && $0.data.contains("onStreamJoined") })
        let whole = String(decoding: view.page(notes: [], frame: session.frame).array, as: UTF8.self)
        #expect(whole.contains("onRemoteUserJoined") && whole.contains("onStreamJoined"))
    }

    @Test func asksAViewerWhoIsRemovedToAnswerAndThenShowsTheExit() throws {
        let lesson = try Lesson()
        let viewer = ViewRequest(viewer: "chen")
        let student = try lesson.listen(viewer)
        _ = student.events()
        let view = try #require(lesson.session.view(ViewRequest()))
        try view.pool.user.kickOutUser(userUuid: "chen", forever: true)
        let events = student.events()
        let names = events.map(\.name)
        let alert = try #require(names.firstIndex(of: "alert"))
        #expect(try alert < #require(names.firstIndex(of: "refresh")))
        #expect(events[alert].data.contains("You have been removed from the classroom"))
        #expect(!names.contains("toast"))
        #expect(try lesson.page(viewer).contains("陈小明 was removed from the classroom"))
        #expect(try !lesson.page(viewer).contains("c-nameBoard\""))
        #expect(view.pool.user.getUserInfo("chen") == nil)
    }

    @Test func showsTheExitToAViewerWhoLeftUntilTheyComeBack() throws {
        let lesson = try Lesson()
        let store = try #require(lesson.session.view(ViewRequest())).room.store
        let viewer = ViewRequest(viewer: store.studentJoins(name: "Zoë"))
        store.userLeaves("student-2")
        #expect(try lesson.page(viewer).contains("Zoë left the classroom"))
        try ContextPool(store, localUser: "student-2").room.joinRoom()
        #expect(try lesson.page(viewer).contains("id=\"c-nameBoard\""))
    }

    @Test(arguments: [(StreamType.both, ["fcr_stream_stop_video"]), (.none, ["fcr_stream_start_audio"]), (.audio, [])])
    func namesThePrivilegesThatAnUpdateChanges(before: StreamType, keys: [String]) {
        let owner = UserInfo(userUuid: "chen", userName: "陈小明", userRole: .student)
        let privileges = StreamPrivileges([StreamInfo(streamUuid: "s", streamType: before, owner: owner)])
        let now = StreamInfo(streamUuid: "s", streamType: .audio, owner: owner)
        #expect(privileges.changes(to: now).map(\.key) == keys)
    }
}
