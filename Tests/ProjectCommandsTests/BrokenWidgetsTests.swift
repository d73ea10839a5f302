import SceneModel
import SourceDiagnostics
import TestSupport
import Testing

@testable import ProjectCommands

/// Fixtures and scenes with one fault in a widget each, against the limits of the built-in widgets.
@Suite struct BrokenWidgetsTests {
    // MARK: Fixtures

    @Test(arguments: fixtures)
    func reportsTheFaultOfAFixtureAtItsPlace(_ marked: String, _ rule: String) throws {
        let marked = MarkedText(Self.users + marked)
        let found = try findings(["Scenes/contexts/room.yaml": marked.text])
        #expect(found == ["Scenes/contexts/room.yaml:\(place(marked)) \(rule)"])
    }

    @Test(arguments: sound)
    func acceptsWhatKeepsTheLimits(_ fixture: String) throws {
        #expect(try findings(["Scenes/contexts/room.yaml": Self.users + fixture]) == [])
    }

    // MARK: Scenes

    @Test(arguments: scenes)
    func reportsTheFaultOfASceneAtItsPlace(_ marked: String, _ rule: String) throws {
        let marked = MarkedText("scene: room\ntheme: base\n" + marked)
        let found = try findings(["Scenes/room.yaml": marked.text])
        #expect(found == ["Scenes/room.yaml:\(place(marked)) \(rule)"])
    }

    @Test func letsTheClassToolsStandOverTheBoard() throws {
        let scene = """
            scene: room
            theme: base
            compose:
              - netlessBoard: { id: board, left: 10, right: 20, top: 30, bottom: 40 }
              - classTools: {}
            widgets:
              poll: { active: true }
            """
        #expect(try findings(["Scenes/room.yaml": scene]) == [])
    }

    @Test func namesTheNearestProperty() throws {
        let fixture = Self.users + Self.poll("pollDetials: {}")
        let workspace = try workspace(["Scenes/contexts/room.yaml": fixture])
        let finding = try #require(try workspace.validate(workspace.defaultPaths).diagnostics.first)
        #expect(finding.message == "unknown property 'pollDetials' in the properties of widget 'poll'")
        #expect(finding.hint == "did you mean 'pollDetails'?")
        #expect(finding.fixes.flatMap(\.edits).map(\.text) == ["pollDetails"])
    }

    @Test func saysHowAKeyPathIsWritten() throws {
        let fixture = Self.users + Self.poll("pollDetails.0.num: 3")
        let workspace = try workspace(["Scenes/contexts/room.yaml": fixture])
        let finding = try #require(try workspace.validate(workspace.defaultPaths).diagnostics.first)
        #expect(finding.hint == "write 'pollDetails: { 0: { num: … } }'")
    }

    // MARK: Files

    private static let fixtures: [(String, String)] = Array(
        [names, frames, polls, quizzes, countdowns, others, messages].joined())

    private static let names: [(String, String)] = [
        ("widgets:\n  1️⃣pol: { active: true }\n", "contexts.unknown-widget"),
        ("widgets:\n  1️⃣poll-2: { active: true }\n", "contexts.unknown-widget"),
        ("widgets:\n  poll: { 1️⃣activ: true }\n", "config.unknown-key"),
        ("widgets:\n  poll: { active: 1️⃣yes }\n", "config.boolean"),
        ("widgets:\n  1️⃣poll:\n", "config.empty-value"),
        ("widgets:\n  poll: 1️⃣[active]\n", "config.kind"),
        ("widgets:\n  poll: { owner: 1️⃣lim }\n", "contexts.widget-owner"),
        ("widgets:\n  poll: { userProperties: { 1️⃣lim: { pollId: a } } }\n", "contexts.unknown-user"),
        ("widgets:\n  netlessBoard: { properties: { grantedUsers: { 1️⃣lim: true } } }\n", "contexts.unknown-user"),
        ("widgets:\n  countdownTimer: { registered: false, active: 1️⃣true }\n", "widget.not-registered"),
    ]

    private static let frames: [(String, String)] = [
        ("widgets:\n  poll: { frame: { x: 1️⃣1.2, y: 0 } }\n", "config.range"),
        ("widgets:\n  poll: { frame: { x: 0, y: 1️⃣-0.1 } }\n", "config.range"),
        ("widgets:\n  webView-a-b: { frame: { width: 1️⃣1.5 } }\n", "config.range"),
        ("widgets:\n  poll: { frame: { x: 0.5, 1️⃣width: 0.2 } }\n", "widget.size"),
        ("widgets:\n  popupQuiz: { frame: { 1️⃣height: 0.2 } }\n", "widget.size"),
        ("widgets:\n  countdownTimer: { frame: { 1️⃣width: 0 } }\n", "widget.size"),
        ("widgets:\n  poll: { frame: { x: 1️⃣$gap } }\n", "widget.shared-value"),
    ]

