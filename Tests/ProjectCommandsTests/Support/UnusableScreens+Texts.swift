/// Screens whose words are cut.
extension UnusableScreens {
    static let cutTexts = [
        UnusableScreen(
            "a narrow start button", "screen.cut-text", "'Start the class' in 'classState'",
            "compose:\n  - classState: { roles: [teacher], left: 40, bottom: 40, 1️⃣width: 60, height: 34 }\n"),
        UnusableScreen(
            "a start button that is narrow on phones", "screen.cut-text", "on phone",
            "compose:\n  - classState: { left: 40, bottom: 40, 1️⃣width: { phone: 60, pad: 120 }, height: 34 }\n"),
        UnusableScreen(
            "a title in a narrow column", "screen.cut-text", "'Chat' in 'agoraChat'",
            "compose:\n  - agoraChat: { left: 0, 1️⃣width: 70, top: 30, height: 160 }\n"),
        UnusableScreen(
            "a title between two edges", "screen.cut-text", "'Chat' in 'agoraChat'",
            "compose:\n  - 1️⃣agoraChat: { left: 0, right: scene.left + 70, top: 30, height: 160 }\n"),
        UnusableScreen(
            "large words on a start button", "screen.cut-text", "'Start the class' in 'classState'",
            "compose:\n  - classState: { left: 40, bottom: 40 }\n"
                + "components:\n  classState: { startClass: { font: 1️⃣{ size: 22 } } }\n"),
        UnusableScreen(
            "a large title of the messages", "screen.cut-text", "in 'agoraChat' needs",
            "compose:\n  - agoraChat: { left: 0, width: 160, top: 30, height: 160 }\n"
                + "components:\n  agoraChat: { topBar: { titleFont: 1️⃣{ size: 34 } } }\n"),
        UnusableScreen(
            "a large way out", "screen.cut-text", "'Leave Classroom' in 'setting'",
            settings + "components:\n" + buttons + "  setting: { exit: { titleFont: 1️⃣{ size: 24 } } }\n"),
        UnusableScreen(
            "rows that run into their switches", "screen.cut-text", "'Microphone' in 'setting'",
            settings + "components:\n" + buttons
                + "  setting: { microphone: { title: { font: 1️⃣{ size: 26, weight: bold } } } }\n"),
        UnusableScreen(
            "columns on top of each other", "screen.cut-text", "in 'networkStats' needs",
            statistics + "components:\n  networkStats: { latencyTitle: { font: 1️⃣{ size: 17 } } }\n"),
        UnusableScreen(
            "a large state of the network on phones", "screen.cut-text", "on phone",
            "compose:\n  - stateBar: { left: 0, right: 0, top: 0, height: 24 }\n"
                + "components:\n  stateBar: { networkState: { textFont: { phone: 1️⃣{ size: 24 }, pad: { size: 12 } } } }\n"
        ),
        UnusableScreen(
            "wide headers of the roster", "screen.cut-text", "'Microphone' in 'roster'",
            settings + "  - roster: { kind: suspend, opensFrom: toolBar.roster }\ncomponents:\n"
                + "  toolBar: { buttons: { teacher: [setting, roster], student: [setting] } }\n"
                + "  roster: { label: { font: 1️⃣{ size: 16 } } }\n"),
    ]

    private static let settings =
        "compose:\n  - toolBar: { right: 15, bottom: 20 }\n  - setting: { kind: suspend, opensFrom: toolBar.setting }\n"
    private static let buttons = "  toolBar: { buttons: { teacher: [setting], student: [setting] } }\n"
    private static let statistics =
        "compose:\n  - stateBar: { left: 0, right: 0, top: 0, height: 24 }\n"
        + "  - networkStats: { kind: suspend, opensFrom: stateBar.networkState }\n"
}
