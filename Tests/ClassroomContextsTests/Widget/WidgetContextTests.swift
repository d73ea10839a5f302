import ClassroomContexts
import LiveValues
import Testing

@Suite struct WidgetContextTests {
    let frame = WidgetSyncFrame(x: 0.5, y: 0.5, width: 0.25, height: 0.25)

    @Test func activatesAWidgetWithItsPropertiesAndPlace() throws {
        let room = Classroom()
        let recorder = EventRecorder(room.store)
        try room.teacher.widget.setWidgetActive(
            "streamWindow-s-1", ownerUuid: "student-1", roomProperties: ["zIndex": 3], syncFrame: frame)
        let teacher = room.user("teacher-1")
        #expect(
            recorder.events == [
                .onWidgetActive("streamWindow-s-1"),
                .onWidgetRoomPropertiesUpdated(
                    ["zIndex": 3], widget: "streamWindow-s-1", cause: nil, operator: teacher),
                .onWidgetSyncFrameUpdated(frame, widget: "streamWindow-s-1", operator: teacher),
            ])
        #expect(room.teacher.widget.getWidgetActivity("streamWindow-s-1"))
        #expect(room.teacher.widget.getAllWidgetActivity()["webView"] == false)
        #expect(room.teacher.widget.getWidgetOwner("streamWindow-s-1") == "student-1")
    }

    @Test func endsTheActivityWhenTheBoundOwnerLeaves() throws {
        let room = Classroom()
        try room.teacher.widget.setWidgetActive("streamWindow-s-2", ownerUuid: "student-2")
        try room.teacher.widget.setWidgetActive("poll")
        let recorder = EventRecorder(room.store)
        room.store.userLeaves("student-2")
        #expect(recorder.events.contains(.onWidgetInactive("streamWindow-s-2")))
        #expect(!room.teacher.widget.getWidgetActivity("streamWindow-s-2"))
        #expect(room.teacher.widget.getWidgetActivity("poll"))
    }

    @Test func followsTheNewOwnerAfterAnother() throws {
        let room = Classroom()
        try room.teacher.widget.setWidgetActive("webView-1", ownerUuid: "student-2")
        try room.teacher.widget.setWidgetActive("webView-1", ownerUuid: "student-3")
        room.store.userLeaves("student-2")
        #expect(room.teacher.widget.getWidgetActivity("webView-1"))
        room.store.userLeaves("student-3")
        #expect(!room.teacher.widget.getWidgetActivity("webView-1"))
    }

    @Test func keepsPropertiesAndPlaceUnlessRemoved() throws {
        let room = Classroom()
        let widget = room.teacher.widget
        try widget.setWidgetActive("webView-1", roomProperties: ["url": "a"], syncFrame: frame)
        try widget.setWidgetInactive("webView-1")
        #expect(widget.getWidgetRoomProperties("webView-1") == ["url": "a"])
        #expect(widget.getWidgetSyncFrame("webView-1") == frame)
        let recorder = EventRecorder(room.store)
        try widget.setWidgetInactive("webView-1", isRemove: true)
        #expect(recorder.names == ["onWidgetRoomPropertiesDeleted", "onWidgetSyncFrameUpdated"])
        #expect(widget.getWidgetRoomProperties("webView-1") == nil)
    }

    @Test func knowsWhatIsInstalledIncludingInstances() {
        let room = Classroom { $0.widgets["easemobIM"] = WidgetSeed(extraInfo: ["avatarUrl": "a"]) }
        let widget = room.teacher.widget
        #expect(widget.getWidgetConfig("easemobIM")?.extraInfo == ["avatarUrl": "a"])
        #expect(widget.getWidgetConfig("webView-7")?.widgetId == "webView-7")
        #expect(widget.getWidgetConfig("watermark") == nil)
    }

    @Test func movesAWidgetForEverybodyOnce() throws {
        let room = Classroom()
        let recorder = EventRecorder(room.pool("student-3"))
        try room.pool("student-1").widget.updateWidgetSyncFrame(frame, widgetId: "webView")
        try room.teacher.widget.updateWidgetSyncFrame(frame, widgetId: "webView")
        #expect(
            recorder.events == [
                .onWidgetSyncFrameUpdated(frame, widget: "webView", operator: room.user("student-1"))
            ])
    }

    @Test func keepsAGrantedStudentToWebViews() throws {
        let room = Classroom()
        let error = #expect(throws: ContextError.self) {
            try room.pool("student-1").widget.setWidgetInactive(WidgetID.board)
        }
        #expect(error?.code == .notPermitted)
        #expect(room.teacher.widget.getWidgetActivity(WidgetID.board))
    }

    @Test func tellsOnlyWhatAnUpdateChanges() throws {
        let room = Classroom {
            $0.widgets["poll"] = WidgetSeed(properties: ["state": 1, "details": ["0": ["num": 2]]])
        }
        let recorder = EventRecorder(room.store)
        try room.teacher.widget.updateWidgetRoomProperties(["state": 1, "details.0.num": 3], widgetId: "poll")
        try room.teacher.widget.updateWidgetRoomProperties(["state": 1, "details.0.num": 3], widgetId: "poll")
        try room.teacher.widget.updateWidgetUserProperties(["choice": 1, "at": 5], widgetId: "poll")
        try room.teacher.widget.updateWidgetUserProperties(["choice": 1, "at": 6], widgetId: "poll")
        let teacher = room.user("teacher-1")
        #expect(
            recorder.events == [
                .onWidgetRoomPropertiesUpdated(["details.0.num": 3], widget: "poll", cause: nil, operator: teacher),
                .onWidgetUserPropertiesUpdated(
                    ["choice": 1, "at": 5], userUuid: "teacher-1", widget: "poll", cause: nil, operator: teacher),
                .onWidgetUserPropertiesUpdated(
                    ["at": 6], userUuid: "teacher-1", widget: "poll", cause: nil, operator: teacher),
            ])
    }

    @Test func keepsTheLastOfTwoWritesToOneProperty() throws {
        let room = Classroom { $0.widgets["poll"] = WidgetSeed(properties: ["title": "Ice"]) }
        let recorder = EventRecorder(room.store)
        try room.teacher.widget.updateWidgetRoomProperties(["title": "Wood"], widgetId: "poll")
        try room.pool("assistant-1").widget.updateWidgetRoomProperties(["title": "Rubber"], widgetId: "poll")
        #expect(room.teacher.widget.getWidgetRoomProperties("poll") == ["title": "Rubber"])
        #expect(
            recorder.events == [
                .onWidgetRoomPropertiesUpdated(
                    ["title": "Wood"], widget: "poll", cause: nil, operator: room.user("teacher-1")),
                .onWidgetRoomPropertiesUpdated(
                    ["title": "Rubber"], widget: "poll", cause: nil, operator: room.user("assistant-1")),
            ])
    }

    @Test func keepsEachUsersOwnProperties() throws {
        let room = Classroom { $0.widgets["poll"] = WidgetSeed(userProperties: ["student-2": ["choice": 1]]) }
        let recorder = EventRecorder(room.store)
        try room.pool("student-1").widget.updateWidgetUserProperties(["choice": 2], widgetId: "poll")
        try room.pool("student-2").widget.deleteWidgetUserProperties(["choice"], widgetId: "poll")
        #expect(room.pool("student-1").widget.getWidgetUserProperties("poll") == ["choice": 2])
        #expect(room.pool("student-2").widget.getWidgetUserProperties("poll") == [:])
        #expect(recorder.names == ["onWidgetUserPropertiesUpdated", "onWidgetUserPropertiesDeleted"])
        #expect(recorder.records.map(\.concernedUsers) == [["student-1"], ["student-2"]])
    }

    @Test func passesMessagesOnlyWithinTheSendersMachine() throws {
        let room = Classroom()
        let (own, other) = (EventRecorder(room.pool("observer-1")), EventRecorder(room.teacher))
        let widget = room.pool("observer-1").widget
        try widget.sendMessage(text: "hideSubmit", toWidget: "webView")
        try widget.sendMessage(WidgetMessage("close"), fromWidget: "webView-1")
        #expect(
            own.events == [
                .onMessageReceived(WidgetMessage(text: "hideSubmit"), widget: "webView", direction: .toWidget),
                .onMessageReceived(WidgetMessage("close"), widget: "webView-1", direction: .toHost),
            ])
        #expect(other.events.isEmpty)
    }

    @Test func refusesWidgetsThatAreNotThere() {
        let widget = Classroom().teacher.widget
        func code(_ body: () throws(ContextError) -> Void) -> ContextError.Code? {
            do throws(ContextError) { try body() } catch { return error.code }
            return nil
        }
        #expect(code { () throws(ContextError) in try widget.setWidgetInactive("x") } == .unknownWidget)
        #expect(code { () throws(ContextError) in try widget.sendMessage(text: "a", toWidget: "x") } == .unknownWidget)
        #expect(code { () throws(ContextError) in try widget.setWidgetActive("y", ownerUuid: "x") } == .unknownUser)
        #expect(!widget.getWidgetActivity("y"))
    }

    @Test func notesDownWhatAWidgetSaysForThoseWhoDevelopIt() {
        let room = Classroom()
        let recorder = EventRecorder(room.pool("student-1"))
        room.pool("student-1").widget.log(String(repeating: "é", count: 600), ofWidget: WidgetID.poll)
        let line = String(repeating: "é", count: 500) + "…"
        #expect(recorder.events == [.onWidgetLogged(line, widget: WidgetID.poll, viewer: room.user("student-1"))])
    }
}
