public import ConfigSchema

/// How a file of a kind's own is shown by itself, in a scene that nobody has written.
public struct FileShowing: Sendable {
    /// One of its pictures.
    public struct Form: Sendable {
        /// Its name among the choices of ``SceneKind/formAxis``, and what it is.
        public let choice: EnumerationCase

        /// What the scene says beside its id, its theme and its fixture, as YAML: that it places the file, and where.
        public let scene: String

        /// Declares a form.
        public init(_ choice: EnumerationCase, scene: String) {
            self.choice = choice
            self.scene = scene
        }
    }

    /// What people call it, in the files' languages; nil for a file that has no name but its id.
    public let title: ConfigValue?

    /// One sentence about it; nil where the file has none.
    public let summary: ConfigValue?

    /// The heading under which it stands among others, and its place below that heading.
    public let group: (title: ConfigValue?, name: String, order: Int)

    /// The theme that it is written for; nil for the project's.
    public let theme: String?

    /// Its pictures, in the order in which people see them.
    public let forms: [Form]

    /// Says how a file is shown.
    ///
    /// - Parameters:
    ///   - title: What people call it.
    ///   - summary: One sentence about it.
    ///   - group: The heading under which it stands, the heading's name, and its place there.
    ///   - theme: The theme that it is written for.
    ///   - forms: Its pictures.
    public init(
        title: ConfigValue?, summary: ConfigValue?, group: (title: ConfigValue?, name: String, order: Int),
        theme: String?, forms: [Form]
    ) {
        self.title = title
        self.summary = summary
        self.group = group
        self.theme = theme
        self.forms = forms
    }
}
