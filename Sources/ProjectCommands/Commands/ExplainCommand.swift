/// `explain`: where a value comes from.
enum ExplainCommand {
    static let keyPath = Positional<String>.one(
        "KEYPATH", help: "The component and the keys below it, joined by dots", completing: .keyPaths)

    static let command = Command(
        name: "explain",
        summary: "Tell which line of which file set a value, and what it overrode.",
        arguments: [ViewOptions.scene.declaration, keyPath.declaration] + ViewOptions.declarations,
        takesAxes: true,
        exits: [
            .init(.success, "the value was printed"),
            .init(.findings, "errors in the scene or in what it imports"),
            .init(.usage, "the command line is wrong, or the scene or the key is unknown"),
        ])
}
