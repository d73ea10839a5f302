import SceneRendering

extension Breakout {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "The class is not divided", fixture: people, viewer: "lin",
            expect: .markup(contains: [#"data-action="make""#, "Make groups"], lacks: ["Close all"])),
        ComponentExample(
            "Two groups, and somebody who was asked", fixture: people + groups, viewer: "lin",
            expect: .markup(
                contains: ["Optics", "陈小明", "Priya Raman · asked", "Close all", #"data-action="announce""#],
                lacks: [#"data-action="make""#])),
        ComponentExample(
            "The teacher is in one of them", fixture: people + groups.replacing("[chen]", with: "[chen, lin]"),
            viewer: "lin", expect: .markup(contains: [#"data-action="leave""#, #"data-action="enter""#])),
        ComponentExample(
            "Without lines", configuration: "sepLine: { visible: false }", fixture: people + groups, viewer: "lin",
            expect: .markup(contains: [#"class="groups""#], lacks: ["has-lines"])),
        ComponentExample(
            "Names that look like markup",
            fixture: people + "groups:\n  - { uuid: x, name: \"<b onclick=alert(1)>\" }\n", viewer: "lin",
            expect: .markup(contains: ["&lt;b onclick"], lacks: ["<b onclick"])),

        // What is refused
        ComponentExample(
            "A colour under another name", configuration: "button: { fillColor: white }", fixture: people,
            viewer: "lin", expect: .findings(["config.unknown-key"])),
        ComponentExample(
            "A group of somebody who is not there",
            fixture: people + "groups:\n  - { uuid: optics, name: Optics, users: [chan] }\n", viewer: "lin",
            expect: .findings(["contexts.group-member"])),
    ]

    private static let people = """
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }
          - { uuid: chen, name: 陈小明, role: student }
          - { uuid: priya, name: Priya Raman, role: student }

        """

    private static let groups = """
        groups:
          - { uuid: optics, name: Optics, users: [chen] }
          - { uuid: waves, name: Waves, invited: [priya] }

        """
}
