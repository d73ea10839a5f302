import ConfigSchema
import HomeScreenModel

/// The properties that all views have.
struct CommonProperties: Sendable {
    /// A view, as entries of lists are read.
    let view: PropertyKind

    /// The views in another one.
    var items: PropertySpec {
        PropertySpec("items", .list(of: view, count: 0...100), default: "[]", "The views in it, in their order.")
    }

    /// A condition under which something is there.
    static let condition = PropertySpec(
        "when", .record(Condition.group), "What must hold for the view to be there.")

    /// A colour or a gradient.
    static let paint = PropertyKind.shape(scalar: .bound(.color), list: nil, map: .record(gradient))

    static let gradient = PropertyGroup(
        "a gradient",
        [
            PropertySpec(
                "colors", .list(of: .bound(.color), count: 2...8), "The colours, at equal distances.", required: true),
            PropertySpec(
                "angle", .number(0...360), default: "180", "Where it goes to: 180 is down, 90 to the right."),
        ])

    var all: [PropertySpec] {
        [
            PropertySpec("id", .string, "A name for the view, unique in its layout."),
            Self.condition,
            size("width", "How wide it is."), size("height", "How high it is."),
            size("minWidth", "How wide it is at least."), size("minHeight", "How high it is at least."),
            size("maxWidth", "How wide it is at most; `100%` takes all that is offered."),
            size("maxHeight", "How high it is at most; `100%` takes all that is offered."),
            PropertySpec("ratio", .enumeration(BoxValues.ratios), "Its width divided by its height."),
            PropertySpec(
                "padding", .shape(scalar: .bound(.number(-500...500)), list: nil, map: .record(Self.padding)),
                "Points between the view and the edges of its box; negative ones let it reach beyond."),
            PropertySpec(
                "background", .shape(scalar: .bound(.color), list: nil, map: view),
                "What lies behind it: a colour, or a view that is offered its size."),
            PropertySpec("overlay", view, "A view over it, which is offered its size."),
            PropertySpec("clip", .enumeration(ClipShape.cases), "The shape beyond which nothing of it shows."),
            PropertySpec("opacity", .bound(.number(0...1)), default: "1", "How much of it shows."),
            PropertySpec(
                "blur", .bound(.number(0...100)), default: "0", "The radius in points by which it is blurred."),
            PropertySpec(
                "priority", .number(-100...100), default: "0",
                "In a row or column, those with more get their space first."),
            PropertySpec(
                "accent", .boolean, default: "false", "Whether it takes the tint where the system tints widgets."),
            PropertySpec(
                "redact", .enumeration(Self.redaction), default: "automatic", "When a shape stands in for it."),
            PropertySpec("label", .bound(.text), "What it is called for those who hear it."),
        ]
    }

    private static let redaction = [
        EnumerationCase("automatic", "In the placeholder, and where a value of it could not be had."),
        EnumerationCase("never", "Not even in the placeholder."),
        EnumerationCase(
            "private", "Also while the telephone is locked, such as an address.",
            synonyms: ["locked", "sensitive", "hidden"]),
        EnumerationCase("always", "Whatever it shows, such as a balance."),
    ]

    private static let padding = PropertyGroup(
        "'padding'",
        ["left", "top", "right", "bottom"].map { side in
            PropertySpec(side, .number(-500...500), "At the \(side) edge.")
        } + [
            PropertySpec("horizontal", .number(-500...500), "At the left and the right edge."),
            PropertySpec("vertical", .number(-500...500), "At the top and the bottom edge."),
        ])

    private func size(_ key: String, _ summary: String) -> PropertySpec {
        PropertySpec(key, .bound(.length), summary)
    }
}

/// A view that holds others under `items`.
public protocol ViewContainer: HomeView {}
