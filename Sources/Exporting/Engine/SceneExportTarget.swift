/// A form in which a theme leaves the project together with scenes, for apps that keep settings by the type of a scene.
///
/// The form has a few slots, such as one for each type of scene. An export fills each slot with one scene, or leaves it
/// empty. Equal themes and equal scenes give equal bytes.
public protocol SceneExportTarget: ExportForm {
    /// The names of the slots, in the order in which scenes are written.
    var slots: [String] { get }

    /// Returns the slot of scenes of a type; nil for a type that the form has no place for.
    func slot(ofType type: String) -> String?

    /// Writes a theme and scenes down; what the form cannot carry is a finding at its line of YAML.
    func export(_ scenes: ExportedScenes) -> Export
}

/// A theme and some scenes as targets read them, without errors.
public struct ExportedScenes: Sendable {
    /// The theme, whose tokens the scenes' components name.
    public let theme: ExportedTheme

    /// At most one scene for each slot of the form, in the order of the slots.
    public let scenes: [ExportedScene]

    /// Takes what was checked.
    package init(_ scenes: [ExportedScene], theme: ExportedTheme) {
        self.scenes = scenes
        self.theme = theme
    }
}
