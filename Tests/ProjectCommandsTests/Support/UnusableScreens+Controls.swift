/// Screens whose controls do nothing, or are not there, or are there twice.
extension UnusableScreens {
    static let withoutPopup = [
        UnusableScreen(
            "a button whose popup was left out", "screen.button-without-popup", "the button 'roster' of 'toolBar'",
            scene(
                ["1️⃣toolBar: { right: 15, bottom: 20 }", setting],
                buttons: "teacher: [setting, 1️⃣roster], student: [setting]")),
        UnusableScreen(
            "buttons that nobody made popups for", "screen.button-without-popup", "'message', 'roster' and 'handsList'",
            scene(["1️⃣toolBar: { right: 15, bottom: 20 }", setting])),
        UnusableScreen(
            "a popup for others only", "screen.button-without-popup", "for student",
            scene(
                ["toolBar: { right: 15, bottom: 20 }", setting, roster + ", roles: [teacher] }"],
                buttons: "teacher: [setting, roster], student: [setting, 1️⃣roster]")),
        UnusableScreen(
            "a popup on pads only", "screen.button-without-popup", "on phone",
            scene(
                ["toolBar: { right: 15, bottom: 20 }", setting, roster + ", devices: [pad] }"],
                buttons: "teacher: [setting, 1️⃣roster], student: [setting]")),
        UnusableScreen(
            "the board's tools without their collection", "screen.button-without-popup",
            "the buttons 'tools' and 'settings'", scene(["1️⃣toolCollection: { right: 15, bottom: 20 }"])),
        UnusableScreen(
            "pens without settings", "screen.button-without-popup", "the button 'settings'",
            scene([
                "1️⃣toolCollection: { right: 15, bottom: 20 }",
                "toolCollection: { id: boardTools, kind: suspend, opensFrom: toolCollection.tools }",
            ])),
    ]

    static let unreachable = [
        UnusableScreen(
            "a popup without its button", "screen.popup-unreachable", "nothing opens the popup 'roster'",
            scene(
                [
                    "toolBar: { right: 15, bottom: 20 }", setting,
                    "roster: { kind: suspend, opensFrom: 1️⃣toolBar.roster }",
                ], buttons: "teacher: [setting], student: [setting]")),
        UnusableScreen(
            "a popup for those without its button", "screen.popup-unreachable", "for student",
            scene(
                [
                    "toolBar: { right: 15, bottom: 20 }", setting,
                    "roster: { kind: suspend, opensFrom: 1️⃣toolBar.roster, roles: [teacher, student] }",
                ], buttons: "teacher: [setting, roster], student: [setting]")),
        UnusableScreen(
            "a popup whose button is on pads only", "screen.popup-unreachable", "on phone",
            scene(
                [
                    "toolBar: { right: 15, bottom: 20 }", setting,
                    "roster: { kind: suspend, opensFrom: 1️⃣toolBar.roster, roles: [teacher] }",
                ], buttons: "teacher: { phone: [setting], pad: [setting, roster] }, student: [setting]")),
        UnusableScreen(
            "statistics of a network that is hidden", "screen.popup-unreachable", "'networkStats'",
            scene(["networkStats: { kind: suspend, opensFrom: 1️⃣stateBar.networkState }"])
                + "components:\n  stateBar: { networkState: { visible: false } }\n"),
    ]

    static let withoutButtons = [
        UnusableScreen(
            "a role without buttons", "screen.no-button", "for student",
            scene(
                ["toolBar: { right: 15, bottom: 20 }", setting], buttons: "teacher: [setting], student: 1️⃣[]")),
        UnusableScreen(
            "a role that was left out of the list", "screen.no-button", "for student",
            scene(["toolBar: { right: 15, bottom: 20 }", setting], buttons: "teacher: [setting]", mark: true)),
        UnusableScreen(
            "a role that has no tool bar", "screen.no-button", "for student",
            scene(
                ["1️⃣toolBar: { roles: [teacher], right: 15, bottom: 20 }", setting],
                buttons: "teacher: [setting], student: [setting]")),
        UnusableScreen(
            "no buttons on phones", "screen.no-button", "on phone for student",
            scene(
                ["toolBar: { right: 15, bottom: 20 }", setting],
                buttons: "teacher: [setting], student: { phone: 1️⃣[], pad: [setting] }")),
    ]

