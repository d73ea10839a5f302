import SceneModel

/// `reference`: everything that files and command lines may say, as text or as one page.
enum ReferenceCommand {
    /// The forms of the reference.
    enum Format: String, CaseIterable, Sendable {
        /// For a terminal, 80 columns wide.
        case text
        /// One page with pictures and a search, which needs no network.
        case html
        /// An array of pages, for programs.
        case json
    }

    static let name = Positional<String?>.optional(
        "NAME",
        help: "A topic, a guide, or the name of anything in it: a component, a key, a token, a rule, a command"
            + " (default: the contents)", completing: .reference)

    static let format = Option<Format>.choice(
        "format", value: "FORMAT", default: .text,
        help: "The form; html is always the whole reference, json an array of pages")

    static let output = Option<String?>.text(
        "output", short: "o", value: "FILE", help: "Where it goes instead of standard output")

    static let command = Command(
        name: "reference",
        summary: "Look up guides, components, tokens, texts, layout, rules and commands.",
        discussion: [
            "Tokens, texts and pictures are those of the project in the current folder; without one, those of the project"
                + " that 'new project' writes.",
            "Each page in JSON has 'topic', 'name', 'title', 'summary' and 'blocks'. A block has a 'type': 'paragraph',"
                + " 'heading' and 'code' have 'text', a 'list' has 'items', a 'table' has 'rows'. A row has 'id', 'name',"
                + " 'facts' by heading such as 'kind' and 'default', 'summary', and 'values', each with 'name' and"
                + " 'summary'.",
        ],
        arguments: [name.declaration, format.declaration, output.declaration],
        examples: [
            .init("reference compose --format json", "Prints the keys of an entry of 'compose', for a program."),
            .init("reference", "Prints the contents."),
            .init("reference rules", "Lists the rules; 'reference config.unknown-key' explains one."),
            .init("reference --format html -o reference.html", "Writes everything as one page for a browser."),
        ],
        exits: [
            .init(.success, "the reference was printed"),
            .init(.usage, "the command line is wrong, there is no such name, or FILE cannot be written"),
        ])
}
