package import SourceDiagnostics

extension Rule {
    static let unknownKey = Rule(
        "config.unknown-key", .error, "A property does not exist here.",
        explanation: "Keys that nothing reads have no effect. The finding names the nearest one that exists.",
        wrong: .theme(themeHead + "components:\n  stateBar:\n    ↓borderColour: \"#CCCCCC\"\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    borderColor: \"#CCCCCC\"\n"))

    static let unknownName = Rule(
        "config.unknown-name", .error, "A name is not among those that are known.",
        explanation: "Components and device classes have fixed names.",
        wrong: .scene(sceneHead + "compose:\n  - ↓statebar: { left: 0, right: 0, top: 0, height: 20 }\n"),
        right: .scene(sceneHead + "compose:\n  - stateBar: { left: 0, right: 0, top: 0, height: 20 }\n"))

    static let unknownValue = Rule(
        "config.unknown-value", .error, "A value is not among those that the property can have.",
        explanation: "The finding lists the names that are possible.",
        wrong: .scene(sceneHead + "type: ↓smal\n"),
        right: .scene(sceneHead + "type: small\n"))

    static let kind = Rule(
        "config.kind", .error, "A value is of another kind than its property.",
        explanation: "The finding shows what was read and what the property expects.",
        wrong: .theme(themeHead + "components:\n  stateBar:\n    borderColor: ↓[white]\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    borderColor: white\n"))

    static let boolean = Rule(
        "config.boolean", .error, "A switch is written as yes, on or 1.",
        explanation:
            "Only `true` and `false` are switches. Other words are text, so that a name such as `no` stays one.",
        wrong: .theme(themeHead + "components:\n  stateBar: { visible: ↓yes }\n"),
        right: .theme(themeHead + "components:\n  stateBar: { visible: true }\n"))

    static let unquotedColor = Rule(
        "config.unquoted-color", .error, "A colour starts with # and has no quotes, so YAML reads a comment.",
        explanation: "In YAML a `#` after a space starts a comment, and the property is left empty. Quote the colour.",
        wrong: .theme(themeHead + "components:\n  stateBar:\n    borderColor: ↓#CCCCCC\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    borderColor: \"#CCCCCC\"\n"))

    static let emptyValue = Rule(
        "config.empty-value", .error, "A property has no value.",
        explanation: "Give it a value, or delete the line: then the value of the theme below applies.",
        wrong: .theme(themeHead + "components:\n  stateBar:\n    ↓borderWidth:\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    borderWidth: 1\n"))

    static let range = Rule(
        "config.range", .error, "A number is too small or too large for its property.",
        explanation: "The finding gives the property's range.",
        wrong: .theme(themeHead + "fonts:\n  font9: { size: ↓9000 }\n"),
        right: .theme(themeHead + "fonts:\n  font9: { size: 9 }\n"))

    static let color = Rule(
        "config.color", .error, "A text is not a colour.",
        explanation: """
            Colours are `#RGB`, `#RRGGBB` or `#RRGGBBAA` in quotes, `rgb(53 123 246 / 80%)`, `clear`, `black`, `white`, \
            the names of iOS's system palette, or `$name` of a token; each may end in an opacity such as `@ 80%`.
            """,
        wrong: .theme(themeHead + "components:\n  stateBar:\n    borderColor: ↓\"#12345\"\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    borderColor: \"#123456\"\n"))

    static let length = Rule(
        "config.length", .error, "A text is not a length.",
        explanation: "Lengths are points without a unit, `12s` for multiples of the scene's scale, or `50%`.",
        wrong: .theme(themeHead + "components:\n  stateBar:\n    borderWidth: ↓1px\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    borderWidth: 1\n"))

    static let duration = Rule(
        "config.duration", .error, "A text is not a duration.",
        explanation: "A duration needs units, because minutes and seconds are easily mixed up: `90s`, `5m`, `1h30m`.",
        wrong: .contexts("room:\n  class: { state: during, startTime: -12m, duration: ↓45 }\n"),
        right: .contexts("room:\n  class: { state: during, startTime: -12m, duration: 45m }\n"))

    static let instant = Rule(
        "config.instant", .error, "A text is not a moment.",
        explanation: "A moment is ISO 8601 with a time zone, or a distance from the scene's clock such as `-12m`.",
        wrong: .contexts("clock: ↓2026-03-02 09:12\n"),
        right: .contexts("clock: 2026-03-02T09:12:00Z\n"))

    static let missingKey = Rule(
        "config.missing-key", .error, "A key that must be there is missing.",
        explanation: "The finding stands at the start of the map that needs it.",
        wrong: .contexts("users:\n  - { uuid: lin, role: teacher }\nstreams:\n  - ↓{ uuid: s-1 }\n"),
        right: .contexts("users:\n  - { uuid: lin, role: teacher }\nstreams:\n  - { uuid: s-1, owner: lin }\n"))

    static let itemCount = Rule(
        "config.item-count", .error, "A list has too few or too many items.",
        explanation: "The finding says how many the property takes.",
        wrong: .theme(themeHead + "shadows:\n  container: { color: black, offset: ↓[0, 2, 8] }\n"),
        right: .theme(themeHead + "shadows:\n  container: { color: black, offset: [0, 2], radius: 8 }\n"))

    static let oneKey = Rule(
        "config.one-key", .error, "An entry of compose names more than one component, or none.",
        explanation: "An entry is a map with one key, the component; its frame stands one level deeper.",
        wrong: .scene(sceneHead + "compose:\n  - ↓stateBar: {}\n    left: 0\n"),
        right: .scene(
            sceneHead + "compose:\n  - stateBar:\n      left: 0\n      right: 0\n      top: 0\n      height: 20\n"))

    static let referenceInText = Rule(
        "config.reference", .error, "A $ is not followed by a token's name.",
        explanation: "`$name` refers to a token. A literal dollar is written `$$`.",
        wrong: .theme(themeHead + "components:\n  stateBar:\n    backgroundColor: ↓\"$\"\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    backgroundColor: $systemForegroundColor\n"))

    package static let missingLocale = Rule(
        "config.missing-locale", .warning, "A text is missing in one of the product's languages.",
        explanation:
            "Texts by locale need English (`en`) and simplified Chinese (`zh-Hans`); without one, another is shown.",
        wrong: .scene("scene: example\ntitle: ↓{ en: Small class }\ntheme: base\n"),
        right: .scene("scene: example\ntitle: { en: Small class, zh-Hans: 小班课 }\ntheme: base\n"))

    /// Every rule of this module.
    package static let configRules = [
        unknownKey, unknownName, unknownValue, kind, boolean, unquotedColor, emptyValue, range, color, length, duration,
        instant, missingKey, itemCount, oneKey, referenceInText, missingLocale,
    ]

    /// What most examples of themes start with.
    package static let themeHead = "theme: example\nextends: base\n"

    /// What most examples of scenes start with.
    package static let sceneHead = "scene: example\ntheme: base\n"
}
