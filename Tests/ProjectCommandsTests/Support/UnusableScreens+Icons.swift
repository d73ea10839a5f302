/// Screens whose icons say nothing, and whose aids nobody sees.
extension UnusableScreens {
    static let icons = [
        UnusableScreen(
            "an icon that is dark on dark", "theme.icon-contrast", "in dark",
            roster
                + "  roster: { microphone: { streamOff: { tint: { light: \"#B3261E\", dark: 1️⃣\"#2A2E36\" } } } }\n"),
        UnusableScreen(
            "a pale tint", "theme.icon-contrast", "'roster.camera.streamOn.image'",
            roster + "  roster: { camera: { streamOn: { tint: { light: 1️⃣\"#DDE1EB\", dark: \"#8AB4FF\" } } } }\n"),
        UnusableScreen(
            "states of a camera that look the same", "theme.equal-states",
            "'roster.camera.streamOn.image' looks like 'roster.camera.streamOff.image'",
            roster + "  roster: { camera: { streamOff: { image: 1️⃣member_camera_on } } }\n"),
        UnusableScreen(
            "states of the network that look the same", "theme.equal-states",
            "'stateBar.networkState.badImage' looks like",
            bar + "components:\n  stateBar: { networkState: { badImage: 1️⃣ic_network_good } }\n"),
    ]

    static let hosts = [
        UnusableScreen(
            "a poll whose layer is hidden", "widget.host", "'classTools', which shows it, is not there",
            poll + bar + "  - classTools: { left: 0, right: 0, top: 40, bottom: 0 }\n"
                + "components:\n  classTools: { visible: 1️⃣false }\n"),
        UnusableScreen(
            "a poll that students do not see", "widget.host", "is not there for student",
            poll + bar + "  - 1️⃣classTools: { roles: [teacher], left: 0, right: 0, top: 40, bottom: 0 }\n"),
    ]

    private static let bar = "compose:\n  - stateBar: { left: 0, right: 0, top: 0, height: 24 }\n"
    private static let roster =
        bar + "  - toolBar: { right: 15, bottom: 20 }\n"
        + "  - setting: { kind: suspend, opensFrom: toolBar.setting }\n"
        + "  - roster: { kind: suspend, opensFrom: toolBar.roster }\n"
        + "components:\n  toolBar: { buttons: { teacher: [setting, roster], student: [setting, roster] } }\n"
    private static let poll =
        "contexts:\n  users: [{ uuid: lin, role: teacher }, { uuid: ming, role: student }]\n"
        + "  widgets: { poll: { active: true, properties: "
        + "{ pollState: 1, pollId: a, mode: 1, pollTitle: Which?, pollItems: [Ice, Wood] } } }\n"
}
