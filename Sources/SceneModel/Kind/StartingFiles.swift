/// What the command `new` writes for a kind of scene: a theme and a scene to start from.
///
/// Each text is a whole file that validates as it is, and its comments are the author's first guide. The command puts the
/// new id and a title into the lines `theme:`, `scene:` and `title:` at the top level; everything else stays.
public struct StartingFiles: Sendable {
    /// A theme that stands on its own.
    ///
    /// It is written beside a new scene, too, where a project has no theme yet.
    public let theme: String

    /// The files that the theme names, such as icons, by their paths in the project; one that is there stays as it is.
    public let themeFiles: [String: [UInt8]]

    /// A theme that extends one which a project may have; written in a project that has that one.
    public let extendingTheme: String?

    /// A scene that composes everything itself.
    ///
    /// It says its `type`; its `theme` is exchanged for one that the project has.
    public let scene: String

    /// A scene that extends one below `Scenes/presets`; written in a project that has one of the kind, which it then extends.
    public let extendingScene: String?

    /// The files of the kind's own that the scene places, by their paths in the project; one that is there stays as it is.
    public let sceneFiles: [String: [UInt8]]

    /// Files of the kind's own to start from.
    public let files: [File]

    /// Whether it is meant only where somebody names one of the kind's types: beside another kind, no command asks then
    /// which of the two it is.
    public let needsType: Bool

    /// A file of one of the kind's own formats.
    ///
    /// The command puts the new id into the line that is called after the format, and a title into the line `title:`. A
    /// line `# theme:` becomes the key where the project has themes and does not say which of them counts.
    public struct File: Sendable {
        /// The name of the format.
        public let format: String

        /// A whole file that validates as it is.
        public let text: String

        /// The name of the format of which a file must lie in the same folder; it is written, too, where there is none.
        public let companion: String?

        /// Takes a text.
        public init(_ format: String, _ text: String, beside companion: String? = nil) {
            self.format = format
            self.text = text
            self.companion = companion
        }
    }

    /// Presets that ``extendingScene`` can extend, by type; written beside a new scene of a type of which the project
    /// has none.
    public let presets: [Preset]

    /// A scene below `Scenes/presets`.
    public struct Preset: Sendable {
        /// Its id, such as `presets/plain`.
        public let id: String
        /// The type of its scenes.
        public let type: String
        /// A whole file; its `theme` is exchanged for one that the project has.
        public let text: String

        /// Takes a text.
        public init(_ id: String, type: String, _ text: String) {
            self.id = id
            self.type = type
            self.text = text
        }
    }

    /// What `new project` writes beside `themeFiles`, by path; empty for a project made of `theme` and `scene`.
    public let projectFiles: [String: [UInt8]]

    /// Collects texts.
    ///
    /// - Parameters:
    ///   - theme: A theme that stands on its own.
    ///   - themeFiles: The files that the theme names, by their paths in the project.
    ///   - extendingTheme: A theme that extends one which a project may have.
    ///   - scene: A scene that composes everything itself, in `theme`.
    ///   - extendingScene: A scene that extends one below `Scenes/presets`; the one that it names is preferred to others.
    ///   - sceneFiles: The files of the kind's own that `scene` places, by their paths in the project.
    ///   - files: Files of the kind's own formats.
    ///   - presets: The presets that `extendingScene` can extend, by type.
    ///   - needsType: Whether it is meant only where somebody names one of the kind's types.
    ///   - projectFiles: What `new project` writes, by path: themes, presets, scenes and fixtures that validate together.
    public init(
        theme: String, themeFiles: [String: [UInt8]] = [:], extendingTheme: String? = nil, scene: String,
        extendingScene: String? = nil, sceneFiles: [String: [UInt8]] = [:], files: [File] = [],
        presets: [Preset] = [], needsType: Bool = false, projectFiles: [String: [UInt8]] = [:]
    ) {
        self.theme = theme
        self.themeFiles = themeFiles
        self.extendingTheme = extendingTheme
        self.scene = scene
        self.extendingScene = extendingScene
        self.sceneFiles = sceneFiles
        self.files = files
        self.presets = presets
        self.needsType = needsType
        self.projectFiles = projectFiles
    }
}
