import Testing

/// A scene with one fault, marked, and what is to be found.
struct UnusableScreen: CustomTestStringConvertible, Sendable {
    let name: String
    let scene: String
    let rule: String
    /// Words of the message.
    let words: String

    var testDescription: String { name }

    init(_ name: String, _ rule: String, _ words: String, _ scene: String) {
        self.name = name
        self.scene = scene
        self.rule = rule
        self.words = words
    }

    /// One whose fault is in `compose`.
    fileprivate init(_ name: String, _ rule: String, _ words: String, _ entries: [String]) {
        self.init(name, rule, words, UnusableScreens.compose(entries))
    }
}

/// The strip of screens.
enum UnusableScreens {
    static let all = [
        outside, cut, empty, small, covered, overlapping, withoutPopup, unreachable, withoutButtons, twice, blank,
        cutTexts, unplaced, icons, hosts,
    ].flatMap(\.self)

    fileprivate static func compose(_ entries: [String]) -> String {
        // Buttons are there when their popups are.
        let popups = entries.contains { $0.contains("toolBar: {") } ? popups : []
        let tools = entries.contains { $0.contains("toolCollection: {") } ? tools : []
        return "compose:\n" + (entries + popups + tools).map { "  - \($0)\n" }.joined()
    }

    private static let popups = [
        "setting: { kind: suspend, opensFrom: toolBar.setting }",
        "agoraChat: { id: chatPopup, kind: suspend, opensFrom: toolBar.message }",
        "roster: { kind: suspend, opensFrom: toolBar.roster }",
        "handsList: { kind: suspend, opensFrom: toolBar.handsList }",
    ]

    private static let tools = [
        "toolCollection: { id: boardTools, kind: suspend, opensFrom: toolCollection.tools }",
        "toolCollection: { id: penSettings, kind: suspend, opensFrom: toolCollection.settings }",
    ]

    private static let bar = "stateBar: { left: 0, right: 0, top: 0, height: 24 }"
    private static let board = "netlessBoard: { id: board, left: 0, right: 0, top: 24, bottom: 0 }"

    private static let outside = [
        UnusableScreen(
            "above the screen", "screen.outside", "'stateBar' lies off the screen",
            [
                board, "stateBar: { left: 0, right: 0, 1️⃣top: -60, height: 24 }",
            ]),
        UnusableScreen(
            "below a phone's screen", "screen.outside", "off the screen on phone",
            [
                bar, "teacherVideo: { left: 0, 1️⃣top: 400, width: 100, height: 80 }",
            ]),
        UnusableScreen(
            "right of the screen", "screen.outside", "off the screen",
            [
                bar, "teacherVideo: { 1️⃣left: 1200, top: 40, width: 100, height: 80 }",
            ]),
        UnusableScreen(
            "a sign too many", "screen.outside", "off the screen",
            [
                bar, "toolBar: { 1️⃣right: scene.right + 40, bottom: 20 }",
            ]),
        UnusableScreen(
            "past its neighbour", "screen.outside", "off the screen",
            [
                bar, board, "classState: { 1️⃣left: board.right, bottom: 20, width: 100, height: 34 }",
            ]),
        UnusableScreen(
            "a point that is scaled", "screen.outside", "off the screen",
            [
                bar, "teacherVideo: { 1️⃣left: 700s, top: 40, width: 100, height: 80 }",
            ]),
        UnusableScreen(
            "off one class by its own value", "screen.outside", "off the screen on phone",
            [
                bar, "teacherVideo: { 1️⃣left: { phone: 700, pad: 600 }, top: 40, width: 100, height: 80 }",
            ]),
        UnusableScreen(
            "a chain, of which the first is told", "screen.outside", "'teacher' lies off the screen",
            [
                bar, "teacherVideo: { id: teacher, 1️⃣left: 1200, top: 40, width: 100, height: 80 }",
                "studentVideo: { left: teacher.right, top: 40, width: 100, height: 80 }",
            ]),
    ]

