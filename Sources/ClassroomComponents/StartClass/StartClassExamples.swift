import SceneRendering

extension StartClass {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "The class has not started", fixture: fixture("before"), viewer: "lin",
            expect: .markup(contains: ["Start the class", #"data-action="startClass""#])),
        ComponentExample(
            "On a phone, in another colour",
            configuration: "startClass: { normalBackgroundColor: systemGreen, normalTitleColor: black }",
            fixture: fixture("before"), viewer: "lin", device: "phone", expect: .markup(contains: ["Start the class"])
        ),
        ComponentExample(
            "Aside, while a window of the board is minimised",
            fixture: fixture("before") + """

                widgets: { netlessBoard: { active: true, userProperties: { lin: { windowState: 0 } } } }
                """, viewer: "lin", expect: .markup(contains: ["makes-room", "--aside:49px"])),
        ComponentExample(
            "A student does not see it", fixture: fixture("before"), viewer: "chen",
            expect: .markup(contains: [], lacks: ["Start the class"])),
        ComponentExample(
            "The class has started", fixture: fixture("during"), viewer: "lin",
            expect: .markup(contains: [], lacks: ["Start the class"])),

        // What is refused
        ComponentExample(
            "The button's colour one level too high", configuration: "normalBackgroundColor: systemGreen",
            fixture: fixture("before"), viewer: "lin", expect: .findings(["config.unknown-key"])),
        ComponentExample(
            "A colour that is a list", configuration: "startClass: { normalTitleColor: [white] }",
            fixture: fixture("before"), viewer: "lin", expect: .findings(["config.kind"])),
    ]

    private static func fixture(_ state: String) -> String {
        """
        room: { class: { state: \(state) } }
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }
          - { uuid: chen, name: 陈小明, role: student }
        """
    }
}