    static let twice = [
        UnusableScreen(
            "two tool bars", "screen.drawn-twice", "'more' is there for the same as 'toolBar'",
            scene(
                [
                    "toolBar: { right: 15, bottom: 20 }", "1️⃣toolBar: { id: more, left: 15, bottom: 20 }", setting,
                    "setting: { id: other, kind: suspend, opensFrom: more.setting }",
                ], buttons: "teacher: [setting], student: [setting]")),
        UnusableScreen(
            "the teacher twice", "screen.drawn-twice", "'teacherVideo' is there for the same as 'videoStrip'",
            scene([
                "videoStrip: { left: 0, right: 0, top: 30, height: 80 }",
                "1️⃣teacherVideo: { left: 0, top: 120, width: 120, height: 80 }",
            ])),
        UnusableScreen(
            "two popups of one button", "screen.drawn-twice", "'handsList' is there for the same as 'setting'",
            scene(
                [
                    "toolBar: { right: 15, bottom: 20 }", setting,
                    "1️⃣handsList: { kind: suspend, opensFrom: toolBar.setting }",
                ], buttons: "teacher: [setting], student: [setting]")),
        UnusableScreen(
            "the messages twice on phones", "screen.drawn-twice", "on phone",
            scene([
                "agoraChat: { left: 0, width: 150, top: 30, height: 160 }",
                "1️⃣agoraChat: { id: small, devices: [phone], left: 200, width: 150, top: 30, height: 160 }",
            ])),
    ]

    static let blank = [
        UnusableScreen(
            "everything hidden", "screen.blank", "the screen is empty",
            scene([]) + "components:\n  stateBar: { visible: 1️⃣false }\n"),
        UnusableScreen(
            "everything hidden on phones", "screen.blank", "empty on phone",
            scene([]) + "components:\n  stateBar: { visible: { phone: 1️⃣false, pad: true } }\n"),
        UnusableScreen(
            "nothing for students", "screen.blank", "empty for student",
            "compose:\n  - 1️⃣stateBar: { roles: [teacher], left: 0, right: 0, top: 0, height: 24 }\n" + people),
    ]

    static let unplaced = [
        UnusableScreen(
            "messages that are not there", "scene.not-placed", "'agoraChat'",
            scene([]) + "components:\n  1️⃣agoraChat: { cornerRadius: 4 }\n"),
        UnusableScreen(
            "buttons that are not there", "scene.not-placed", "'toolBar'",
            scene([])
                + "components:\n  stateBar: { roomName: { enable: false } }\n"
                + "  1️⃣toolBar: { cell: { visible: false } }\n"
        ),
    ]

    private static let setting = "setting: { kind: suspend, opensFrom: toolBar.setting }"
    private static let roster = "roster: { kind: suspend, opensFrom: toolBar.roster"

    /// A teacher and a student.
    private static let people =
        "contexts: { users: [{ uuid: lin, role: teacher }, { uuid: ming, role: student }] }\n"

    /// A bar and some entries, with the buttons that each role has; of two marks in them the last counts.
    private static func scene(_ entries: [String], buttons: String? = nil, mark: Bool = false) -> String {
        let list = buttons.map { "components:\n  toolBar: { buttons: \(mark ? "1️⃣" : ""){ \($0) } }\n" } ?? ""
        let isMarked = list.contains("1️⃣")
        let all = ["stateBar: { left: 0, right: 0, top: 0, height: 24 }"] + entries
        let compose = all.map { "  - \(isMarked ? $0.replacing("1️⃣", with: "") : $0)\n" }.joined()
        return people + "compose:\n" + compose + list
    }
}
