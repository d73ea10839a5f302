import SceneModel

/// `rules`: every kind of finding, with examples.
enum RulesCommand {
    static let id = Positional<String?>.optional(
        "ID", help: "One rule's id, such as config.unknown-key (default: all)", completing: .rules)

    static let isShort = Option<Bool>.flag("short", help: "A line for each rule, without its examples")

    static let command = Command(
        name: "rules",
        summary: "Explain the kinds of findings, each with a wrong and a right example.",
        arguments: [id.declaration, isShort.declaration],
        examples: [
            .init("rules --short", "Lists every rule with its sentence."),
            .init("rules config.unknown-key", "Explains one rule with its examples."),
        ],
        exits: [
            .init(.success, "the rules were printed"),
            .init(.usage, "the command line is wrong, or there is no such rule"),
        ])
}
