import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneModel
import SceneRendering
import Testing

@testable import ClassroomComponents

/// The board's tools and the teacher's aids.
@Suite struct ToolCollectionTests {
    private func seed(granted: [String] = [], roomType: RoomType = .small, with widgets: String...) -> RoomSeed {
        var seed = SmallClass.seed(students: 3, onStage: 1)
        seed.room.roomType = roomType
        let grants = Dictionary(granted.map { ($0, LiveValue.bool(true)) }, uniquingKeysWith: { first, _ in first })
        seed.widgets = [WidgetID.board: WidgetSeed(active: true, properties: ["grantedUsers": .object(grants)])]
        for id in widgets { seed.widgets[id] = WidgetSeed() }
        return seed
    }

    private func bench(_ seed: RoomSeed, viewer: String = "lin", popup: String? = nil) -> Bench {
        var bench = Bench(seed, viewer: viewer)
        bench.openAnchor = popup.map { "cell." + $0 }
        bench.opener = bench.openAnchor
        return bench
    }

    private func size(_ bench: Bench) throws -> LayoutSize? {
        try bench.component(ToolCollection.self).size(in: try bench.context())
    }

    private func perform(_ action: String, _ argument: String, _ bench: Bench) throws {
        try bench.component(ToolCollection.self).perform(
            ComponentAction(action, argument: argument), in: try bench.context())
    }

    // MARK: The cell

    static let viewers: [(viewer: String, granted: [String], has: Bool)] = [
        ("lin", [], true), ("s0", [], false), ("s0", ["s0"], true), ("qiu", [], false), ("qiu", ["qiu"], true),
        ("dean", ["dean"], false), ("nobody", ["s0"], false),
    ]

    @Test(arguments: viewers)
    func isThereForThoseWhoMayWrite(viewer: String, granted: [String], has: Bool) throws {
        let bench = bench(seed(granted: granted), viewer: viewer)
        #expect(try size(bench) == (has ? LayoutSize(width: 34, height: 34) : LayoutSize(width: 0, height: 0)))
        #expect(try bench.markup(of: ToolCollection.self).contains("data-opens") == has)
    }