    private static let polls: [(String, String)] = [
        (poll("1️⃣pollDetials: { 0: { num: 1, percentage: 1 } }"), "config.unknown-key"),
        (poll("1️⃣pollDetails.0.num: 3"), "config.unknown-key"),
        (poll("pollDetails: { 1️⃣9: { num: 1, percentage: 1 } }"), "config.unknown-name"),
        (poll("pollDetails: { 2: 1️⃣{ num: 1, percentage: 1 } }"), "widget.property"),
        (poll("pollDetails: { 0: { num: 1, percentage: 1️⃣1.5 } }"), "config.range"),
        (poll("pollDetails: { 0: { num: 1️⃣-1, percentage: 1 } }"), "config.range"),
        (poll(mode: "1️⃣3"), "config.range"),
        (poll(items: "1️⃣[Ice]"), "config.item-count"),
        (poll(items: "1️⃣[a, b, c, d, e, f]"), "config.item-count"),
        (poll(items: "[Ice, 1️⃣Ice]"), "widget.property"),
        (poll(items: "[Ice, 1️⃣\" \"]"), "widget.property"),
        (poll(items: "[Ice, 1️⃣\(String(repeating: "冰", count: 51))]"), "widget.property"),
        (poll(title: "1️⃣\(String(repeating: "w", count: 51))"), "widget.property"),
        (
            "widgets:\n  1️⃣poll:\n    active: true\n    properties: { pollState: 1, pollId: a }\n",
            "widget.missing-property"
        ),
        (
            poll("pollDetails: { 0: { num: 1 } }").replacing("poll:", with: "1️⃣poll:", maxReplacements: 1),
            "widget.missing-property"
        ),
        ("widgets:\n  poll: { userProperties: { lin: { selectIndex: [1️⃣5] } } }\n", "config.range"),
    ]

    private static let quizzes: [(String, String)] = [
        (quiz(items: "1️⃣[A]"), "config.item-count"),
        (quiz(items: "1️⃣[A, B, C, D, E, F, G, H, I]"), "config.item-count"),
        (quiz(items: "[A, B, 1️⃣A]"), "widget.property"),
        (quiz(correct: "1️⃣[]"), "config.item-count"),
        (quiz(correct: "[1️⃣C]"), "widget.property"),
        (quiz(time: "1️⃣yesterday"), "config.instant"),
        (quiz("averageAccuracy: 1️⃣2"), "config.range"),
        (quiz("selectedCount: 1️⃣3, totalCount: 2"), "widget.property"),
    ]

    private static let countdowns: [(String, String)] = [
        (countdown("state: 1, startTime: 0s, duration: 1️⃣0"), "config.range"),
        (countdown("state: 1, startTime: 0s, duration: 1️⃣3601"), "config.range"),
        (countdown("state: 1, startTime: 0s, duration: 1️⃣90s"), "config.kind"),
        (countdown("state: 1, startTime: 0s, duration: 1️⃣3600"), "widget.odd-property"),
        (countdown("state: 1️⃣4, startTime: 0s, duration: 9"), "config.range"),
        (countdown("state: 1️⃣1, duration: 9"), "widget.property"),
    ]

    private static let others: [(String, String)] = [
        (
            "widgets:\n  easemobIM: { properties: { announcement: 1️⃣\(String(repeating: "w", count: 501)) } }\n",
            "widget.property"
        ),
        ("widgets:\n  watermark: { properties: { 1️⃣text.size: 12 } }\n", "widget.key-path"),
    ]

    private static let messages: [(String, String)] = [
        ("widgets:\n  poll: { messages: [1️⃣hideSubmitt] }\n", "config.unknown-value"),
        ("widgets:\n  poll: { messages: [{ 1️⃣syncTimestmp: 1 }] }\n", "config.unknown-name"),
        ("widgets:\n  poll: { messages: [{ syncTimestamp: 1️⃣soon }] }\n", "config.kind"),
        ("widgets:\n  poll: { messages: [1️⃣{ hideSubmit: ~, syncTimestamp: 1 }] }\n", "config.one-key"),
        ("widgets:\n  poll: { messages: [{ hideSubmit: 1️⃣true }] }\n", "widget.message"),
        ("widgets:\n  poll: { messages: [{ 1️⃣size: { width: 1, height: 1 } }] }\n", "config.unknown-name"),
    ]