    private static let cut = [
        UnusableScreen(
            "a column too many on a phone", "screen.outside", "133 points beyond the right edge of the screen on phone",
            [
                bar, "teacherVideo: { left: 600, top: 40, 1️⃣width: 200, height: 80 }",
            ]),
        UnusableScreen(
            "higher than a phone", "screen.outside", "beyond the bottom edge of the screen on phone",
            [
                bar, "agoraChat: { left: 0, top: 40, width: 200, 1️⃣height: 400 }",
            ]),
        UnusableScreen(
            "wider than the screen", "screen.outside", "beyond the left edge",
            [
                "stateBar: { 1️⃣left: -20, right: 0, top: 0, height: 24 }"
            ]),
        UnusableScreen(
            "more than all", "screen.outside", "beyond the right edge",
            [
                "stateBar: { left: 0, 1️⃣width: 110%, top: 0, height: 24 }"
            ]),
        UnusableScreen(
            "hangs over the bottom", "screen.outside", "14 points beyond the bottom edge",
            [
                bar, "toolBar: { right: 15, 1️⃣bottom: -14 }",
            ]),
        UnusableScreen(
            "half a chat", "screen.outside", "points beyond the right edge",
            [
                bar, "agoraChat: { left: scene.right - 60, top: 40, 1️⃣width: 200, height: 200 }",
            ]),
        UnusableScreen(
            "centred on an edge", "screen.outside", "20 points beyond the top edge",
            [
                "stateBar: { left: 0, right: 0, centerY: scene.top, 1️⃣height: 40 }"
            ]),
        UnusableScreen(
            "more buttons than a phone is high", "screen.outside", "points beyond the top edge of the screen on phone",
            [
                bar, "toolBar: { right: 15, 1️⃣bottom: 250 }",
            ]),
        UnusableScreen(
            "a height of its own", "screen.outside", "points beyond the bottom edge of the screen on phone",
            [
                bar, "agoraChat: { left: 0, 1️⃣top: 140, width: 200 }",
            ]),
    ]

    private static let empty = [
        UnusableScreen(
            "no height", "screen.empty", "'board' has no height",
            [
                bar, "netlessBoard: { id: board, left: 0, right: 0, top: 24, 1️⃣height: 0 }",
            ]),
        UnusableScreen(
            "no width", "screen.empty", "'teacherVideo' has no width",
            [
                bar, "teacherVideo: { left: 40, 1️⃣width: 0, top: 40, height: 80 }",
            ]),
        UnusableScreen(
            "edges that meet", "screen.empty", "'board' has no height",
            [
                bar, "netlessBoard: { id: board, left: 0, right: 0, 1️⃣top: stateBar.bottom, bottom: stateBar.bottom }",
            ]),
        UnusableScreen(
            "no width on one class", "screen.empty", "has no width on phone",
            [
                bar, "teacherVideo: { left: 40, 1️⃣width: { phone: 0, pad: 90 }, top: 40, height: 80 }",
            ]),
        UnusableScreen(
            "a share of nothing", "screen.empty", "has no height",
            [
                bar, "agoraChat: { left: 40, width: 200, top: 40, 1️⃣height: 0% }",
            ]),
    ]

    private static let small = [
        UnusableScreen(
            "a thin button", "screen.small", "height of 12 points",
            [
                bar, "classState: { roles: [teacher], left: 40, bottom: 40, width: 100, 1️⃣height: 12 }",
            ]),
        UnusableScreen(
            "a narrow column", "screen.small", "width of 20 points",
            [
                bar, "toolBar: { right: 15, bottom: 20, 1️⃣width: 20 }",
            ]),
        UnusableScreen(
            "small on a phone", "screen.small", "width of 16 points on phone",
            [
                bar, "toolBar: { right: 15, bottom: 20, 1️⃣width: { phone: 16, pad: 34 } }",
            ]),
        UnusableScreen(
            "a stamp of a window", "screen.small", "width of 18 points",
            [
                bar, "teacherVideo: { left: 40, 1️⃣width: 18, top: 40, height: 40 }",
            ]),
        UnusableScreen(
            "a strip of a strip", "screen.small", "height of 10 points",
            [
                bar, "videoStrip: { left: 0, right: 0, top: 40, 1️⃣height: 10 }",
            ]),
    ]

