/// Examples of pictures and forms.
enum FigureExamples {
    static let image = [
        HomeViewExample(
            "A picture from data, as large as its box",
            "image: { url: \"{story.image}\", mode: fill, failed: \"#C0C0C0\", accentedAs: desaturated }",
            data: #"{ "story": { "image": "https://example.com/a.png" } }"#,
            expect: .markup(contains: ["cover", "https://example.com/a.png"])),
        HomeViewExample(
            "A shape in a colour", "image: { name: star, tint: \"#FFCC00\", width: 24, height: 24 }",
            expect: .markup(contains: ["mask:", "#ffcc00"])),
        HomeViewExample(
            "A picture that cannot be had", "image: { url: nowhere, failed: \"#C0C0C0\", width: 40, height: 40 }",
            expect: .markup(contains: ["data-failed", "#c0c0c0"])),
        HomeViewExample(
            "A symbol by its name in SF Symbols",
            "image: { symbol: sun.max.fill, tint: \"#FFCC00\", width: 24, height: 24 }",
            expect: .markup(contains: ["data-symbol=\"sun.max.fill\"", "#ffcc00"])),
        HomeViewExample(
            "A picture that data name", "image: { name: \"{item.icon}\", width: 24, height: 24 }",
            data: #"{ "item": { "icon": "moon" } }"#, expect: .markup(contains: ["images/moon.png"])),
        HomeViewExample(
            "A symbol without a drawing", "image: { symbol: sun.mx }", expect: .findings(["config.unknown-value"])),
        HomeViewExample(
            "It is one of three ways", "image: { url: a, mode: cover }", expect: .findings(["config.unknown-value"])),
    ]

    static let shape = [
        HomeViewExample(
            "A card with a line around it",
            "shape: { form: rounded, radius: 12, fill: \"#EEF2F7\", stroke: { color: \"#99AABB\", width: 2 } }",
            expect: .markup(contains: ["border-radius:12px", "inset 0 0 0 2px #99aabb"])),
        HomeViewExample(
            "Corners that follow the widget's",
            "shape: { form: container, fill: white, width: 138, height: 138 }",
            expect: .markup(contains: ["border-radius:12px"])),
        HomeViewExample("A dot", "shape: circle", expect: .markup(contains: ["border-radius:79px"])),
        HomeViewExample(
            "A gradient has two colours", "shape: { fill: { colors: [white] } }",
            expect: .findings(["config.item-count"])),
    ]

    static let divider = [
        HomeViewExample(
            "A line between two lines",
            "column: [{ text: A }, { divider: { color: \"#888888\", thickness: 2 } }, { text: B }]",
            expect: .markup(contains: ["height:2px"])),
        HomeViewExample(
            "A thickness is a number", "divider: { thickness: thin }", expect: .findings(["config.kind"])),
    ]

    static let gauge = [
        HomeViewExample(
            "How warm it is",
            """
            gauge: { value: "{warm}", range: [-10, 40], current: "{warm}°", low: "-10", high: "40", tint: "#FF8800" }
            """, width: 72, height: 72, data: #"{ "warm": 21 }"#, expect: .markup(contains: ["conic-gradient", "21°"])),
        HomeViewExample(
            "How full it is",
            "gauge: { value: 0.4, style: linear, label: Battery, current: 40 %, low: E, high: F }",
            expect: .markup(contains: ["Battery", "40 %"])),
        HomeViewExample("A value is a number", "gauge: { value: warm }", expect: .findings(["config.kind"])),
    ]

    static let progress = [
        HomeViewExample(
            "Nearly done", "progress: { value: 0.9, tint: \"#34C759\" }",
            expect: .markup(contains: ["aria-valuenow=\"90\""])),
        HomeViewExample(
            "A ring", "progress: { value: 0.25, style: circular }", expect: .markup(contains: ["conic-gradient"])),
        HomeViewExample(
            "A film that goes on", "progress: { from: \"{start}\", until: \"{end}\" }",
            data: #"{ "start": 1772442000000, "end": 1772445600000 }"#,
            expect: .markup(contains: ["aria-valuenow=\"20\""])),
        HomeViewExample("No more than all of it", "progress: 1.5", expect: .findings(["config.range"])),
    ]
}
