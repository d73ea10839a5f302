import SceneRendering

extension HandsList {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "Two students wait", fixture: people, viewer: "lin",
            expect: .markup(
                contains: ["Priya Raman", "李思远", #"data-action="accept""#, "offImage"], lacks: ["onImage"])),
        ComponentExample(
            "One of them is on stage", fixture: people.replacing("uuid: li,", with: "uuid: li, onStage: true,"),
            viewer: "lin", expect: .markup(contains: ["onImage", "on stage"])),
        ComponentExample(
            "Nobody has a hand up", fixture: "users:\n  - { uuid: lin, name: Ms. Lin, role: teacher }\n",
            viewer: "lin",
            expect: .markup(contains: ["Nobody has a hand up"], lacks: ["data-action"])),
        ComponentExample(
            "A long list, with a long name",
            fixture: "users:\n  - { uuid: lin, name: Ms. Lin, role: teacher }\n"
                + (1...9).map { "  - { uuid: s\($0), name: Student \($0), role: student, handsWave: 10m }\n" }.joined()
                + "  - { uuid: long, name: Wolfeschlegelsteinhausenbergerdorff Maximilian, role: student, handsWave: 10m }\n",
            viewer: "lin", expect: .markup(contains: ["Wolfeschlegelsteinhausenbergerdorff"])),
        ComponentExample(
            "Names that look like markup",
            fixture: "users:\n  - { uuid: lin, name: Ms. Lin, role: teacher }\n"
                + #"  - { uuid: x, name: "<b onclick=alert(1)>", role: student, handsWave: 10m }"# + "\n",
            viewer: "lin", expect: .markup(contains: ["&lt;b onclick"], lacks: ["<b onclick"])),
        ComponentExample(
            "Without lines", configuration: "sepLine: { visible: false }", fixture: people, viewer: "lin",
            expect: .markup(contains: [#"class="rows""#], lacks: ["has-lines"])),

        // What is refused
        ComponentExample(
            "A colour that is none", configuration: "backgroundColor: '#12345'", fixture: people, viewer: "lin",
            expect: .findings(["config.color"])),
        ComponentExample(
            "A font under another name", configuration: "label: { textFont: $font12 }", fixture: people, viewer: "lin",
            expect: .findings(["config.unknown-key"])),
    ]

    private static let people = """
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }
          - { uuid: priya, name: Priya Raman, role: student, handsWave: 10m }
          - { uuid: li, name: 李思远, role: student, handsWave: 10m }
        """
}
