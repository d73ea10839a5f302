public import ConfigSchema
public import LiveValues
public import PreviewServing
public import SceneModel
public import SceneRendering
public import SourceDiagnostics
public import ThemeModel

/// A board with notices, seen by its janitor and by visitors.
public struct NoticeBoardKind: PreviewKind {
    /// A kind without options.
    public init() {}

    /// The user who may change the board.
    static let janitor = "janitor"

    /// Anybody else.
    static let visitor = "visitor"

    /// What messages call the kind.
    public var name: String { "noticeBoard" }

    /// What `type:` of a scene says, and `new scene --type` takes.
    public var types: [EnumerationCase] { [EnumerationCase("noticeBoard", "Notices on a board.")] }

    /// One screen on a wall.
    public var devices: [Device] {
        [Device(name: "wall", width: 800, height: 600, deviceClass: DeviceClass("wall"))]
    }

    /// Who changes the board, and who reads it.
    public var audiences: [EnumerationCase] {
        [EnumerationCase(Self.janitor, "Changes the board."), EnumerationCase(Self.visitor, "Reads it.")]
    }

    /// What hangs at the start.
    public func fixtureSections(for catalog: ConfigCatalog) -> [PropertySpec] {
        [PropertySpec("notices", .list(of: .string, count: 0...100), "What hangs on the board at the start.")]
    }

    /// A notice that hangs twice.
    public var rules: [Rule] { [Self.duplicate] }

    static let duplicate = Rule(
        "notices.duplicate", .warning, "A notice hangs twice.", explanation: "One of them is enough.",
        wrong: RuleExample(path: "Scenes/contexts/example.yaml", "notices: [Lost key, ↓Lost key]\n"),
        right: RuleExample(path: "Scenes/contexts/example.yaml", "notices: [Lost key, Found key]\n"))

    /// Tells of notices that hang twice.
    public func checkFixture(_ fixture: RecordValue, _ catalog: ConfigCatalog, _ findings: inout [Diagnostic]) {
        var seen: Set<String> = []
        for item in fixture["notices"]?.items ?? [] {
            guard let text = item.stringValue, !seen.insert(text).inserted else { continue }
            findings.append(Diagnostic(Self.duplicate, at: item.range, "'\(text)' hangs on the board already"))
        }
    }

    /// A cork board and a theme for it.
    public var startingFiles: StartingFiles? { .noticeBoard }

    /// Lines about a board that `new scene lobby` has made.
    public var commandExamples: [CommandExample] {
        [
            CommandExample("layout lobby --device wall", "Prints where the notices hang."),
            CommandExample("explain lobby noticeList.noticeColor", "Tells where the colour of the paper comes from."),
            CommandExample("render lobby --user visitor -o lobby.html", "Writes the board as visitors see it."),
        ]
    }

    // MARK: What is live

    /// The same two for every fixture: a fixture of notices names no users.
    public func viewers(in fixture: RecordValue) -> [String]? { [Self.janitor, Self.visitor] }

    /// A board with the fixture's notices, or an empty one.
    public func open(_ scene: Scene, at time: Timestamp, clock: (any LiveClock)?) -> any LiveStore {
        NoticeStore(
            texts(of: scene), clock: clock ?? scene.fixture?.clock.map { OffsetClock(startingAt: $0) } ?? SystemClock())
    }

    /// Takes an edited fixture in.
    public func update(_ store: any LiveStore, to scene: Scene, openedAt time: Timestamp) {
        (store as? NoticeStore)?.update(texts(of: scene))
    }

    private func texts(of scene: Scene) -> [String] {
        (scene.fixture?.record["notices"]?.items ?? []).compactMap(\.stringValue)
    }

    /// The janitor is one, everybody else a visitor.
    public func audience(of viewer: String, in store: any LiveStore) -> String {
        viewer == Self.janitor ? Self.janitor : Self.visitor
    }

    /// Whether it is one of the two who are always there: nobody comes later.
    public func knows(_ viewer: String, in store: any LiveStore) -> Bool {
        [Self.janitor, Self.visitor].contains(viewer)
    }

    // MARK: Pictures

    /// All that can stand in a scene of this kind.
    public var components: [any Component.Type] { [NoticeList.self] }

    /// The words of the list.
    public var strings: StringTable {
        StringTable(
            [
                "notices_empty": ["en": "Nothing to tell.", "zh-Hans": "暂无通知"],
                "notices_remove": ["en": "Take down", "zh-Hans": "取下"],
            ], locales: ["en", "zh-Hans"])
    }

    /// A visitor's or the janitor's look at the board.
    public func client(
        of viewer: String, reading locale: String, in store: any LiveStore,
        later: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
    ) -> any ViewerClient {
        BoardClient(seat: BoardSeat(store: store as? NoticeStore, viewer: viewer))
    }

    // MARK: The preview

    /// Completes sentences of the preview, such as "nobody is called 'lin' in this board".
    public var place: String { "board" }

    /// A notice that came or went.
    public func sentence(of record: ChangeRecord, in store: any LiveStore) -> LogSentence {
        switch record.payload as? NoticeFact {
        case .posted(let notice):
            LogSentence(
                LiveText(english: "Posted: \(notice.text)", chinese: "发布：\(notice.text)"), values: LiveText(notice.id))
        case .removed(let id):
            LogSentence(LiveText(english: "A notice was taken down", chinese: "取下了一条通知"), values: LiveText(id))
        case nil: LogSentence(LiveText(record.name))
        }
    }

    /// The panel beside the board.
    public func session(
        of viewer: String, reading locale: String, in store: any LiveStore, on queue: WorkQueue
    ) -> any ViewerSession {
        BoardSession(seat: BoardSeat(store: store as? NoticeStore, viewer: viewer))
    }
}

/// A board and who looks at it: what components see.
struct BoardSeat: Sendable {
    /// Nil in a scene that is no board.
    let store: NoticeStore?
    let viewer: String

    var isJanitor: Bool { viewer == NoticeBoardKind.janitor }
}

private struct BoardClient: ViewerClient {
    let seat: BoardSeat

    func environment(for id: String) -> any Sendable { seat }
}

extension RenderContext {
    /// The board that a component of ours hangs on.
    var board: BoardSeat { environment as? BoardSeat ?? BoardSeat(store: nil, viewer: "") }
}
