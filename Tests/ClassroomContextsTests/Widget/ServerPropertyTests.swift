import ClassroomContexts
import LiveValues
import Testing

/// What a widget's server keeps to itself.
@Suite struct ServerPropertyTests {
    /// Keeps the number of calls to itself.
    private struct Counting: WidgetRequestHandler {
        func handle(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
            let calls = ledger.serverProperties["calls"]?.integerValue ?? 0
            ledger.serverProperties["calls"] = .integer(calls + 1)
        }
    }

    private let store = RoomStore(
        seed: {
            var seed = Classroom.seed
            seed.widgets["tally"] = WidgetSeed(active: true, properties: ["calls": 7])
            return seed
        }(), widgetService: LocalWidgetService(["tally": Counting()]))

    private func pool(_ uuid: String) -> ContextPool { ContextPool(store, localUser: uuid) }

    private func call() throws {
        try pool("student-1").widget.send(WidgetRequest("call", to: "tally"))
    }

    @Test func lastFromOneRequestToTheNextWithoutAnEvent() throws {
        let recorder = EventRecorder(store)
        try call()
        try call()
        #expect(pool("teacher-1").widget.getWidgetServerProperties("tally") == ["calls": 2])
        #expect(pool("teacher-1").widget.getWidgetRoomProperties("tally") == ["calls": 7])
        #expect(recorder.events.isEmpty)
    }

    @Test(arguments: [
        ("teacher-1", true), ("assistant-1", true), ("student-1", false), ("observer-1", false), ("nobody", false),
    ])
    func areToldOnlyToThoseWhoLead(user: String, isTold: Bool) throws {
        try call()
        #expect(pool(user).widget.getWidgetServerProperties("tally").isEmpty != isTold)
    }

    @Test func goWithTheWidget() throws {
        try call()
        try pool("teacher-1").widget.setWidgetInactive("tally")
        #expect(pool("teacher-1").widget.getWidgetServerProperties("tally") == ["calls": 1])
        try pool("teacher-1").widget.setWidgetInactive("tally", isRemove: true)
        #expect(pool("teacher-1").widget.getWidgetServerProperties("tally").isEmpty)
    }
}
