import SceneModel
import SourceDiagnostics

/// `new`: a file to start from.
enum NewCommand {
    /// The kinds of file that can be started.
    enum Kind: String, CaseIterable, Sendable {
        /// `Themes/<id>.yaml`.
        case theme
        /// `Scenes/<id>.yaml`.
        case scene
        /// A fixture, which scenes name under `contexts`.
        case contexts
        /// `Texts/<language>.yaml`: the product's texts in a language that it does not have.
        case texts
        /// A folder with everything that a first look needs.
        case project

        /// Whether the file can list the keys of something.
        var listsKeys: Bool { self != .texts && self != .project }

        /// Whether it depends on the kind of scenes that it is for.
        var dependsOnType: Bool { self != .texts }

        /// One of them, for messages.
        var noun: String { self == .contexts ? "a fixture" : rawValue.withArticle }
    }

    static let kind = Positional<String>.one(
        "KIND",
        help:
            "What to start: \(Kind.allCases.map(\.rawValue).joined(by: ", "))",
        completing: .startable)

    static let name = Positional<String?>.optional(
        "NAME",
        help: "The new id, which is also the file's path; a language such as ja; a project's folder (default: the root)"
    )

    static let subjectName = Option<String?>.text(
        "with", value: "NAME",
        help: "A component or a part whose keys the file lists; a scene starts with the part open. Can be repeated",
        completing: .subjects)

    static let type = Option<String?>.text(
        "type", value: "TYPE",
        help: "The scene's type; for a project, a theme or a fixture, one of the types of the kind that it is for"
            + " (default: the kind of which the project has files)",
        completing: .types)

    static let command = Command(
        name: "new",
        summary: "Start a project, or one file of a project: commented files that validate.",
        discussion: ["A file that exists already is left as it is."],
        arguments: [kind.declaration, name.declaration, subjectName.declaration, type.declaration],
        examples: [
            .init("new project", "Fills an empty folder with a project to look at."),
            .init("new theme evening", "Writes Themes/evening.yaml."),
            .init("new scene reading-group", "Writes Scenes/reading-group.yaml."),
            .init("new texts ja", "Writes Texts/ja.yaml, for the texts of components in Japanese."),
            .init("new contexts evening-class", "Writes Scenes/contexts/evening-class.yaml."),
        ],
        exits: [
            .init(.success, "the file was written"),
            .init(.usage, "the command line is wrong, or the file exists or cannot be written"),
        ])
}