    @Test func isAwayWhileTheBoardIsClosed() throws {
        let bench = bench(seed(granted: ["s0"]), viewer: "s0")
        try ContextPool(bench.store, localUser: "lin").widget.setWidgetInactive(WidgetID.board)
        #expect(try size(bench) == LayoutSize(width: 0, height: 0))
        #expect(
            try bench.component(ToolCollection.self).anchor(
                "tools", in: try bench.context(), size: LayoutSize(width: 34, height: 34)) == nil)
    }

    static let sizes: [(tool: String, device: Device, width: Double, height: Double)] = [
        ("clicker", .phone, 32, 32), ("clicker", .pad, 34, 34), ("rubber", .pad, 34, 34),
        ("paint", .phone, 32, 80), ("paint", .pad, 34, 80), ("text", .phone, 32, 80), ("text", .pad, 34, 80),
    ]

    @Test(arguments: sizes)
    func growsForToolsWithSettings(tool: String, device: Device, width: Double, height: Double) throws {
        var bench = bench(seed())
        bench.device = device
        try perform("choose", tool, bench)
        #expect(try size(bench) == LayoutSize(width: width, height: height))
        let settings = try bench.component(ToolCollection.self).anchor(
            "settings", in: try bench.context(), size: LayoutSize(width: width, height: height))
        #expect((settings != nil) == (height == 80))
    }

    // MARK: Tools

    static let messages: [(tool: String, message: WidgetMessage)] = [
        ("clicker", WidgetMessage("changeAssistantType", ["tool": 0])),
        ("area", WidgetMessage("changeAssistantType", ["tool": 1])),
        ("rubber", WidgetMessage("changeAssistantType", ["tool": 3])),
        (
            "paint",
            WidgetMessage("changeAssistantType", ["shape": ["type": 0, "width": 2, "color": [0, 115, 255]]])
        ),
        ("text", WidgetMessage("changeAssistantType", ["text": ["size": 36, "color": [0, 115, 255]]])),
        ("clear", WidgetMessage("clearBoard")),
        ("pre", WidgetMessage("boardStepChanged", ["pre": 1])),
        ("next", WidgetMessage("boardStepChanged", ["next": 1])),
    ]

    @Test(arguments: messages)
    func saysToTheBoardWhatIsChosen(tool: String, message: WidgetMessage) throws {
        let bench = bench(seed(), popup: "tools")
        let heard = Heard()
        let subscription = bench.pool.subscribe { heard.append($0) }
        try perform("choose", tool, bench)
        subscription.cancel()
        let sent = heard.records.compactMap { record in
            if case .onMessageReceived(let message, WidgetID.board, .toWidget) = record.event { message } else { nil }
        }
        #expect(sent == [message])
    }

    static let settings: [(action: String, argument: String, payload: LiveValue)] = [
        ("shape", "pencil", ["shape": ["type": 0, "width": 2, "color": [0, 115, 255]]]),
        ("shape", "line", ["shape": ["type": 1, "width": 2, "color": [0, 115, 255]]]),
        ("shape", "arrow", ["shape": ["type": 2, "width": 2, "color": [0, 115, 255]]]),
        ("shape", "rect", ["shape": ["type": 3, "width": 2, "color": [0, 115, 255]]]),
        ("shape", "triangle", ["shape": ["type": 4, "width": 2, "color": [0, 115, 255]]]),
        ("shape", "rhombus", ["shape": ["type": 5, "width": 2, "color": [0, 115, 255]]]),
        ("shape", "pentagram", ["shape": ["type": 6, "width": 2, "color": [0, 115, 255]]]),
        ("shape", "circle", ["shape": ["type": 7, "width": 2, "color": [0, 115, 255]]]),
        ("width", "5", ["shape": ["type": 0, "width": 5, "color": [0, 115, 255]]]),
        ("color", "red", ["shape": ["type": 0, "width": 2, "color": [208, 2, 27]]]),
    ]

    @Test(arguments: settings)
    func saysToTheBoardHowThePenWrites(action: String, argument: String, payload: LiveValue) throws {
        let bench = bench(seed(), popup: "settings")
        try perform("choose", "paint", bench)
        try perform(action, argument, bench)
        #expect(bench.pool.widget.getBoardAssistant().message.payload == payload)
    }

    @Test(arguments: [("10", 20), ("14", 28), ("18", 36), ("24", 48)])
    func sendsTwiceTheSizeOfTexts(size: String, sent: Int) throws {
        let bench = bench(seed(), popup: "settings")
        try perform("choose", "text", bench)
        try perform("size", size, bench)
        #expect(bench.pool.widget.getBoardAssistant().size == sent)
    }

    @Test(arguments: [("shape", "cube"), ("width", "6"), ("size", "11"), ("color", "mauve"), ("choose", "ruler")])
    func takesNoSettingThatItDoesNotOffer(action: String, argument: String) throws {
        let bench = bench(seed(), popup: "settings")
        let before = bench.store.lastSequence
        try perform(action, argument, bench)
        #expect(bench.store.lastSequence == before)
    }

    @Test func offersUpstreamsTwelveColours() {
        let hex = PenColor.allCases.map { color in color.parts.reduce(0) { $0 << 8 | $1 } }
        #expect(
            hex == [
                0x9B9B9B, 0x4A4A4A, 0x000000, 0xD0021B, 0xF5A623, 0xF8E71C, 0x7ED321, 0xEB47A2, 0x9013FE, 0x50E3C2,
                0x0073FF, 0xFFC8E2,
            ])
    }

    @Test func followsTheBoardsMessagesWithUndoAndRedo() throws {
        let bench = bench(seed(), popup: "tools")
        func isPossible(_ tool: BoardMainTool) throws -> Bool {
            try !bench.markup(of: ToolCollection.self).contains("icon-netlessBoard-\(tool.path)-disabledImage")
        }
        #expect(try !isPossible(.pre) && !isPossible(.next))
        try bench.pool.widget.drawOnBoard(
            BoardElement(id: "a", kind: .curve, points: [BoardPoint(x: 0, y: 0)]))
        #expect(try isPossible(.pre) && !isPossible(.next))
        try perform("choose", "pre", bench)
        #expect(try !isPossible(.pre) && isPossible(.next))
    }

    // MARK: The teacher's aids

    private static let all = [
        WidgetID.cloudDrive, WidgetID.poll, WidgetID.countdownTimer, WidgetID.popupQuiz,
    ]

    @Test(arguments: [
        (RoomType.small, all, TeachingAid.allCases),
        (.oneToOne, all, [.cloudStorage, .saveBoard, .countDown, .answerSheet]),
        (.lecture, [WidgetID.poll], [.saveBoard, .vote]), (.small, [], [.saveBoard]),
    ])
    func offersTheAidsWhoseWidgetsAreRegistered(type: RoomType, widgets: [String], aids: [TeachingAid]) throws {
        var seed = seed(roomType: type)
        for id in widgets { seed.widgets[id] = WidgetSeed() }
        #expect(TeachingAid.offered(in: try bench(seed, popup: "tools").context()) == aids)
    }

    @Test(arguments: ["qiu", "s0", "dean"])
    func offersAidsToTeachersOnly(viewer: String) throws {
        let bench = bench(seed(granted: ["qiu", "s0"], with: WidgetID.poll), viewer: viewer, popup: "tools")
        #expect(TeachingAid.offered(in: try bench.context()) == [])
        try perform("start", "vote", bench)
        #expect(!bench.pool.widget.getWidgetActivity(WidgetID.poll))
    }

    @Test(arguments: [
        ("vote", WidgetID.poll), ("countDown", WidgetID.countdownTimer), ("answerSheet", WidgetID.popupQuiz),
    ])
    func startsAnAidInTheMiddleWithoutPropertiesAndThenRaisesIt(aid: String, widget: String) throws {
        let bench = bench(seed(with: widget), popup: "tools")
        try perform("start", aid, bench)
        #expect(bench.pool.widget.getWidgetActivity(widget))
        #expect(bench.pool.widget.getWidgetRoomProperties(widget) == [:])
        #expect(bench.pool.widget.getWidgetOwner(widget) == nil)
        let frame = try #require(bench.pool.widget.getWidgetSyncFrame(widget))
        #expect((frame.x, frame.y) == (0.5, 0.5))
        let heard = Heard()
        let subscription = bench.pool.subscribe { heard.append($0) }
        try perform("start", aid, bench)
        subscription.cancel()
        #expect(heard.records.map(\.name) == ["onWidgetSyncFrameUpdated"])
        let raised = try #require(bench.pool.widget.getWidgetSyncFrame(widget))
        #expect((raised.x, raised.y) == (0.5, 0.5))
    }

    @Test func startsEachAidBesideTheOthers() throws {
        let bench = bench(seed(with: WidgetID.poll, WidgetID.countdownTimer, WidgetID.popupQuiz), popup: "tools")
        func place(_ widget: String) throws -> [Double] {
            let frame = try #require(bench.pool.widget.getWidgetSyncFrame(widget))
            return [frame.x, frame.y]
        }
        for aid in ["vote", "answerSheet", "countDown"] { try perform("start", aid, bench) }
        let places = try [WidgetID.poll, WidgetID.popupQuiz, WidgetID.countdownTimer].map(place)
        #expect(places[0] == [0.5, 0.5])
        #expect(Set(places).count == 3)
        // A place that was left is taken again.
        try bench.pool.widget.updateWidgetSyncFrame(WidgetSyncFrame(x: 1, y: 1), widgetId: WidgetID.poll)
        try bench.pool.widget.setWidgetInactive(WidgetID.countdownTimer, isRemove: true)
        try perform("start", "countDown", bench)
        #expect(try place(WidgetID.countdownTimer) == [0.5, 0.5])
    }

    static let popups: [(viewer: String, widgets: [String], height: Double)] = [
        ("s0", all, 138), ("lin", [], 192), ("lin", [WidgetID.poll, WidgetID.countdownTimer, WidgetID.popupQuiz], 192),
        ("lin", all, 234),
    ]

    @Test(arguments: popups)
    func isAsHighAsItsRows(viewer: String, widgets: [String], height: Double) throws {
        var seed = seed(granted: ["s0"])
        for id in widgets { seed.widgets[id] = WidgetSeed() }
        #expect(try size(bench(seed, viewer: viewer, popup: "tools")) == LayoutSize(width: 172, height: height))
    }

    // MARK: Changes

    @Test func leavesStudentsAloneWhoseGrantHasNotChanged() throws {
        let bench = bench(seed(granted: ["s0"]), viewer: "s0")
        let teacher = ContextPool(bench.store, localUser: "lin")
        let changes = try bench.changes(of: ToolCollection.self) {
            try teacher.widget.sendMessage(
                WidgetMessage("updateGrantedUsers", ["add": ["s1"]]), toWidget: WidgetID.board)
            try teacher.widget.sendMessage(WidgetMessage("changeAssistantType", ["tool": 3]), toWidget: WidgetID.board)
        }
        #expect(changes.allSatisfy { $0.replaced == [] })
    }
}
