import ConfigSchema
import SceneModel
import SceneRendering
import ThemeModel

/// How far a value is between two others.
struct GaugeView: HomeView {
    static let name = "gauge"
    static let summary = "A value between two others, as an open ring or as a bar."
    static let properties = [
        PropertySpec("value", .bound(.number(-1e9...1e9)), "The value.", required: true),
        PropertySpec(
            "range", .list(of: .bound(.number(-1e9...1e9)), count: 2...2), default: "[0, 1]",
            "The values at both ends."),
        PropertySpec(
            "style",
            .enumeration([
                EnumerationCase("circular", "A ring that is open at the bottom."),
                EnumerationCase("linear", "A bar."),
            ]), default: "circular", "What it looks like."),
        PropertySpec(
            "label", .bound(.text), "What it measures; read aloud, and written in the opening or over the bar."),
        PropertySpec(
            "current", .bound(.text), "The value in words, in the middle of the ring or behind the bar's label."),
        PropertySpec("low", .bound(.text), "What is written at the lower end."),
        PropertySpec("high", .bound(.text), "What is written at the upper end."),
        PropertySpec("tint", .bound(.color), "The colour; without it that of texts."),
    ]
    static let examples = FigureExamples.gauge

    private let share: Double
    private let isCircular: Bool
    private let texts: [String: String]
    private let tint: SRGBColor?

    init(_ values: ViewValues) {
        var (low, high) = (0.0, 1.0)
        if case .list(let ends)? = values["range"], ends.count == 2,
            case .number(let first) = ends[0], case .number(let last) = ends[1]
        {
            (low, high) = (first, last)
        }
        share = high == low ? 0 : min(max(((values.number("value") ?? low) - low) / (high - low), 0), 1)
        isCircular = values.text("style") != "linear"
        texts = Dictionary(
            ["label", "current", "low", "high"].compactMap { key in values.text(key).map { (key, $0) } },
            uniquingKeysWith: { $1 })
        tint = values.color("tint")
    }

    /// The side of a ring for which nobody offers space: that of the lock screen's smallest place.
    private static let side = 58.0
    private static let caption = 11.0
    private static let bar = 6.0

    func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure {
        if isCircular {
            let side = min(
                proposal.width ?? proposal.height ?? Self.side, proposal.height ?? proposal.width ?? Self.side)
            return ViewMeasure(size: LayoutSize(width: side, height: side))
        }
        let line = Self.caption * TextStyle.lineFactor
        let hasHead = texts["label"] != nil || texts["current"] != nil
        let hasEnds = texts["low"] != nil || texts["high"] != nil
        return ViewMeasure(
            size: LayoutSize(
                width: proposal.width ?? 100, height: Self.bar + (hasHead ? line + 2 : 0) + (hasEnds ? line + 2 : 0)))
    }

    func render(_ box: ViewBox, in context: ViewContext) -> ViewMarks {
        let color = context.painted(tint ?? context.textColor, isAccented: box.isAccented)
        let nodes = isCircular ? circle(box, color, context) : line(box, color, context)
        return ViewMarks(
            .div, [.role("img"), .aria("label", texts["current"] ?? "\((share * 100).rounded().shortText) %")], nodes)
    }

    private func circle(_ box: ViewBox, _ color: SRGBColor, _ context: ViewContext) -> [HTMLNode] {
        let rect = box.content
        let thickness = rect.width * 0.1
        var nodes: [HTMLNode] = [
            .element(
                .div, .class("hv-part"),
                .styles(
                    ViewCSS.frame(rect, in: box.rect)
                        + ViewCSS.ring(share: share, degrees: 270, thickness: thickness, color, color.opacity(0.25))))
        ]
        func add(_ key: String, _ size: Double, _ x: Double, _ y: Double, _ width: Double) {
            guard let text = texts[key] else { return }
            let area = LayoutRect(
                x: rect.x + rect.width * (x - width / 2), y: rect.y + rect.height * y, width: rect.width * width,
                height: 0)
            let caption = ViewCaption(
                text, size: rect.width * size, weight: key == "current" ? .medium : .regular, width: area.width, context
            )
            nodes.append(caption.node(in: area, of: box.rect, isAccented: box.isAccented, context))
        }
        add("current", 0.3, 0.5, 0.5, 0.68)
        if texts["low"] == nil, texts["high"] == nil { add("label", 0.18, 0.5, 0.89, 0.4) }
        add("low", 0.16, 0.34, 0.9, 0.28)
        add("high", 0.16, 0.66, 0.9, 0.28)
        return nodes
    }

