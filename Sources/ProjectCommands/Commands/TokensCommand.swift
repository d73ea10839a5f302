import SceneModel

/// `tokens`: the tokens of a theme with their values.
enum TokensCommand {
    /// The forms in which tokens are printed.
    enum Format: String, CaseIterable, Sendable {
        /// Lines for people.
        case text
        /// An array of tokens.
        case json
    }

    static let format = Option<Format>.choice(
        "format", value: "FORMAT", default: .text, help: "How the tokens are printed")

    static let command = Command(
        name: "tokens",
        summary: "List a theme's tokens with their values by mode and device.",
        discussion: [
            "Each token in JSON has 'category', 'name' and 'values'. A value has 'mode', 'device' where the theme tells"
                + " devices apart, 'value', 'alias' and 'opacity' where it refers to another token, and the 'file', 'line'"
                + " and 'column' that give it. A token without a value in a mode has no entry for it."
        ],
        arguments: [ExportCommand.theme.declaration, format.declaration],
        examples: [
            .init("tokens --theme agora --format json", "Prints every token of the theme, for a script.")
        ],
        exits: [
            .init(.success, "the tokens were printed"),
            .init(.findings, "errors in the theme"),
            .init(.usage, "the command line is wrong, or there is no such theme"),
        ])
}
