/// Examples of the views that hold others.
enum StackExamples {
    static let column = [
        HomeViewExample(
            "A title over its words",
            """
            column:
              align: leading
              spacing: 2
              padding: { left: 12, top: 6, right: 10, bottom: 4 }
              items:
                - text: { value: Today, style: headline }
                - text: Nothing to do
            """, expect: .markup(contains: ["Today", "Nothing to do", "hv-column"])),
        HomeViewExample(
            "Both halves are equally high",
            "column: { equal: true, items: [{ shape: capsule }, { text: Below }] }",
            expect: .markup(contains: ["Below"])),
        HomeViewExample(
            "A card with a frame of its own",
            """
            column:
              id: card
              width: 120
              height: 90
              padding: { horizontal: 10, vertical: 5 }
              background: "#223344"
              clip: 12
              opacity: 0.8
              blur: 1
              accent: true
              label: A card
              overlay: { shape: { form: circle, width: 8, height: 8, fill: "#FF0000" } }
              items: [{ text: { value: Card, color: white } }]
            """, expect: .markup(contains: ["border-radius:12px", "opacity:0.8", "A card", "data-name=\"card\""])),
        HomeViewExample(
            "A view behind it is offered its size",
            "column: { padding: 8, background: { shape: { form: capsule, fill: \"#DDDDDD\" } }, items: [{ text: Badge }] }",
            expect: .markup(contains: ["Badge"])),
        HomeViewExample(
            "It is as large as its bounds let it be",
            "column: { minWidth: 60, maxWidth: 90, minHeight: 30, maxHeight: 40, background: white, items: [{ text: A }] }",
            expect: .markup(contains: ["width:90px"])),
        HomeViewExample(
            "It is at least as large as it is told to be",
            "column: { minWidth: 100, minHeight: 70, background: white, items: [{ text: A }] }", width: 40, height: 40,
            expect: .markup(contains: ["width:100px"])),
        HomeViewExample(
            "A misspelt key is told", "column: { spacng: 4, items: [] }", expect: .findings(["config.unknown-key"])),
    ]

    static let row = [
        HomeViewExample(
            "A word and a number at both ends",
            "row: { align: top, items: [{ text: Steps }, { spacer: {} }, { text: { value: \"{steps}\", style: title } }] }",
            data: #"{ "steps": 8214 }"#, expect: .markup(contains: ["Steps", "8214"])),
        HomeViewExample(
            "Four cards share the width",
            """
            row:
              spacing: 6
              equal: true
              items:
                - shape: { ratio: 80/110 }
                - shape: { ratio: 80/110 }
            """, expect: .markup(contains: ["width:76px"])),
        HomeViewExample(
            "Who has priority gets space first",
            """
            row:
              items:
                - text: { value: Words that nobody needs, lines: 1 }
                - row: { priority: 1, items: [{ text: { value: Words that matter, lines: 1 } }] }
            """, width: 240, expect: .markup(contains: ["Words that matter"])),
        HomeViewExample(
            "Its items are views", "row: [{ txt: Hello }]", expect: .findings(["config.unknown-name"])),
    ]

    static let layers = [
        HomeViewExample(
            "A caption at the bottom of a picture",
            """
            layers:
              align: bottomLeading
              items:
                - shape: { fill: { colors: ["#112233", "#445566"], angle: 90 } }
                - text: { value: Caption, color: white, padding: 8 }
            """, expect: .markup(contains: ["Caption", "linear-gradient(90deg"])),
        HomeViewExample(
            "It is there while something holds",
            "layers: [{ text: { value: Raining, when: { value: \"{rain}\", is: true } } }, { text: Sky }]",
            data: #"{ "rain": false }"#, expect: .markup(contains: ["Sky"], lacks: ["Raining"])),
        HomeViewExample(
            "A corner has a name", "layers: { align: corner, items: [] }", expect: .findings(["config.unknown-value"])),
    ]

    static let grid = [
        HomeViewExample(
            "Four buttons in two rows",
            """
            grid:
              columns: 2
              spacing: 4
              rowSpacing: 10
              items: [{ text: A }, { text: B }, { text: C }, { text: D }, { text: E }]
            """, expect: .markup(contains: ["hv-grid"])),
        HomeViewExample(
            "One column after the other",
            "grid: { columns: 3, order: columns, items: [{ text: A }, { text: B }, { text: C }, { text: D }] }",
            expect: .markup(contains: ["hv-grid"])),
        HomeViewExample(
            "There is at least one column", "grid: { columns: 0, items: [] }", expect: .findings(["config.range"])),
    ]
}
