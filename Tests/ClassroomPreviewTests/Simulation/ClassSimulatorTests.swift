import ClassroomContexts
import HTTPServing
import LiveValues
import PreviewTestSupport
import SceneRendering
import Testing

@testable import ClassroomPreview
@testable import PreviewServing

@Suite struct ClassSimulatorTests {
    private func room(active: Bool = true, open: LiveValue? = true) -> RoomStore {
        RoomStore(
            seed: RoomSeed(
                users: [
                    UserSeed(uuid: "lin", name: "Ms. Lin", role: .teacher),
                    UserSeed(uuid: "chen", name: "陈小明", role: .student),
                ],
                widgets: ["question": WidgetSeed(active: active, properties: open.map { ["open": $0] } ?? [:])]),
            clock: ManualClock(), widgetService: LocalWidgetService(["question": Question.Answers()]))
    }

    private func simulator(_ store: RoomStore) -> ClassSimulator {
        ClassSimulator(store: store, widgets: [Question.self])
    }

    /// Lets a class answer.
    private func answer(_ store: RoomStore, students: Int = 30, seed: UInt64 = 1) throws {
        let time = ManualQueue()
        try simulator(store).answer(students: students, seed: seed, within: 0, on: time.queue)
        time.pass(0)
    }

    private func numbers(_ store: RoomStore, students: Int = 30) -> [Int?] {
        let widget = ContextPool(store, localUser: "lin").widget
        return (1...students).map {
            widget.getWidgetUserProperties("question", of: SimulatedStudent.uuid($0))["number"]?.integerValue
        }
    }

    private func students(_ store: RoomStore) -> Int {
        ContextPool(store, localUser: "lin").user.getUserCount(role: .student)
    }

    @Test func bringsInTheMissingStudentsAndLetsEachAnswerOnce() throws {
        let store = room()
        try answer(store, students: 20)
        #expect(students(store) == 21)
        try answer(store, students: 30)
        #expect(students(store) == 31)
        #expect(numbers(store).allSatisfy { $0 != nil })
        #expect(ContextPool(store, localUser: "chen").widget.getWidgetUserProperties("question") == [:])
    }

    @Test func answersTheSameForTheSameSeedWhoeverElseIsThere() throws {
        let (whole, part, other) = (room(), room(), room())
        try answer(whole, students: 30, seed: 7)
        try answer(part, students: 10, seed: 7)
        try answer(part, students: 30, seed: 7)
        try answer(other, students: 30, seed: 8)
        #expect(numbers(whole) == numbers(part))
        #expect(numbers(whole) != numbers(other))
    }

    static let silent: [(active: Bool, open: LiveValue?)] = [
        (false, true), (true, false), (true, nil), (true, "yes"),
    ]

    @Test(arguments: silent)
    func bringsNobodyInWhereNothingIsAsked(active: Bool, open: LiveValue?) {
        let store = room(active: active, open: open)
        #expect(throws: ClassSimulator.Refusal.nothingAsked) { try answer(store) }
        #expect(students(store) == 1)
    }

    @Test(arguments: silent + [(true, true)])
    func namesOnlyWhatCanBeAnsweredNow(active: Bool, open: LiveValue?) {
        let pool = ContextPool(room(active: active, open: open), localUser: "lin")
        let status = HTMLRenderer.render(RoomPanel(pool: pool, widgets: [Question.self]).classNode)
        let isOpen = active && open == true
        #expect(status.matches(of: #/ disabled>/#).count == (isOpen ? 0 : 2))
        #expect(status.contains("question") == isOpen)
        #expect(status.contains("Nothing to answer") == !isOpen)
    }

    @Test func tellsOpenPagesWhenAQuestionOpensAndCloses() throws {
        let lesson = try Lesson(widgets: ["question: { active: true, properties: { open: false } }"])
        let page = try lesson.listen()
        let widget = try lesson.pool("lin").widget
        func statuses() -> [Bool] {
            lesson.time.pass(100)
            return page.events("patch").filter { $0.contains("d-class-status") }.map { $0.contains("question") }
        }
        for isOpen in [true, false, true] {
            try widget.updateWidgetRoomProperties(["open": .bool(isOpen)], widgetId: "question")
            #expect(statuses() == [isOpen])
        }
        // Whatever else changes in it says nothing about that.
        try widget.updateWidgetRoomProperties(["votes": 1], widgetId: "question")
        #expect(statuses().isEmpty)
        try widget.setWidgetInactive("question")
        #expect(statuses() == [false])
    }

    @Test func saysWhenAllHaveAnswered() throws {
        let store = room()
        try answer(store)
        #expect(throws: ClassSimulator.Refusal.allAnswered) { try answer(store) }
    }

    @Test func takesNoHarmFromAQuestionThatIsClosedMeanwhile() throws {
        let store = room()
        let time = ManualQueue()
        try simulator(store).answer(students: 3, seed: 1, within: 0, on: time.queue)
        try ContextPool(store, localUser: "lin").widget.updateWidgetRoomProperties(
            ["open": false], widgetId: "question")
        #expect(time.pass(0) == 3)
        #expect(numbers(store, students: 3) == [nil, nil, nil])
    }

    @Test func answersOneAfterTheOtherWithinTheTimeThatItIsGiven() throws {
        let (store, other) = (room(), room())
        let (time, moment) = (ManualQueue(), ManualQueue())
        try simulator(store).answer(students: 30, seed: 1, within: 5, on: time.queue)
        try simulator(other).answer(students: 30, seed: 1, within: 0, on: moment.queue)
        time.pass(2500)
        let half = numbers(store).compactMap(\.self).count
        #expect((5...25).contains(half))
        time.pass(2500)
        moment.pass(0)
        #expect(numbers(store) == numbers(other))
    }

    @Test func namesEverybodyDifferently() {
        let names = (1...ClassSimulator.maxStudents).map(SimulatedStudent.name)
        #expect(Set(names).count == names.count)
    }

    // MARK: The route

    private func post(_ answers: String, _ lesson: Lesson) -> HTTPReply {
        let body = #"{"view":{},"classAnswers":{\#(answers)}}"#
        return SimulateRoute(session: lesson.session).reply(
            to: HTTPRequest(method: .post, path: "/simulate", body: Array(body.utf8)))
    }

    @Test(arguments: [
        #""students":0,"seed":1,"seconds":0"#, #""students":201,"seed":1,"seconds":0"#,
        #""students":"many","seed":1,"seconds":0"#, #""students":1e20,"seed":1,"seconds":0"#,
        #""students":30,"seed":-1,"seconds":0"#, #""students":30,"seed":1.5,"seconds":0"#,
        #""students":30,"seed":1,"seconds":-1"#, #""students":30,"seed":1,"seconds":9223372036854775807"#,
        #""students":30,"seed":1"#,
    ])
    func refusesNumbersThatMakeNoClass(answers: String) throws {
        #expect(post(answers, try Lesson()).status == .badRequest)
    }

    @Test(arguments: [
        #""students":30,"seed":1,"seconds":5"#, #""students":200,"seed":18446744073709551615,"seconds":0"#,
    ])
    func saysThatNothingIsAsked(answers: String) throws {
        let reply = post(answers, try Lesson())
        #expect(reply.status == .conflict)
        guard case .bytes(let bytes) = reply.body else { return }
        #expect(String(decoding: bytes.array, as: UTF8.self).contains("Nothing is asked"))
    }
}
