/// `explain`: where a value comes from.
enum ExplainCommand {
    /// The forms in which an explanation is printed.
    enum Format: String, CaseIterable, Sendable {
        /// Lines for people.
        case text
        /// An array of properties.
        case json
    }

    static let format = Option<Format>.choice(
        "format", value: "FORMAT", default: .text, help: "How the value is printed")

    static let keyPath = Positional<String>.one(
        "KEYPATH", help: "The component and the keys below it, joined by dots", completing: .keyPaths)

    static let command = Command(
        name: "explain",
        summary: "Tell which line of which file set a value, and what it overrode.",
        discussion: [
            "Each property in JSON has 'keyPath', 'value', 'summary', and 'color' if the value is one. Its 'lines' are the"
                + " places that have a say, the one that holds first, with 'role' ('sets', 'token', 'alias' or"
                + " 'overridden'), 'layer', 'text', and 'file', 'line' and 'column' unless it is built in."
        ],
        arguments: [ViewOptions.scene.declaration, keyPath.declaration] + ViewOptions.declarations
            + [format.declaration],
        takesAxes: true,
        exits: [
            .init(.success, "the value was printed"),
            .init(.findings, "errors in the scene or in what it imports"),
            .init(.usage, "the command line is wrong, or the scene or the key is unknown"),
        ])
}
