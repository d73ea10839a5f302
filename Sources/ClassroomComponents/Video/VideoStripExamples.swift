import SceneRendering

extension VideoStrip {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "The teacher and three students", fixture: ExampleClass.stage(Array(ExampleClass.names.prefix(3))),
            viewer: "lin", frame: frame,
            // 1024 points: (1024 − (4 · 146.57 − 2)) / 2
            expect: .markup(contains: ["--first:219.857", "--cell:144.571", "陈小明"], lacks: ["data-scrolls"])),
        ComponentExample(
            "A full strip", fixture: ExampleClass.stage(Array(ExampleClass.names.prefix(6))), viewer: "lin",
            frame: frame,
            expect: .markup(contains: ["--first:0px"], lacks: ["data-scrolls"])),
        ComponentExample(
            "More students than places", fixture: ExampleClass.stage(ExampleClass.names), viewer: "lin", frame: frame,
            expect: .markup(contains: [#"data-step="1""#, #"data-step="-1""#])),
        ComponentExample(
            "The teacher alone", fixture: ExampleClass.stage([]), viewer: "lin", frame: frame,
            expect: .markup(contains: ["Ms. Lin"], lacks: [#"class="cohosts""#])),
        ComponentExample(
            "Nobody on stage yet", fixture: "users:\n  - { uuid: chen, name: 陈小明, role: student }\n", viewer: "chen",
            frame: frame, expect: .markup(contains: ["Waiting for the teacher"], lacks: ["monogram"])),
        ComponentExample(
            "On a phone, with a wider gap", configuration: "gap: 8",
            fixture: ExampleClass.stage(Array(ExampleClass.names.prefix(5))), viewer: "lin",
            frame: "left: 0\ntop: 0\nwidth: 667\nheight: 50.2", device: "phone",
            expect: .markup(contains: ["--gap:8px"])),
        ComponentExample(
            "The room hides its stage", fixture: "room: { properties: { area: 2 } }\n" + ExampleClass.stage([]),
            viewer: "lin", frame: frame, expect: .markup(contains: [], lacks: ["Ms. Lin"])),

        // What is refused
        ComponentExample(
            "A strip with one place", configuration: "slots: 1", fixture: ExampleClass.stage([]), viewer: "lin",
            frame: frame, expect: .findings(["config.range"])),
        ComponentExample(
            "Places as a word", configuration: "slots: many", fixture: ExampleClass.stage([]), viewer: "lin",
            frame: frame, expect: .findings(["config.kind"])),
    ]

    private static let frame = "left: 0\ntop: 0\nright: 0\nheight: 80.7"
}
