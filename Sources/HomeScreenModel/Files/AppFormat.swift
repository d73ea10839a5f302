package import ConfigSchema
package import SceneModel

/// The format of an app's file, `Widgets/<app>/app.yaml`, declared once.
///
/// The app is what widgets belong to: what it may open, and the store that it shares with them.
package enum AppFormat {
    /// The file's kind.
    package static let file = FileFormat(
        "app", in: "Widgets", called: "app", "An app whose widgets lie in the same folder."
    ) { _ in members }

    /// The colour of an icon whose app says none.
    package static let color = SRGBColor(hex: 0x5B6CFF)

    private static let members = [
        PropertySpec("title", .text, "What people call the app; below its icon and its widgets."),
        PropertySpec(
            "theme", .string,
            "The id of the theme that its widgets are written for, by which their colours and images are checked; by "
                + "default the project's."),
        PropertySpec("icon", .image, "The picture on its icon; without one, the first letter of its title."),
        PropertySpec("color", .byMode(.color), default: color.hexText, "The icon's colour, behind the picture."),
        PropertySpec(
            "group", .string, "The app group: the store that the app shares with its widgets, such as `group.example`."),
        PropertySpec(
            "signIn", .string,
            "The key of the store that has what signs people in, such as a token; while it has none, `app.signedIn` is "
                + "false."),
        PropertySpec(
            "schemes", .list(of: .string, count: 0...20), "The URL schemes that open the app, such as `story`."),
        PropertySpec(
            "routes", .map(of: .string, keys: .any("route")),
            "What the app shows for a URL, by the part behind `scheme://`; `{id}` stands for any text."),
        PropertySpec(
            "order", .list(of: .string, count: 0...100),
            "Its widgets in the order of the gallery, by their names; the others follow by their ids."),
        PropertySpec("intents", Intent.section, "What buttons and switches of its widgets do, by name."),
    ]
}
