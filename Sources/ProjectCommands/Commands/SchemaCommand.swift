import SceneModel
import SourceDiagnostics

/// `schema`: JSON Schema for editors.
enum SchemaCommand {
    /// The kinds of file that have a schema.
    enum Kind: String, CaseIterable, Sendable {
        /// `Themes/<id>.yaml`.
        case theme
        /// `Scenes/<id>.yaml`.
        case scene
        /// `Scenes/contexts/<id>.yaml`.
        case contexts
        /// `diorama.yaml`.
        case project
    }

    static let kind = Positional<String>.one(
        "KIND",
        help: "The kind of file: \(Kind.allCases.map(\.rawValue).joined(by: ", "))",
        completing: .formats)

    static let knowsProject = Option<Bool>.flag(
        "project", help: "Also propose the tokens, images and texts of the project")

    static let command = Command(
        name: "schema",
        summary: "Print the JSON Schema of a kind of file, for completion in editors.",
        discussion: [
            "The schema is draft-07. Editors with the YAML language server read it from a first line such as"
                + " '# yaml-language-server: $schema=../theme.schema.json'.",
            "It knows the devices and languages that the project's own file adds.",
        ],
        arguments: [kind.declaration, knowsProject.declaration],
        examples: [
            .init("schema theme > theme.schema.json", "Writes the schema of themes."),
            .init("schema scene --project > scene.schema.json", "Writes that of scenes, with the project's own names."),
        ],
        exits: [.init(.success, "the schema was printed"), .init(.usage, "the command line is wrong")])
}
