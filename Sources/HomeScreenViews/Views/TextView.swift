import ConfigSchema
import SceneModel
import SceneRendering

/// Words.
struct TextView: HomeView {
    static let name = "text"
    static let summary = "Words, in one of the system's styles or in a font."
    static let shorthand: String? = "value"
    static let properties =
        [PropertySpec("value", .bound(.text), "The words.", required: true)]
        + TextProperties.all(
            style: PropertySpec(
                "style", .enumeration(TextStyle.cases), default: "body", "The size, weight and line by iOS's names."))
    static let examples = TextExamples.text

    private let settings: TextSettings

    init(_ values: ViewValues) { settings = TextSettings(values.text("value") ?? "", values) }

    var anchor: ViewAnchor { ViewAnchor(x: settings.alignment, y: 0.5) }

    var heedsHeight: Bool { settings.heedsHeight }

    func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure {
        let flow = TextFlow(settings, in: proposal, context)
        return ViewMeasure(size: flow.size(settings), text: flow)
    }

    func render(_ box: ViewBox, in context: ViewContext) -> ViewMarks {
        guard let flow = box.text else { return ViewMarks() }
        return ViewMarks(
            style: flow.style(settings, isAccented: box.isAccented, context),
            flow.nodes(settings, in: box.content, of: box.rect))
    }
}

/// A moment in words.
struct DateView: HomeView {
    static let name = "date"
    static let summary = "A moment in words, some of which run by themselves."
    static let shorthand: String? = "value"
    static let properties =
        [
            PropertySpec("value", .bound(.instant), "The moment, such as `\"{entry.date}\"`.", required: true),
            PropertySpec(
                "style",
                .enumeration([
                    EnumerationCase("date", "The day."), EnumerationCase("time", "Hours and minutes."),
                    EnumerationCase("timer", "A time that runs to it or from it."),
                    EnumerationCase("relative", "How far it is, in words; it runs."),
                    EnumerationCase("offset", "How far it is, with a sign; it runs."),
                ]), default: "date", "How it is written."),
            PropertySpec("pattern", .string, "How it is written instead, such as `MM/dd` or `HH:mm`."),
        ] + TextProperties.all(style: nil)
    static let examples = TextExamples.date

    private let settings: TextSettings
    private let style: String
    private let running: [HTMLAttribute]

    /// Where a moment stands among the values to which a time runs, and from which: milliseconds since 1970.
    static let until = "runs until"
    static let from = "runs from"

    init(_ values: ViewValues) {
        // The style is the date's own, so that the words have the usual size unless they get another one.
        settings = TextSettings(values.text("value") ?? "", values.replacing("style", with: nil))
        style = values.text("pattern") == nil ? values.text("style") ?? "date" : "pattern"
        if let end = values.text(Self.until).flatMap({ Int64($0) }) {
            running = HTMLAttribute.runs(until: end)
        } else if let start = values.text(Self.from).flatMap({ Int64($0) }) {
            running = HTMLAttribute.runs(from: start)
        } else {
            running = []
        }
    }

    var anchor: ViewAnchor { ViewAnchor(x: settings.alignment, y: 0.5) }

    var heedsHeight: Bool { settings.heedsHeight }

    func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure {
        let flow = TextFlow(settings, in: proposal, context)
        return ViewMeasure(size: flow.size(settings), text: flow)
    }

    func render(_ box: ViewBox, in context: ViewContext) -> ViewMarks {
        guard let flow = box.text else { return ViewMarks() }
        return ViewMarks(
            .div, [.data("date", style)], style: flow.style(settings, isAccented: box.isAccented, context),
            // A time that runs is one word.
            flow.nodes(settings, in: box.content, of: box.rect, flow.lines.count == 1 ? running : []))
    }
}

/// What texts and dates have in common.
enum TextProperties {
    static func all(style: PropertySpec?) -> [PropertySpec] {
        (style.map { [$0] } ?? []) + [
            PropertySpec("font", .font, "The font in place of a style."),
            PropertySpec("size", .number(1...200), "The size in points in place of the style's."),
            PropertySpec(
                "weight", .enumeration(FontWeight.allCases.map { EnumerationCase($0.rawValue, "CSS \($0.number).") }),
                "How bold it is in place of the style's."),
            PropertySpec("color", .bound(.color), "The colour; without it that of the system's texts."),
            PropertySpec("lines", .integer(1...50), "The most lines that it takes."),
            PropertySpec("minScale", .number(0.1...1), default: "1", "How small it may become before it is cut."),
            PropertySpec("align", .enumeration(HorizontalAlign.cases), default: "leading", "Where its lines stand."),
            PropertySpec("lineSpacing", .number(-50...100), default: "0", "Points between two lines, besides."),
            PropertySpec(
                "digits",
                .enumeration([
                    EnumerationCase("proportional", "As wide as each one is."),
                    EnumerationCase("monospaced", "All equally wide, so that a time that runs does not shake."),
                ]), default: "proportional", "How wide digits are."),
            PropertySpec("fixed", .boolean, default: "false", "Whether it stays on one line, as long as it is."),
        ]
    }
}
