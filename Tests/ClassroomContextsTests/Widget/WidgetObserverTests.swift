import ClassroomContexts
import LiveValues
import Synchronization
import Testing

@Suite struct WidgetObserverTests {
    private let room = Classroom()

    private var widget: WidgetContext { room.teacher.widget }

    @Test(arguments: [("webView", ["webView-a", "webView-b-c"]), ("View-b", ["webView-b-c"]), ("poll", [])])
    func findsActiveWidgetsByAnyPartOfTheirIdentifier(text: String, found: [String]) throws {
        for id in ["webView-a", "webView-b-c", "streamWindow-s-1"] { try widget.setWidgetActive(id) }
        try widget.setWidgetActive("webView-gone")
        try widget.setWidgetInactive("webView-gone")
        #expect(widget.getActiveWidgetList(widgetId: text) == found)
    }

    @Test(arguments: [("s-1", true), ("s-2", false)])
    func knowsWhetherAStreamHasAWindow(stream: String, isActive: Bool) throws {
        try widget.setWidgetActive("streamWindow-s-1")
        try widget.setWidgetActive("webView-s-2")
        #expect(widget.streamWindowWidgetIsActive(of: stream) == isActive)
    }

    @Test func listsWhatIsInstalled() {
        #expect(widget.getWidgetConfigs().map(\.widgetId) == [WidgetID.board, WidgetID.webView].sorted())
    }

    @Test func tellsObserversOfOneWidgetNothingOfOthers() throws {
        let heard = Mutex<[String]>([])
        let note: @Sendable (String) -> Void = { text in heard.withLock { $0.append(text) } }
        let observations = [
            widget.addWidgetActivityObserver { note("\($0) \($1)") },
            widget.addWidgetMessageObserver(widgetId: "webView-a") { note($0.name) },
            widget.addWidgetSyncFrameObserver(widgetId: "webView-a") {
                note("x \($0?.x ?? -1) by \($1?.userUuid ?? "")")
            },
        ]
        for id in ["webView-a", "webView-b"] {
            try widget.setWidgetActive(id)
            try widget.sendMessage(WidgetMessage("close"), fromWidget: id)
            try widget.sendMessage(WidgetMessage("boardAuth"), toWidget: id)
            try widget.updateWidgetSyncFrame(WidgetSyncFrame(x: 0.5), widgetId: id)
        }
        for observation in observations { observation.cancel() }
        try widget.setWidgetInactive("webView-a")
        #expect(heard.withLock { $0 } == ["webView-a true", "close", "x 0.5 by teacher-1", "webView-b true"])
    }

    @Test(arguments: [("webView-a-b", "webView"), ("poll", "poll"), ("", "")])
    func takesWhatStandsBeforeTheHyphenForTheKindUnlessItsServiceSaysOtherwise(id: String, kind: String) {
        #expect(widget.getWidgetKind(id) == kind)
    }
}

@Suite struct FreshInstanceTests {
    @Test func keepsWhatAServerWritesForAnInstanceThatNobodyHasActivated() throws {
        let room = Classroom()
        try room.pool("student-1").widget.send(WidgetRequest("vote", to: "webView-new"))
        #expect(room.teacher.widget.getWidgetRoomProperties("webView-new")?["votes"] == 1)
        #expect(!room.teacher.widget.getWidgetActivity("webView-new"))
    }
}
