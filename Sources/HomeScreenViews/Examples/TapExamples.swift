/// Examples of views that somebody taps.
enum TapExamples {
    static let link = [
        HomeViewExample(
            "A card that opens a story",
            "link: { to: \"story://{id | escaped}\", label: Open, items: [{ shape: { form: rounded, fill: \"#DDEEFF\" } }] }",
            data: #"{ "id": "7" }"#, expect: .markup(contains: ["data-argument=\"story://7\"", "aria-label=\"Open\""])),
        HomeViewExample("It leads somewhere", "link: { items: [] }", expect: .findings(["config.missing-key"])),
    ]

    static let button = [
        HomeViewExample(
            "A scene that somebody starts",
            "button: { intent: fire, with: { scene: \"{id}\" }, items: [{ text: Good night }] }",
            data: #"{ "id": "night" }"#, expect: .markup(contains: ["data-action=\"press\"", "fire", "night"])),
        HomeViewExample("It starts something", "button: { items: [] }", expect: .findings(["config.missing-key"])),
    ]

    static let toggle = [
        HomeViewExample(
            "The system's switch", "toggle: { intent: set, with: { id: lamp }, isOn: true }",
            expect: .markup(contains: ["aria-checked=\"true\"", "#34c759"])),
        HomeViewExample(
            "A tile of one's own",
            "toggle: { intent: set, isOn: \"{on}\", items: [{ text: Lamp }] }", data: #"{ "on": false }"#,
            expect: .markup(contains: ["aria-checked=\"false\"", "Lamp"])),
        HomeViewExample(
            "It is on or off", "toggle: { intent: set, isOn: maybe }", expect: .findings(["config.kind"])),
    ]
}
