import SceneModel

/// `import`: tokens of others as a theme.
enum ImportCommand {
    static let source = Positional<String>.one("SOURCE", help: "The form, such as dtcg", completing: .sources)

    static let files = Positional<[String]>.many(
        "FILE", help: "The files that are read, or folders for a SOURCE that reads such")

    static let theme = Option<String?>.text(
        "theme", value: "THEME", help: "The id of the new theme (default: the name of FILE of '--output')")

    static let base = Option<String?>.text(
        "extends", value: "THEME", help: "The theme that the new one changes", completing: .themes)

    static let output = Option<String?>.text(
        "output", short: "o", value: "FILE", help: "The theme's file, or - to print it (default: -)")

    static let force = Option<Bool>.flag("force", help: "Replace a file that is there")

    static let format = Option<ValidateCommand.Format>.choice(
        "format", value: "FORMAT", default: .text, help: "How findings are printed")

    static let command = Command(
        name: "import",
        summary: "Write a theme from tokens that were made elsewhere.",
        discussion: [
            "Aliases stay references, and each token says which line it comes from. What a theme has no place for is"
                + " named, and the rest is imported all the same.",
            "Files of a resolver lie in its own folder, or below it.",
            "Of a theme that '--extends' names, only differences are written.",
        ],
        arguments: [
            source.declaration, files.declaration, theme.declaration, base.declaration, output.declaration,
            force.declaration, format.declaration,
        ],
        examples: [
            .init("import dtcg light.json dark.json -o Themes/brand.yaml", "Makes a theme with two modes."),
            .init("import css site.css --theme site", "Prints the custom properties of a style sheet as a theme."),
        ],
        exits: [
            .init(.success, "the theme was written, perhaps with warnings"),
            .init(.findings, "a file cannot be read as SOURCE"),
            .init(.usage, "the command line is wrong, or a file cannot be read or written"),
        ])
}
