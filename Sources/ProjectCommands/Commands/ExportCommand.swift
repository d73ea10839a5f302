import SceneModel

/// `export`: a theme as files of another language.
enum ExportCommand {
    static let target = Positional<String?>.optional(
        "TARGET", help: "The form, such as css (default: every entry of 'exports' in the project file)",
        completing: .targets)

    static let subject = Positional<String?>.optional(
        "SUBJECT", help: "The id of what is written, for a form that writes no theme")

    static let theme = Option<String?>.text(
        "theme", value: "THEME", help: "The theme (default: the project's, or the only one)", completing: .themes
    )

    static let scene = Option<String?>.text(
        "scene", value: "SCENE",
        help: "A scene, for a form that writes scenes along with the theme; can be repeated (default: of each type, the"
            + " one that extends the fewest others)", completing: .scenes)

    static let output = Option<String?>.text(
        "output", short: "o", value: "DIR",
        help: "The folder that is written into, or - to print the text (default: -)")

    static let check = Option<Bool>.flag(
        "check", help: "Write nothing; compare the values in DIR with the theme's, and exit 1 if they differ")

    static let force = Option<Bool>.flag(
        "force", help: "Also replace files that 'export' did not write, or that were changed since")

    static let format = Option<ValidateCommand.Format>.choice(
        "format", value: "FORMAT", default: .text, help: "How findings are printed")

    static let command = Command(
        name: "export",
        summary: "Write a theme, or files of the project, as code and data that apps build with.",
        discussion: [
            "Each value stands beside the line of YAML that gives it. Equal themes give equal files. A theme with errors is"
                + " not exported, and a file that a person has changed is not replaced.",
            "An entry of 'exports' in the project file may lead out of the project's folder if '--allow' names where to.",
        ],
        arguments: [
            target.declaration, subject.declaration, theme.declaration, scene.declaration, output.declaration,
            check.declaration, force.declaration, format.declaration,
        ],
        examples: [
            .init(
                "export css --theme agora -o web/theme", "Writes the theme's tokens, images and fonts for web pages."),
            .init("export --check", "Fails when what the project file exports is not what lies there."),
        ],
        exits: [
            .init(.success, "everything was written, or with --check: is as it would be written"),
            .init(.findings, "errors in the theme, what cannot be exported, or with --check: differences"),
            .init(.usage, "the command line is wrong, or files cannot be written"),
        ])
}
