public import ConfigSchema
public import HomeScreenViews
import SceneModel
import SceneRendering

/// A dial with a needle that points where somebody goes.
public struct Compass: HomeView {
    /// The name in widgets' files.
    public static let name = "compass"

    /// What it shows.
    public static let summary = "A dial with a needle; 0 degrees are up, 90 to the right."

    /// What a file can say.
    public static let properties = [
        PropertySpec("heading", .bound(.number(0...360)), "Where the needle points, in degrees.", required: true),
        PropertySpec("needle", .bound(.color), default: "#E5484D", "The colour of the needle."),
        PropertySpec("dial", .bound(.color), default: "#8E8E93", "The colour of the dial."),
    ]

    /// `compass: "{walk.heading}"`.
    public static let shorthand: String? = "heading"

    /// The rules of its picture; lengths are shares of the view's own size.
    public static let styleSheet = """
        .hv-compass .dial { position: absolute; inset: 0; border-radius: 50%; border: 2px solid var(--dial); }
        .hv-compass .needle { position: absolute; left: 48%; top: 8%; width: 4%; height: 42%; border-radius: 40%;
          background: var(--needle); transform-origin: 50% 100%; rotate: calc(var(--heading) * 1deg); }

        """

    /// Its tests, and its pictures.
    public static let examples = [
        HomeViewExample(
            "It points east", "compass: 90", width: 60, height: 60,
            expect: .markup(contains: ["hv-compass", "--heading:90", "--needle:#e5484d"])),
        HomeViewExample(
            "It goes where the data say", "compass: { heading: \"{walk.heading}\", needle: white, dial: black }",
            data: #"{ "walk": { "heading": 225 } }"#,
            expect: .markup(contains: ["--heading:225", "--needle:#ffffff", "--dial:#000000"])),
        HomeViewExample("A heading is a number", "compass: north", expect: .findings(["config.kind"])),
    ]

    private let heading: Double
    private let needle: SRGBColor?
    private let dial: SRGBColor?

    /// Takes the values that apply.
    public init(_ values: ViewValues) {
        heading = values.number("heading") ?? 0
        needle = values.color("needle")
        dial = values.color("dial")
    }

    /// The largest square in the offer; without an offer as large as an icon.
    public func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure {
        let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? 60
        return ViewMeasure(size: LayoutSize(width: side, height: side))
    }

    /// A ring and a bar, which the style sheet turns.
    public func render(_ box: ViewBox, in context: ViewContext) -> ViewMarks {
        func painted(_ color: SRGBColor?) -> CSSValue {
            .color(context.painted(color ?? context.textColor, isAccented: box.isAccented))
        }
        return ViewMarks(
            style: [
                .property("--heading", .number(heading)), .property("--needle", painted(needle)),
                .property("--dial", painted(dial)),
            ],
            [.element(.div, .class("dial")), .element(.div, .class("needle"))])
    }
}
