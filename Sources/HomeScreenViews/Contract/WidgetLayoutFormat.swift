public import ConfigSchema

/// What a widget's file says of one family's layout, and of the parts that its layouts share.
public struct WidgetLayoutFormat: Sendable {
    /// The group of one layout: `content`, `background` and `link`.
    public let layout: PropertyGroup

    /// The property `parts`: views by names, for `use`.
    public let parts: PropertySpec

    /// Takes the views that there are.
    public init(_ registry: HomeViewRegistry) {
        let view = PropertyKind.nested(registry.kind)
        layout = PropertyGroup(
            "a layout",
            [
                PropertySpec(
                    "content", .list(of: view, count: 1...100), "The views; several stand below each other.",
                    required: true),
                PropertySpec(
                    "background", .shape(scalar: .bound(.color), list: nil, map: .record(Self.background)),
                    "What the widget stands on: a colour, or a map of more."),
                PropertySpec(
                    "link", .bound(.string), "The address at which the app opens when somebody taps beside every link."),
            ], isPartial: false, refusing: [SizeIsTheSystems.refusal])
        parts = PropertySpec(
            "parts", .map(of: view, keys: .any("part")), "Views by names, which `use` puts into layouts.")
    }

    private static let background = PropertyGroup(
        "'background'",
        [
            PropertySpec("color", .bound(.color), "A colour."),
            PropertySpec("gradient", .record(CommonProperties.gradient), "Several colours, over the one."),
            PropertySpec("image", .bound(.image), "An image of the theme, over both, which fills the widget."),
            PropertySpec("url", .bound(.string), "The address of an image, in place of the theme's."),
            PropertySpec(
                "removable", .boolean, default: "true", "Whether the system may take it away where it tints widgets."),
        ])
}
