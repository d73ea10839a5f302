import ConfigSchema
import ThemeModel

/// The format of an entry of `widgets`, which scenes and fixtures share, declared once.
enum WidgetFormat {
    /// The `widgets` section for some widgets.
    ///
    /// Each widget's properties are read by the kinds that it declares, those of an instance as its kind's.
    static func spec(for widgets: WidgetCatalog, _ catalog: ConfigCatalog) -> PropertySpec {
        let entries = widgets.widgets.map { widget in
            let family = widget.instances.prefix(of: widget.id).map {
                KeyedKinds.Family($0, .record(instanceGroup(of: widget)))
            }
            return KeyedKinds.Entry(
                widget.id, .record(group(of: widget, catalog)), widget.summary, family: family)
        }
        return PropertySpec(
            "widgets", .keyed(KeyedKinds("widget", entries, other: .record(anyWidget))),
            "The widgets of the room, by id; a scene adds to what its fixture says of one.")
    }

    private static func group(of widget: WidgetDeclaration, _ catalog: ConfigCatalog) -> PropertyGroup {
        let configuration = catalog.component(widget.configurationName).map { component in
            PropertySpec(
                "configuration", .record(component.properties),
                "How it looks: the same keys as under `components: \(component.name):`.")
        }
        // What nobody declares more of looks like any other.
        guard configuration != nil || declares(widget) else { return anyWidget }
        return PropertyGroup(
            "widget '\(widget.id)'",
            [registered] + state(of: widget) + [configuration].compactMap(\.self) + contents(of: widget))
    }

    private static func instanceGroup(of widget: WidgetDeclaration) -> PropertyGroup {
        guard declares(widget) else { return anyInstance }
        return PropertyGroup("an instance of widget '\(widget.id)'", state(of: widget) + contents(of: widget))
    }

    private static func declares(_ widget: WidgetDeclaration) -> Bool {
        widget.extraInfo != nil || widget.roomProperties != nil || widget.userProperties != nil
            || !widget.messages.isEmpty
    }

    // MARK: Keys

    private static let anyWidget = PropertyGroup("a widget", [registered] + state(of: nil) + contents(of: nil))

    private static let anyInstance = PropertyGroup("an instance of a widget", state(of: nil) + contents(of: nil))

    private static let registered = PropertySpec(
        "registered", .boolean, default: "true", "Whether the room has it; nobody sees one that is not registered.")

    private static func state(of widget: WidgetDeclaration?) -> [PropertySpec] {
        [
            PropertySpec("active", .boolean, default: "false", "Whether it is active."),
            PropertySpec("owner", .string, "The user whose leaving ends its activity."),
            place("Where it stands, relative to its host."),
            PropertySpec(
                "extraInfo", widget?.extraInfo.map { .record($0) } ?? .map(of: .anything, keys: .any("key")),
                "What its registration hands to it."),
        ]
    }

    private static func contents(of widget: WidgetDeclaration?) -> [PropertySpec] {
        [
            PropertySpec(
                "properties", widget?.roomProperties.map { .record($0) } ?? .anything, "Its room properties."),
            PropertySpec(
                "userProperties",
                .map(of: widget?.userProperties.map { .record($0) } ?? .anything, keys: .any("user")),
                "Its properties of each user."),
            PropertySpec(
                "messages", .list(of: message(to: widget), count: 0...100),
                "What the scene says to it at the start, in this order: words, or maps with one key."),
        ]
    }

    private static func message(to widget: WidgetDeclaration?) -> PropertyKind {
        let taken = (widget?.messages ?? []).filter { $0.direction == .toWidget }
        guard let widget, !widget.messages.isEmpty else {
            return .shape(
                scalar: .string, list: nil,
                map: .keyed(KeyedKinds("message", [], other: .anything, isSingle: true)))
        }
        let words = taken.filter { $0.payload == nil }.map { EnumerationCase($0.name, $0.summary) }
        let entries = taken.map { KeyedKinds.Entry($0.name, $0.payload ?? .anything, $0.summary) }
        return .shape(
            scalar: .enumeration(words), list: nil,
            map: .keyed(KeyedKinds("message of '\(widget.id)'", entries, isSingle: true)))
    }

    /// The key of a place, as shares of what something may move in.
    static func place(_ sentence: String) -> PropertySpec { PropertySpec("frame", .record(frame), sentence) }

    private static let frame = PropertyGroup(
        "a frame",
        ["x", "y", "width", "height"].map { PropertySpec($0, .number(0...1), default: "0", "A share, from 0 to 1.") }
            + [PropertySpec("z", .number(0...1_000_000), default: "2", "Its place above others.")])
}
