/// `render`: one view of a scene as a page that needs no server.
enum RenderCommand {
    static let output = Option<String?>.text(
        "output", short: "o", value: "FILE", help: "Where the page goes instead of standard output")

    static let over = Option<String?>.text(
        "over", value: "NAME", help: "What stands over the scene, by its configuration, such as toast",
        completing: .messages)

    static let open = Option<String?>.text(
        "open", value: "POPUP", help: "The popup that stands open, by its id or by the part that opens it")

    static let command = Command(
        name: "render",
        summary: "Write one view of a scene as a self-contained HTML file.",
        discussion: ["The file carries its styles and images, so it needs neither this tool nor a network."],
        arguments: [ViewOptions.scene.declaration] + ViewOptions.declarations + [
            open.declaration, over.declaration, output.declaration,
        ],
        takesAxes: true,
        exits: [
            .init(.success, "the page was written; warnings go to standard error"),
            .init(.findings, "errors in the scene or in what it imports, printed to standard error"),
            .init(.usage, "the command line is wrong, the scene is unknown, or FILE cannot be written"),
        ])
}
