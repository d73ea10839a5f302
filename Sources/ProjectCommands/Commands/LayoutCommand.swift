/// `layout`: the rectangle of every placed component.
enum LayoutCommand {
    /// The forms in which rectangles are printed.
    enum Format: String, CaseIterable, Sendable {
        /// A table for people.
        case text
        /// An array of rectangles, bottom to top.
        case json
    }

    static let format = Option<Format>.choice(
        "format", value: "FORMAT", default: .text, help: "How the rectangles are printed")

    static let command = Command(
        name: "layout",
        summary: "Print where every component of a scene ends up, in points.",
        arguments: [
            ViewOptions.scene.declaration, ViewOptions.theme.declaration, ViewOptions.device.declaration,
            ViewOptions.locale.declaration,
            ViewOptions.user.declaration, ViewOptions.at.declaration, format.declaration,
        ],
        takesAxes: true,
        exits: [
            .init(.success, "the rectangles were printed"),
            .init(.findings, "errors in the scene or in what it imports"),
            .init(.usage, "the command line is wrong, or the scene is unknown"),
        ])
}
