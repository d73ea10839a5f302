import SceneModel

/// The options that choose one view of a scene: whose eyes, on which screen, in which theme.
///
/// An option that is absent leaves the choice to the scene file.
enum ViewOptions {
    static let theme = Option<String?>.text(
        "theme", value: "THEME", help: "The theme instead of the scene's own", completing: .themes)

    static let mode = Option<String?>.text(
        "mode", value: "MODE", help: "A mode of the theme, such as dark, instead of its first one", completing: .modes)

    static let device = Option<String?>.text(
        "device", value: "DEVICE", help: "A screen by its name, or one of your own as WIDTHxHEIGHT:CLASS",
        completing: .devices)

    static let locale = Option<String?>.text(
        "locale", value: "LOCALE", help: "The language of texts, such as zh-Hans", completing: .locales)

    static let user = Option<String?>.text(
        "user", value: "USER", help: "The user of the fixture through whose eyes the scene is seen",
        completing: .viewers)

    static let at = Option<String?>.text(
        "at", value: "TIME",
        help: "The moment at which time stands: a distance from the fixture's, such as +2h, or an instant")

    /// Their declarations, in the order of the help text.
    static let declarations = [
        theme.declaration, mode.declaration, device.declaration, locale.declaration, user.declaration,
        at.declaration,
    ]

    /// The scene that a command looks at, or a file that is shown by itself.
    static let scene = Positional<String>.one(
        "SCENE", help: "The id of a scene, or of a file that is shown by itself; or the path of either",
        completing: .scenes)

    /// The option for an axis that a kind of scene adds.
    static func option(for axis: SceneAxis) -> Option<String?> {
        .text(axis.name, value: axis.name.uppercased(), help: axis.help, completing: .axis(axis.name))
    }

    /// The axes of some kinds, each once, that of files by themselves first.
    static func axes(of kinds: [any SceneKind]) -> [SceneAxis] {
        var seen: Set<String> = []
        return (kinds.compactMap(\.formAxis) + kinds.flatMap(\.axes)).filter { seen.insert($0.name).inserted }
    }
}