    private func line(_ box: ViewBox, _ color: SRGBColor, _ context: ViewContext) -> [HTMLNode] {
        let rect = box.content
        let height = Self.caption * TextStyle.lineFactor
        let hasHead = texts["label"] != nil || texts["current"] != nil
        let bar = LayoutRect(
            x: rect.x, y: rect.y + (hasHead ? height + 2 : 0), width: rect.width, height: Self.bar)
        var nodes = Bar(share: share, rect: bar).nodes(color, in: box.rect)
        func add(_ key: String, _ y: Double, isLast: Bool) {
            guard let text = texts[key] else { return }
            let caption = ViewCaption(text, size: Self.caption, width: rect.width / 2 - 2, context)
            let x = isLast ? rect.right - caption.size.width : rect.x
            let area = LayoutRect(x: x, y: y, width: caption.size.width, height: height)
            nodes.append(caption.node(in: area, of: box.rect, isAccented: box.isAccented, context))
        }
        add("label", rect.y, isLast: false)
        add("current", rect.y, isLast: true)
        add("low", bar.bottom + 2, isLast: false)
        add("high", bar.bottom + 2, isLast: true)
        return nodes
    }
}

/// A bar of which a share is filled.
struct Bar {
    let share: Double
    let rect: LayoutRect

    func nodes(_ color: SRGBColor, in outer: LayoutRect) -> [HTMLNode] {
        let filled = LayoutRect(x: rect.x, y: rect.y, width: rect.width * share, height: rect.height)
        return [(rect, color.opacity(color.alpha * 0.25)), (filled, color)].map { rect, color in
            .element(
                .div, .class("hv-part"),
                .styles(
                    ViewCSS.frame(rect, in: outer) + [
                        .property("background", .color(color)),
                        .property("border-radius", .points(self.rect.height / 2)),
                    ]))
        }
    }
}

/// How much of something is done.
struct ProgressView: HomeView {
    static let name = "progress"
    static let summary = "How much of something is done, or of a time has passed."
    static let shorthand: String? = "value"
    static let properties = [
        PropertySpec("value", .bound(.number(0...1)), "How much, from 0 to 1."),
        PropertySpec("from", .bound(.instant), "When a time begins, in place of a value."),
        PropertySpec("until", .bound(.instant), "When it ends."),
        PropertySpec(
            "style", .enumeration([EnumerationCase("linear", "A bar."), EnumerationCase("circular", "A ring.")]),
            default: "linear", "What it looks like."),
        PropertySpec("tint", .bound(.color), "The colour; without it that of texts."),
    ]
    static let examples = FigureExamples.progress

    private let share: Double
    private let isCircular: Bool
    private let tint: SRGBColor?

    init(_ values: ViewValues) {
        share = min(max(values.number("value") ?? 0, 0), 1)
        isCircular = values.text("style") == "circular"
        tint = values.color("tint")
    }

    func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure {
        guard isCircular else { return ViewMeasure(size: LayoutSize(width: proposal.width ?? 100, height: 4)) }
        let side = min(proposal.width ?? proposal.height ?? 40, proposal.height ?? proposal.width ?? 40)
        return ViewMeasure(size: LayoutSize(width: side, height: side))
    }

    func render(_ box: ViewBox, in context: ViewContext) -> ViewMarks {
        let color = context.painted(tint ?? context.textColor, isAccented: box.isAccented)
        let rect = box.content
        let nodes =
            isCircular
            ? [
                HTMLNode.element(
                    .div, .class("hv-part"),
                    .styles(
                        ViewCSS.frame(rect, in: box.rect)
                            + ViewCSS.ring(
                                share: share, degrees: 360, thickness: rect.width * 0.12, color,
                                color.opacity(color.alpha * 0.25))))
            ] : Bar(share: share, rect: rect).nodes(color, in: box.rect)
        let percent = (share * 100).rounded().shortText
        return ViewMarks(
            .div,
            [.role("progressbar"), .aria("valuenow", percent), .aria("valuemin", "0"), .aria("valuemax", "100")], nodes)
    }
}
