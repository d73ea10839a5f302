import ConfigSchema
import HomeScreenModel
import SceneModel

/// The format of a widget's file, `Widgets/<app>/<name>.yaml`, declared once.
enum WidgetFormat {
    /// The file's kind.
    ///
    /// The views are asked for with the first file: most commands read none, and pay nothing for them.
    static let file = file { .builtIn }

    /// The same with other views.
    static func file(of views: @escaping @Sendable () -> HomeViewRegistry) -> FileFormat {
        FileFormat("widget", in: "Widgets", "A widget of the app in whose folder it lies.") { _ in members(views()) }
    }

    private static func members(_ views: HomeViewRegistry) -> [PropertySpec] {
        let format = WidgetLayoutFormat(views)
        let families = WidgetFamily.allCases.map(\.rawValue)
        return [
            PropertySpec(
                "kind", .string,
                "What the app's code calls the widget; its id by default. People lose it when it changes."),
            PropertySpec("title", .text, "The name in the gallery, and below the widget."),
            PropertySpec("description", .text, "The sentence in the gallery."),
            PropertySpec(
                "families", .list(of: .enumeration(WidgetFamily.names), count: 1...WidgetFamily.allCases.count),
                "The forms in which people can place it; by default all that have a layout."),
            PropertySpec(
                "margins", .enumeration(margins), default: "system", "What the system keeps free at the edges."),
            PropertySpec("expandedHeight", .number(110...2000), "How high it is in `todayExpanded`, in points."),
            PropertySpec("configuration", Parameter.section, "What people can choose for each one that they place."),
            PropertySpec(
                "data", DeclaredSource.section,
                "Where its values come from; a text such as `\"{name.key}\"` shows one."),
            PropertySpec("timeline", .record(Timeline.group), "What it shows when, and when it asks for more."),
            PropertySpec(
                "layouts", .map(of: .record(format.layout), keys: .oneOf(["default"] + families, "family")),
                "What it looks like, by family; `default` serves those that have none.", required: true),
            format.parts,
        ]
    }

    private static let margins = [
        EnumerationCase("system", "16 points on a home screen, none on a lock screen."),
        EnumerationCase("none", "Content reaches the edges."),
    ]
}
