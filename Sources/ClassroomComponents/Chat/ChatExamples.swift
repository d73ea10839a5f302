import SceneRendering

extension Chat {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "No chat widget is installed", fixture: person, viewer: "lin", frame: frame, sceneType: "lecture",
            expect: .markup(contains: ["No messages yet", "Messages need a chat widget."], lacks: ["is-popup"])),
        ComponentExample(
            "A chat widget without messages", fixture: person + "widgets: { easemobIM: { active: true } }\n",
            viewer: "lin", frame: frame, sceneType: "lecture",
            expect: .markup(contains: ["No messages yet"], lacks: ["need a chat widget"])),
        ComponentExample(
            "As a popup", fixture: person, viewer: "lin", openAnchor: "toolBar.message",
            expect: .markup(contains: ["is-popup"])),
        ComponentExample(
            "Without a title", configuration: "title: { visible: false }", fixture: person, viewer: "lin",
            frame: frame,
            expect: .markup(contains: [#"aria-label="Messages""#], lacks: ["<h2"])),

        // What is refused
        ComponentExample(
            "A font as a number", configuration: "title: { font: 12 }", fixture: person, viewer: "lin", frame: frame,
            expect: .findings(["config.kind"])),
        ComponentExample(
            "An unknown key", configuration: "titleColor: white", fixture: person, viewer: "lin", frame: frame,
            expect: .findings(["config.unknown-key"])),
    ]

    private static let person = "users:\n  - { uuid: lin, name: Ms. Lin, role: teacher }\n"

    private static let frame = "left: 0\ntop: 0\nwidth: 244\nheight: 272"
}
