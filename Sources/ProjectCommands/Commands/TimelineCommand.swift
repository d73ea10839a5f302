/// `timeline`: what happens by itself to what a file describes.
enum TimelineCommand {
    /// The forms in which plans are printed.
    enum Format: String, CaseIterable, Sendable {
        /// Lines for people, day by day.
        case text
        /// The same as one object.
        case json
    }

    static let name = Positional<String>.one(
        "NAME", help: "The id of a file that changes with time, or its path", completing: .ownFiles)

    static let days = Option<Int>(
        "days", value: "DAYS", default: 1, shownAs: "1", expected: "a number from 1 to 31",
        help: "How many days the plan has",
        read: { text in Int(text).flatMap { (1...31).contains($0) ? $0 : nil } })

    static let scene = Option<String?>.text(
        "scene", value: "SCENE", help: "The scene in which it stands instead of the first one that places it",
        completing: .scenes)

    static let format = Option<Format>.choice(
        "format", value: "FORMAT", default: .text, help: "How the plan is printed")

    static let command = Command(
        name: "timeline",
        summary: "Print what a file that changes with time shows when, and when it asks for new data.",
        discussion: [
            "The plan begins at the time of the scene's fixture, with what the fixture says. It ends with what it takes "
                + "for granted.",
            "Servers are asked once, when they were allowed and the fixture has no answer of theirs.",
        ],
        arguments: [name.declaration, days.declaration, scene.declaration, format.declaration],
        takesPlanOptions: true,
        exits: [
            .init(.success, "the plan was printed; warnings go to standard error"),
            .init(.findings, "errors in the file or in the scene, printed to standard error"),
            .init(.usage, "the command line is wrong, or the file is unknown or does nothing by itself"),
        ])
}
