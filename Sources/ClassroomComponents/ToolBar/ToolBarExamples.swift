import SceneRendering

extension ToolBar {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "A teacher's tools, with no hand up", fixture: people, viewer: "lin",
            expect: .markup(
                contains: [
                    #"data-opens="toolBar.setting""#, #"data-opens="toolBar.roster""#, #"aria-disabled="true""#,
                ],
                lacks: [#"data-opens="toolBar.handsList""#, #"class="badge""#, "data-hold"])),
        ComponentExample(
            "Two hands are up", fixture: handsUp, viewer: "lin",
            expect: .markup(contains: [#"data-opens="toolBar.handsList""#, ">2</span>"])),
        ComponentExample(
            "The settings are open", fixture: people, viewer: "lin", openAnchor: "toolBar.setting",
            expect: .markup(contains: ["tool is-selected", #"aria-expanded="true""#])),
        ComponentExample(
            "The messages are open", fixture: people, viewer: "lin", openAnchor: "toolBar.message",
            expect: .markup(contains: ["icon-toolBar-message-selectedImage"])),
        ComponentExample(
            "The roster is open", fixture: people, viewer: "lin", openAnchor: "toolBar.roster",
            expect: .markup(contains: ["icon-roster-selectedImage"])),
        ComponentExample(
            "A class that can be divided", configuration: groups, fixture: people, viewer: "lin",
            expect: .markup(contains: ["icon-breakout-normalImage"])),
        ComponentExample(
            "The groups are open", configuration: groups, fixture: people, viewer: "lin",
            openAnchor: "toolBar.breakout", expect: .markup(contains: ["icon-breakout-selectedImage"])),
        ComponentExample(
            "The list of hands is open", fixture: handsUp, viewer: "lin", openAnchor: "toolBar.handsList",
            expect: .markup(contains: ["icon-toolBar-handsList-selectedImage"])),
        ComponentExample(
            "The list of hands is open, and empty", fixture: people, viewer: "lin", openAnchor: "toolBar.handsList",
            expect: .markup(contains: [#"data-opens="toolBar.handsList""#], lacks: ["is-selected"])),
        ComponentExample(
            "Unread messages",
            fixture: people + """

                widgets:
                  easemobIM: { active: true, userProperties: { lin: { unread: 3 } } }
                """,
            viewer: "lin", expect: .markup(contains: [#"class="dot""#, "Messages, unread"])),
        ComponentExample(
            "A student's tools", fixture: people, viewer: "chen",
            expect: .markup(
                contains: [#"data-hold="wave""#, #"data-release="release""#, "Press and hold to raise your hand"],
                lacks: ["toolBar.handsList"])),
        ComponentExample(
            "The student's own hand is up", fixture: handsUp, viewer: "chen",
            expect: .markup(contains: ["tool wave is-waving", "hand raised"])),
        ComponentExample(
            "Help cannot be called outside a group", configuration: "buttons: { student: [help, setting] }",
            fixture: people, viewer: "chen",
            expect: .markup(contains: ["icon-breakoutRoom-help-disabledImage", "disabled"])),
        ComponentExample(
            "Messages switched off", configuration: "message: { enable: false }", fixture: people, viewer: "lin",
            expect: .markup(contains: ["toolBar.setting"], lacks: ["toolBar.message"])),
        ComponentExample(
            "An observer's tools on a phone",
            configuration: "buttons: { observer: { phone: [setting, message], pad: [setting] } }", fixture: people,
            viewer: "dean", device: "phone",
            expect: .markup(contains: ["toolBar.setting", "toolBar.message"], lacks: ["toolBar.roster"])),

        // What is refused
        ComponentExample(
            "A button that does not exist", configuration: "buttons: { teacher: [settings] }", fixture: people,
            viewer: "lin", expect: .findings(["config.unknown-value"])),
        ComponentExample(
            "Buttons without a role", configuration: "buttons: [setting]", fixture: people, viewer: "lin",
            expect: .findings(["config.kind"])),
        ComponentExample(
            "A colour under another name", configuration: "cell: { selectColor: systemTeal }", fixture: people,
            viewer: "lin", expect: .findings(["config.unknown-key"])),
    ]

    private static let groups = "buttons: { teacher: [setting, breakout] }"

    private static let people = """
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }
          - { uuid: chen, name: 陈小明, role: student }
          - { uuid: dean, name: Dean Whitfield, role: observer }
        """

    private static let handsUp = """
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }
          - { uuid: chen, name: 陈小明, role: student, handsWave: 10m }
          - { uuid: priya, name: Priya Raman, role: student, handsWave: 10m }
        """
}