    private static let covered = [
        UnusableScreen(
            "buttons below the board", "screen.covered", "'toolBar' lies wholly behind 'board'",
            [
                bar, "1️⃣toolBar: { right: 15, bottom: 20 }", board,
            ]),
        UnusableScreen(
            "a board over all", "screen.covered", "'stateBar' lies wholly behind 'board'",
            [
                "1️⃣stateBar: { left: 0, right: 0, top: 0, height: 24 }",
                "netlessBoard: { id: board, left: 0, right: 0, top: 0, bottom: 0 }",
            ]),
        UnusableScreen(
            "the same frame twice", "screen.covered", "'student' lies wholly behind 'teacher'",
            [
                bar, "1️⃣studentVideo: { id: student, left: 0, width: 160, top: 40, height: 90 }",
                "teacherVideo: { id: teacher, left: 0, width: 160, top: 40, height: 90 }",
            ]),
        UnusableScreen(
            "chat below the board", "screen.covered", "'chat' lies wholly behind 'board'",
            [
                bar, "1️⃣agoraChat: { id: chat, right: 0, width: 200, top: 40, height: 200 }", board,
            ]),
        UnusableScreen(
            "the lesson's tools below the board", "screen.covered", "'classTools' lies wholly behind 'board'",
            [
                bar, "1️⃣classTools: {}", board,
            ]),
        UnusableScreen(
            "covered on a phone", "screen.covered", "behind 'chat' on phone",
            [
                bar, "1️⃣teacherVideo: { id: teacher, left: { phone: 20, pad: 400 }, width: 100, top: 60, height: 80 }",
                "agoraChat: { id: chat, left: 0, width: 300, top: 40, height: 200 }",
            ]),
        UnusableScreen(
            "covered for one role", "screen.covered", "behind 'chat' for student",
            [
                bar, "1️⃣teacherVideo: { id: teacher, left: 20, width: 100, top: 60, height: 80 }",
                "agoraChat: { id: chat, roles: [student], left: 0, width: 300, top: 40, height: 200 }",
            ]),
    ]

    private static let overlapping = [
        UnusableScreen(
            "windows that overlap", "screen.overlap", "'teacher' lies partly behind 'student'",
            [
                bar, "1️⃣teacherVideo: { id: teacher, left: 0, width: 160, top: 40, height: 90 }",
                "studentVideo: { id: student, left: 120, width: 160, top: 40, height: 90 }",
            ]),
        UnusableScreen(
            "columns on top of each other", "screen.overlap", "'teacher' lies partly behind 'chat'",
            [
                bar, "1️⃣teacherVideo: { id: teacher, right: 0, width: 260, top: 40, height: 90 }",
                "agoraChat: { id: chat, right: 0, width: 200, top: 40, bottom: 0 }",
            ]),
        UnusableScreen(
            "two rows of buttons", "screen.overlap", "'toolBar' lies partly behind 'toolCollection'",
            [
                bar, "1️⃣toolBar: { right: 15, bottom: 20 }", "toolCollection: { right: 15, bottom: 20 }",
            ]),
        UnusableScreen(
            "start button over buttons", "screen.overlap", "'toolBar' lies partly behind 'classState'",
            [
                bar, "1️⃣toolBar: { right: 15, bottom: 20 }",
                "classState: { roles: [teacher], right: 15, bottom: 20, width: 100, height: 34 }",
            ]),
        UnusableScreen(
            "a strip that is too low", "screen.overlap", "'stage' lies partly behind 'chat'",
            [
                bar, "1️⃣videoStrip: { id: stage, left: 0, right: 0, top: 26, height: 90 }",
                "agoraChat: { id: chat, right: 0, width: 200, top: 60, bottom: 0 }",
            ]),
        UnusableScreen(
            "seats that touch on a phone", "screen.overlap", "'teacher' lies partly behind 'student' on phone",
            [
                bar, "1️⃣teacherVideo: { id: teacher, left: 0, width: 160, top: 40, height: 90 }",
                "studentVideo: { id: student, left: { phone: 140, pad: 170 }, width: 160, top: 40, height: 90 }",
            ]),
    ]

    /// What looks odd and can be used.
    static let sound = [
        compose([bar, board, "toolBar: { right: 15, bottom: 20 }"]),
        compose([
            bar, "teacherVideo: { left: 0, width: 160, top: 40, height: 90 }",
            "studentVideo: { left: teacherVideo.right, width: 160, top: 40, height: 90 }",
        ]),
        // What an audience does not have covers nothing for it.
        compose([
            bar, "agoraChat: { id: chat, roles: [teacher], left: 0, width: 200, top: 40, height: 200 }",
            "teacherVideo: { roles: [student], left: 0, width: 200, top: 40, height: 200 }",
        ]),
        // What is hidden hides nothing.
        compose([
            "stateBar: { left: 0, right: 0, top: 0, height: 24 }",
            "agoraChat: { left: 0, right: 0, top: 0, bottom: 0 }",
        ]) + "components:\n  agoraChat: { visible: false }\n",
        // A fill that lets light through.
        compose([
            "stateBar: { left: 0, right: 0, top: 0, height: 24 }",
            "netlessBoard: { left: 0, right: 0, top: 0, bottom: 0 }",
        ]) + "components:\n  netlessBoard: { backgroundColor: white @ 50% }\n",
        // Half a point over the edge is nothing.
        compose(["stateBar: { left: -0.5, right: 0, top: 0, height: 24 }"]),
        // A line is no button.
        compose(["stateBar: { left: 0, right: 0, top: 0, height: 2 }"]),
    ]
}
