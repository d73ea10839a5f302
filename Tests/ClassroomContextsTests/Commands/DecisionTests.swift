import ClassroomContexts
import LiveValues
import Testing

/// What a decision says, and what it leaves alone.
@Suite struct DecisionTests {
    private let state = RoomState(Classroom.seed, at: Timestamp(milliseconds: 0))
    private let rules = RoomRules(widgetService: LocalWidgetService([WidgetID.webView: Hasty()]))
    private let time = Timestamp(milliseconds: 5)

    /// Changes something, and refuses afterwards.
    private struct Hasty: WidgetRequestHandler {
        func handle(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
            ledger.updateRoomProperties(["calls": 1])
            ledger.serverProperties["calls"] = 1
            throw ledger.unknownRequest(request)
        }
    }

    @Test func tellsWhatWouldHappenWithoutDoingIt() throws {
        let before = state
        let facts = try rules.decide(
            .addCoHost(AddCoHost(userUuid: "student-2")), by: .user("teacher-1"), at: time, in: state)
        #expect(facts.map(\.event?.name) == ["onCoHostUserListAdded"])
        #expect(facts.map(\.time) == [time])
        #expect(state == before)
    }

    @Test func refusesAsTheTableSays() {
        let error = #expect(throws: ContextError.self) {
            try rules.decide(.startClass(StartClass()), by: .user("student-1"), at: time, in: state)
        }
        #expect(error?.code == .notPermitted)
    }

    @Test func keepsTheRoomsOwnCommandsFromUsers() {
        let error = #expect(throws: ContextError.self) {
            try rules.decide(.closeRoom(CloseRoom()), by: .user("teacher-1"), at: time, in: state)
        }
        #expect(error?.description == "teacher 'teacher-1' cannot closeRoom: only the room itself may")
    }

    @Test func keepsUsersCommandsFromTheRoomItself() {
        let error = #expect(throws: ContextError.self) {
            try rules.decide(.startClass(StartClass()), by: .server, at: time, in: state)
        }
        #expect(error?.code == .notPermitted)
    }

    @Test func keepsToItselfWhatNobodyIsTold() throws {
        let facts = try rules.decide(.addBoardPage(AddBoardPage()), by: .user("teacher-1"), at: time, in: state)
        #expect(facts.map(\.audience) == [.nobody, .everyone])
        #expect(facts.first?.event == nil)
    }

    @Test func takesBackWhatAWidgetsServerChangedBeforeItRefused() throws {
        let store = RoomStore(seed: Classroom.seed, widgetService: LocalWidgetService([WidgetID.webView: Hasty()]))
        let recorder = EventRecorder(store)
        let before = store.state
        #expect(throws: ContextError.self) {
            try ContextPool(store, localUser: "student-1").widget.send(WidgetRequest("x", to: WidgetID.webView))
        }
        #expect(store.state == before)
        #expect(store.history.lastSequence == 0)
        #expect(recorder.records.isEmpty)
    }

    @Test func turnsTheCarouselTheSameWayForTheSameChance() throws {
        var state = state
        let start = StartCoHostCarousel(interval: .seconds(1), count: 1, type: .random, condition: .none)
        let started = try rules.decide(.startCoHostCarousel(start), by: .user("teacher-1"), at: time, in: state)
        for fact in started { state.evolve(fact) }
        let carousel = state
        func facts(_ chance: Int) throws -> [RoomFact] {
            let turn = RoomCommand.turnCarousel(TurnCarousel(chance: .init(chance)))
            return try rules.decide(turn, by: .server, at: time, in: carousel)
        }
        let turns = try (0..<20).map(facts)
        #expect(try (0..<20).map(facts) == turns)
        #expect(turns.contains { $0 != turns[0] })
    }
}
