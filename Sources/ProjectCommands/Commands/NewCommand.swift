import SceneModel

/// `new`: a file to start from.
enum NewCommand {
    /// The kinds of file that can be started.
    enum Kind: String, CaseIterable, Sendable {
        /// `Themes/<id>.yaml`.
        case theme
        /// `Scenes/<id>.yaml`.
        case scene
    }

    static let kind = Positional<Kind>.choice("KIND", help: "What to start")

    static let name = Positional<String>.one("NAME", help: "The new id, which is also the file's name")

    static let subjectName = Option<String?>.text(
        "with", value: "NAME",
        help: "A component or a part whose keys the file lists; a scene starts with the part open")

    static let type = Option<String?>.text(
        "type", value: "TYPE",
        help: "The scene's type; needed for themes, too, by a program that knows several kinds of scenes")

    static let command = Command(
        name: "new",
        summary: "Start a theme or a scene: a commented file that validates.",
        discussion: ["A file that exists already is left as it is."],
        arguments: [kind.declaration, name.declaration, subjectName.declaration, type.declaration],
        examples: [
            .init("new theme evening", "Writes Themes/evening.yaml."),
            .init("new scene reading-group", "Writes Scenes/reading-group.yaml."),
        ],
        exits: [
            .init(.success, "the file was written"),
            .init(.usage, "the command line is wrong, or the file exists or cannot be written"),
        ])
}
