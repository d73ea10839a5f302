/// How a scene is looked at: what the preview's address says, and what `render` takes as options.
package struct SceneView: Hashable, Sendable {
    /// The scene's id.
    package var scene: String
    /// The theme's id.
    package var theme: String
    /// The theme's mode.
    package var mode: String
    /// The screen's name: a declared one, or a size with a class, such as `844x390:small`.
    package var device: String
    package var locale: String
    /// The user through whose eyes the scene is seen.
    package var viewer: String
    /// The anchor whose popup is open; behind a slash what it opens for, such as `stage.window/lin`.
    package var openAnchor: String?
    /// The moment at which time stands, as `StandingTime` reads it; nil where it goes on.
    package var at: String?
    /// What was chosen on the axes of the scene's kind, by their names, where it is not the first choice.
    package var axes: [String: String]

    /// The anchor without what it opens for: what a placement names.
    package var openPart: String? { openAnchor.map { Self.part(of: $0) } }

    /// An anchor without what it opens for.
    package static func part(of anchor: String) -> String { String(anchor.prefix { $0 != "/" }) }

    package init(
        scene: String, theme: String, mode: String, device: String, locale: String, viewer: String,
        openAnchor: String? = nil, at: String? = nil, axes: [String: String] = [:]
    ) {
        self.scene = scene
        self.theme = theme
        self.mode = mode
        self.device = device
        self.locale = locale
        self.viewer = viewer
        self.openAnchor = openAnchor
        self.at = at
        self.axes = axes
    }
}
