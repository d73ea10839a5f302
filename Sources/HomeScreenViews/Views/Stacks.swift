import ConfigSchema
import SceneModel

/// Views below each other.
struct ColumnView: ViewContainer {
    static let name = "column"
    static let summary = "Views below each other."
    static let shorthand: String? = "items"
    static let axis: StackAxis? = .vertical
    static let showsData = false
    static let properties = StackProperties.all(HorizontalAlign.cases, "Where they stand from left to right.")
    static let examples = StackExamples.column

    private let layout: StackLayout

    init(_ values: ViewValues) {
        layout = StackLayout(
            axis: .vertical, spacing: values.number("spacing"),
            alignment: HorizontalAlign.fraction(values.text("align") ?? "center"), isEqual: values.flag("equal"))
    }

    var anchor: ViewAnchor { ViewAnchor(x: layout.alignment, y: 0.5) }

    var passesHeightOn: Bool { !layout.isEqual }

    func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure {
        layout.measure(children, in: proposal)
    }
}

/// Views beside each other.
struct RowView: ViewContainer {
    static let name = "row"
    static let summary = "Views beside each other."
    static let shorthand: String? = "items"
    static let axis: StackAxis? = .horizontal
    static let showsData = false
    static let properties = StackProperties.all(VerticalAlign.cases, "Where they stand from top to bottom.")
    static let examples = StackExamples.row

    private let layout: StackLayout

    init(_ values: ViewValues) {
        layout = StackLayout(
            axis: .horizontal, spacing: values.number("spacing"),
            alignment: VerticalAlign.fraction(values.text("align") ?? "center"), isEqual: values.flag("equal"))
    }

    var anchor: ViewAnchor { ViewAnchor(x: 0.5, y: layout.alignment) }

    var passesHeightOn: Bool { true }

    func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure {
        layout.measure(children, in: proposal)
    }
}

/// Views on each other, the last one on top.
struct LayersView: ViewContainer {
    static let name = "layers"
    static let summary = "Views on each other, the last one on top."
    static let shorthand: String? = "items"
    static let showsData = false
    static let properties = [
        PropertySpec("align", .enumeration(CornerAlign.cases), default: "center", "Where the smaller ones stand.")
    ]
    static let examples = StackExamples.layers

    let anchor: ViewAnchor
    let passesHeightOn = true

    init(_ values: ViewValues) { anchor = CornerAlign.anchor(values.text("align")) }

    func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure {
        Layering(anchor: anchor).measure(children, in: proposal)
    }
}

/// Views in rows and columns.
struct GridView: ViewContainer {
    static let name = "grid"
    static let summary = "Views in rows and columns; the columns are as wide as the widest view."
    static let showsData = false
    static let properties = [
        PropertySpec("columns", .integer(1...20), default: "2", "How many columns there are."),
        PropertySpec("spacing", .bound(.number(0...500)), default: "8", "Points between two columns."),
        PropertySpec("rowSpacing", .bound(.number(0...500)), default: "8", "Points between two rows."),
        PropertySpec(
            "order",
            .enumeration([
                EnumerationCase("rows", "One row after the other."),
                EnumerationCase("columns", "One column after the other."),
            ]), default: "rows", "What the views fill first."),
    ]
    static let examples = StackExamples.grid

    private let layout: GridLayout

    init(_ values: ViewValues) {
        layout = GridLayout(
            columns: max(1, Int(values.number("columns") ?? 2)), spacing: values.number("spacing") ?? 8,
            rowSpacing: values.number("rowSpacing") ?? 8, isByColumn: values.text("order") == "columns")
    }

    func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure {
        layout.measure(children, in: proposal)
    }
}

/// Views on each other: as large as the largest.
struct Layering {
    let anchor: ViewAnchor

    func measure(_ children: ViewChildren, in proposal: ViewProposal) -> ViewMeasure {
        let sizes = (0..<children.count).map { children.size(of: $0, in: proposal) }
        let size = LayoutSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        guard size.width.isFinite, size.height.isFinite else {
            return ViewMeasure(
                size: size, places: sizes.map { _ in ViewPlace(x: 0, y: 0, proposal: proposal) })
        }
        return ViewMeasure(
            size: size,
            places: sizes.map {
                ViewPlace(
                    x: (size.width - $0.width) * anchor.x, y: (size.height - $0.height) * anchor.y, proposal: proposal)
            })
    }
}

enum StackProperties {
    static func all(_ alignments: [EnumerationCase], _ summary: String) -> [PropertySpec] {
        [
            PropertySpec(
                "spacing", .bound(.number(-500...500)),
                "Points between two of them; without it 8, and none beside a spacer."),
            PropertySpec("align", .enumeration(alignments), default: "center", summary),
            PropertySpec("equal", .boolean, default: "false", "Whether each gets the same share of the space."),
        ]
    }
}
