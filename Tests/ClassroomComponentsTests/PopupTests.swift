import ClassroomContexts
import LiveValues
import SceneRendering
import Testing

@testable import ClassroomComponents

@Suite struct HandsListTests {
    @Test func putsAStudentOnStage() throws {
        let bench = Bench(SmallClass.seed(), viewer: "lin")
        bench.store.handsWave(HandsWave(userUuid: "s1", payload: ["userName": "Noah"]))
        #expect(try bench.markup(of: HandsList.self).contains("Noah"))
        try bench.component(HandsList.self).perform(
            ComponentAction("accept", argument: "s1"), in: try bench.context())
        #expect(bench.pool.user.isCoHost("s1"))
        #expect(try bench.markup(of: HandsList.self).contains("Nobody has a hand up"))
    }

    @Test func refusesAStudentWhoPutsSomebodyOnStage() throws {
        let bench = Bench(SmallClass.seed(), viewer: "s0")
        let list = try bench.component(HandsList.self)
        let context = try bench.context()
        #expect(throws: ContextError.self) {
            try list.perform(ComponentAction("accept", argument: "s1"), in: context)
        }
    }

    @Test func ignoresUsersWhoseHandsAreDown() throws {
        let bench = Bench(SmallClass.seed(), viewer: "lin")
        let changes = try bench.changes(of: HandsList.self) { bench.store.userLeaves("s1") }
        #expect(!changes.isEmpty && changes.allSatisfy { $0.replaced == [] })
    }
}

@Suite struct BoardTests {
    @Test(arguments: [("lin", true), ("s0", true), ("s1", false), ("dean", false)])
    func tellsWhoMayWrite(viewer: String, mayWrite: Bool) throws {
        let bench = Bench(SmallClass.seed(), viewer: viewer)
        try ContextPool(bench.store, localUser: "lin").widget.sendMessage(
            WidgetMessage("updateGrantedUsers", ["add": ["s0"]]), toWidget: WidgetID.board)
        #expect(try bench.markup(of: Board.self).contains(#"data-action="addPage""#) == mayWrite)
    }

    @Test(arguments: [("s0", ["hand", "pages", "granted", "windows"]), ("s1", [])])
    func drawsTheToolsButNotThePageForThoseWhoseGrantChanges(viewer: String, parts: [String]) throws {
        let bench = Bench(SmallClass.seed(), viewer: viewer)
        let teacher = ContextPool(bench.store, localUser: "lin")
        let changes = try bench.changes(of: Board.self) {
            try teacher.widget.sendMessage(
                WidgetMessage("updateGrantedUsers", ["add": ["s0"]]), toWidget: WidgetID.board)
        }
        let replaced = try changes.flatMap { try #require($0.replaced) }
        #expect(replaced.compactMap { $0.split(separator: "-").last.map(String.init) } == parts)
    }

    @Test func isClosedWhileTheWidgetIsInactive() throws {
        let bench = Bench(SmallClass.seed(), viewer: "lin")
        try bench.pool.widget.setWidgetInactive(WidgetID.board)
        let markup = try bench.markup(of: Board.self)
        #expect(markup.contains("is-closed") && !markup.contains("addPage"))
    }
}

@Suite struct StartClassTests {
    @Test func startsTheClassAndGoes() throws {
        let bench = Bench(SmallClass.seed(), viewer: "lin")
        #expect(try bench.markup(of: StartClass.self).contains("Start the class"))
        try bench.component(StartClass.self).perform(ComponentAction("startClass"), in: try bench.context())
        #expect(bench.pool.room.getClassInfo().state == .during)
        #expect(try bench.markup(of: StartClass.self) == "")
    }

    @Test(arguments: ["s0", "qiu", "dean", "nobody"])
    func isTheTeachersOnly(viewer: String) throws {
        #expect(try Bench(SmallClass.seed(), viewer: viewer).markup(of: StartClass.self) == "")
    }
}

@Suite struct ChatTests {
    @Test(arguments: [WidgetID.easemobIM, WidgetID.agoraChat])
    func asksForAWidgetUntilOneIsInstalled(widget: String) throws {
        var seed = SmallClass.seed()
        #expect(try Bench(seed, viewer: "lin").markup(of: Chat.self).contains("need a chat widget"))
        seed.widgets[widget] = WidgetSeed(active: true)
        #expect(try !Bench(seed, viewer: "lin").markup(of: Chat.self).contains("need a chat widget"))
    }
}
