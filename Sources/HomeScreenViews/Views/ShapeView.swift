import ConfigSchema
import SceneModel
import SceneRendering

/// A filled or outlined form.
struct ShapeView: HomeView {
    static let name = "shape"
    static let summary = "A filled or outlined form that takes the space it is offered."
    static let shorthand: String? = "form"
    static let showsData = false
    static let properties = [
        PropertySpec(
            "form",
            .enumeration([
                EnumerationCase("rectangle", "With square corners."),
                EnumerationCase("rounded", "With corners of a radius."),
                EnumerationCase("capsule", "With half circles at the shorter sides."),
                EnumerationCase("circle", "The largest one in its box."),
                EnumerationCase("container", "With the widget's own corners, less round the further it is from them."),
            ]), default: "rectangle", "Its form."),
        PropertySpec("radius", .number(0...500), default: "8", "How round the corners of `rounded` are, in points."),
        PropertySpec(
            "fill", CommonProperties.paint, "A colour, or a gradient; without it and without a stroke, that of texts."),
        PropertySpec(
            "stroke",
            .record(
                PropertyGroup(
                    "'stroke'",
                    [
                        PropertySpec("color", .bound(.color), "Its colour.", required: true),
                        PropertySpec("width", .number(0.1...50), "Its width in points; without it 1."),
                    ])), "A line inside of its edge."),
    ]
    static let examples = FigureExamples.shape

    private let clip: ClipShape
    private let fill: ViewPaint?
    private let stroke: (color: SRGBColor, width: Double)?

    init(_ values: ViewValues) {
        let form = values.text("form") ?? "rectangle"
        clip = form == "rounded" ? .rounded(values.number("radius") ?? 8) : ClipShape(form) ?? .rounded(0)
        fill = values.paint("fill")
        stroke = values.color("stroke.color").map { ($0, values.number("stroke.width") ?? 1) }
    }

    func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure {
        // SwiftUI's shapes are ten points large where nobody offers anything.
        let size = LayoutSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
        guard clip == .circle else { return ViewMeasure(size: size) }
        let side = min(size.width, size.height)
        return ViewMeasure(size: LayoutSize(width: side, height: side))
    }

    func render(_ box: ViewBox, in context: ViewContext) -> ViewMarks {
        let rect = clip.frame(of: box.content)
        var style = ViewCSS.frame(rect, in: box.rect)
        style.append(.property("border-radius", .points(clip.radius(of: rect, in: context))))
        if let paint = fill ?? (stroke == nil ? .color(context.textColor) : nil) {
            style.append(.property("background", ViewCSS.paint(paint, isAccented: box.isAccented, context)))
        }
        if let stroke {
            let color = CSSValue.color(context.painted(stroke.color, isAccented: box.isAccented)).text
            style.append(
                .property(
                    "box-shadow", CSSValue(unchecked: "inset 0 0 0 \(stroke.width.shortText)px \(color)")))
        }
        return ViewMarks(.div, [.element(.div, .class("hv-part"), .styles(style))])
    }
}

/// A line between views.
struct DividerView: HomeView {
    static let name = "divider"
    static let summary = "A line across the row or column that it is in."
    static let showsData = false
    static let properties = [
        PropertySpec("color", .bound(.color), "Its colour; without it a light one of the system's texts."),
        PropertySpec("thickness", .number(0.1...50), default: "1", "How thick it is, in points."),
    ]
    static let examples = FigureExamples.divider

    private let color: SRGBColor?
    private let thickness: Double

    init(_ values: ViewValues) {
        color = values.color("color")
        thickness = values.number("thickness") ?? 1
    }

    func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure {
        children.outerAxis == .horizontal
            ? ViewMeasure(size: LayoutSize(width: thickness, height: proposal.height ?? 10))
            : ViewMeasure(size: LayoutSize(width: proposal.width ?? 10, height: thickness))
    }

    func render(_ box: ViewBox, in context: ViewContext) -> ViewMarks {
        let color = context.painted(color ?? context.textColor.opacity(0.2), isAccented: box.isAccented)
        return ViewMarks(
            .div,
            [
                .element(
                    .div, .class("hv-part"),
                    .styles(ViewCSS.frame(box.content, in: box.rect) + [.property("background", .color(color))]))
            ])
    }
}