    private static let sound: [String] = [
        poll("pollDetails: { 0: { num: 1, percentage: 1 } }"), poll(title: "1.10"), poll(items: "[1, 1.0]"),
        quiz("selectedCount: 1, totalCount: 2"), quiz(time: "2026-03-02T09:12:00Z"),
        countdown("state: 1, startTime: -55s, duration: 60"), countdown("state: 0"),
        "widgets:\n  poll: { active: true, frame: { x: 0, y: 1 }, messages: [hideSubmit, { syncTimestamp: 1 }] }\n",
        "widgets:\n  webView-a-b: { active: true, frame: { width: 1, height: 1 } }\n",
        "widgets:\n  watermark: { properties: { text: { size: 12 } }, messages: [show, { move: 3 }] }\n",
        "widgets:\n  easemobIM: { properties: { announcement: \(String(repeating: "w", count: 500)) } }\n",
    ]

    private static let scenes: [(String, String)] = [
        ("widgets:\n  1️⃣poll: { active: true }\n", "widget.host"),
        (board + "widgets:\n  1️⃣poll: { active: true, configuration: { enable: false } }\n", "widget.disabled"),
        (
            board + "components:\n  poll: { enable: false }\nwidgets:\n  1️⃣poll: { active: true }\n", "widget.disabled"
        ),
        (board + "widgets:\n  poll: { configuration: { 1️⃣backgroundColour: white } }\n", "config.unknown-key"),
        (board + "widgets:\n  poll: { configuration: { backgroundColor: 1️⃣$nothing } }\n", "theme.unknown-token"),
        (
            board + "components:\n  poll: { visible: true }\n"
                + "widgets:\n  poll: { configuration: { visible: 1️⃣true } }\n", "widget.configured-twice"
        ),
        (board + "widgets:\n  1️⃣poll: { active: true, properties: { pollId: a } }\n", "widget.missing-property"),
        (
            board + "widgets:\n  poll: { owner: 1️⃣lim }\ncontexts: { users: [{ uuid: lin, role: teacher }] }\n",
            "contexts.widget-owner"
        ),
        ("contexts:\n  widgets:\n    poll: { active: true }\n".replacing("contexts", with: "1️⃣contexts"), "widget.host"),
        (
            "compose:\n  - 1️⃣classTools: {}\nwidgets:\n  poll: { active: true }\n", "layout.underdetermined"
        ),
    ]

    // MARK: Texts

    private static let users = "users:\n  - { uuid: lin, role: teacher }\n  - { uuid: chen, role: student }\n"

    private static let board = """
        compose:
          - netlessBoard: { id: board, left: 0, right: 0, top: 0, bottom: 0 }
          - classTools: { left: board.left, right: board.right, top: board.top, bottom: board.bottom }

        """

    private static func poll(
        _ more: String = "", mode: String = "1", title: String = "Which is smoother?", items: String = "[Ice, Wood]"
    ) -> String {
        """
        widgets:
          poll:
            active: true
            properties:
              pollState: 1
              pollId: run-1
              mode: \(mode)
              pollTitle: \(title)
              pollItems: \(items)
              \(more)

        """
    }

    private static func quiz(
        _ more: String = "", items: String = "[A, B]", correct: String = "[A]", time: String = "-1m"
    ) -> String {
        """
        widgets:
          popupQuiz:
            active: true
            properties: { popupQuizId: run-1, items: \(items), correctItems: \(correct), answerState: 1,
              receiveQuestionTime: \(time)\(more.isEmpty ? "" : ", " + more) }

        """
    }

    private static func countdown(_ properties: String) -> String {
        "widgets:\n  countdownTimer:\n    active: true\n    properties: { \(properties) }\n"
    }

    // MARK: Running

    private func workspace(_ files: [String: String]) throws -> Workspace {
        let texts = files.mapValues { Array($0.utf8) }
        let all = texts.merging(BaseProject.files) { own, _ in own }
        return try Workspace(InMemoryFileSystem(all), registry: .builtIn)
    }

    private func findings(_ files: [String: String]) throws -> [String] {
        let workspace = try workspace(files)
        return try workspace.validate(workspace.defaultPaths).diagnostics.map { "\($0.range) \($0.id)" }
    }

    private func place(_ marked: MarkedText) -> String {
        marked["1️⃣"].map { "\($0.line):\($0.column)" } ?? "no mark"
    }
}
