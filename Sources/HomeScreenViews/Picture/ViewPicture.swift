import ConfigSchema
import SceneModel
public import SceneRendering

/// The picture of a widget's views: every box where the layout has it, every line of text as it was broken there.
public enum ViewPicture {
    /// The markup of a layout, for an element of the widget's size.
    ///
    /// Each element says in `data-view` which keys of the file it came from.
    public static func node(_ layout: ViewLayout, in context: ViewContext) -> HTMLNode {
        let whole = LayoutRect(x: 0, y: 0, width: context.container.width, height: context.container.height)
        return element(layout.root, in: whole, context)
    }

    /// The rules for all views of a registry.
    public static func styleSheet(of registry: HomeViewRegistry) -> String {
        base + registry.views.map { $0.styleSheet }.joined()
    }

    private static let base = """
        .hv { position: absolute; box-sizing: border-box; margin: 0; padding: 0; border: 0; background: none;
          color: inherit; font: inherit; text-align: start; display: block; }
        button.hv { cursor: pointer; }
        button.hv:active { filter: brightness(.85); }
        button.hv[aria-disabled="true"] { cursor: default; filter: grayscale(1) opacity(.6); }
        .hv-line, .hv-bar, .hv-part { position: absolute; white-space: pre; }
        .hv-bar { border-radius: 4px; background: color-mix(in srgb, currentColor 18%, transparent); }

        """

    private static func element(_ box: ViewBox, in outer: LayoutRect, _ context: ViewContext) -> HTMLNode {
        let values = box.view.values
        let isHidden = isRedacted(box, context)
        let marks = isHidden ? standIn(for: box, context) : box.view.view.render(box, in: context)
        var style = ViewCSS.frame(box.rect, in: outer)
        if let color = values.color("background") {
            style.append(
                .property("background", .color(context.painted(color, isAccented: box.isAccented))))
        }
        if let clip = ClipShape(values.text("clip")) {
            style.append(.property("overflow", CSSValue(unchecked: "hidden")))
            style.append(.property("border-radius", .points(clip.radius(of: box.rect, in: context))))
            if clip == .circle {
                style.append(.property("clip-path", CSSValue(unchecked: "circle(closest-side)")))
            }
        }
        if let opacity = values.number("opacity"), opacity < 1 { style.append(.property("opacity", .number(opacity))) }
        if let blur = values.number("blur"), blur > 0 {
            style.append(.property("filter", CSSValue(unchecked: "blur(\(blur.shortText)px)")))
        }
        let label = values.text("label")
        let isPlain = marks.tag == .div && !marks.attributes.contains { $0.name == "role" }
        let named: [HTMLAttribute] = label.map { (isPlain ? [.role("img")] : []) + [.aria("label", $0)] } ?? []
        let id = values.text("id").map { [HTMLAttribute.data("name", $0)] } ?? []
        let children = isHidden ? [] : box.children.map { element($0, in: box.rect, context) }
        let behind = box.background.map { [element($0, in: box.rect, context)] } ?? []
        let over = box.overlay.map { [element($0, in: box.rect, context)] } ?? []
        return .element(
            marks.tag,
            id + [.class("hv hv-\(type(of: box.view.view).name)"), .data("view", box.view.path)] + named
                + marks.attributes + [.styles(style + marks.style)],
            behind + marks.nodes + children + over)
    }

    // MARK: What is not shown

    private static func isRedacted(_ box: ViewBox, _ context: ViewContext) -> Bool {
        switch box.view.values.text("redact") {
        case "never": box.view.isRedacted
        case "always": true
        case let word:
            box.view.isRedacted || context.isLocked && word == "private"
                || context.isPlaceholder && box.children.isEmpty && type(of: box.view.view).showsData
        }
    }

    /// Bars in place of a text's lines, a block in place of anything else.
    private static func standIn(for box: ViewBox, _ context: ViewContext) -> ViewMarks {
        let own = box.view.values.color("color") ?? context.textColor
        let color = context.painted(own, isAccented: box.isAccented)
        var rects = [box.content]
        if let text = box.text, !text.lines.isEmpty {
            let line = box.content.height / Double(text.lines.count)
            rects = text.widths.enumerated().map { index, width in
                LayoutRect(
                    x: box.content.x, y: box.content.y + line * (Double(index) + 0.15), width: max(width, 24),
                    height: line * 0.7)
            }
        }
        return ViewMarks(
            .div, [.data("redacted", ""), .aria("hidden", "true")], style: [.property("color", .color(color))],
            rects.map { .element(.div, .class("hv-bar"), .styles(ViewCSS.frame($0, in: box.rect))) })
    }
}
