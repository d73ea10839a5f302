import ConfigSchema
public import SceneModel
public import SceneRendering

extension TextFlow {
    /// The lines as elements, each where the layout has it, so that the browser has nothing to break.
    ///
    /// - Parameters:
    ///   - settings: How the text is set.
    ///   - rect: Where it stands.
    ///   - outer: The rectangle of the element that they are put into.
    /// - Returns: An element for each line.
    public func nodes(_ settings: TextSettings, in rect: LayoutRect, of outer: LayoutRect) -> [HTMLNode] {
        nodes(settings, in: rect, of: outer, [])
    }

    /// The same with attributes for each line.
    func nodes(
        _ settings: TextSettings, in rect: LayoutRect, of outer: LayoutRect, _ attributes: [HTMLAttribute]
    ) -> [HTMLNode] {
        let line = settings.lineHeight * scale
        let step = line + settings.lineSpacing
        let endsWord = endsWord
        return lines.enumerated().flatMap { index, text -> [HTMLNode] in
            let frame = LayoutRect(x: rect.x, y: rect.y + Double(index) * step, width: rect.width, height: line)
            let node = HTMLNode.element(
                .div, [.class("hv-line"), .styles(ViewCSS.frame(frame, in: outer))] + attributes, [.text(text)])
            // Nobody sees the blank; whoever hears, copies or searches the text needs it.
            return index + 1 < endsWord.count && endsWord[index] ? [node, .text(" ")] : [node]
        }
    }

    /// The font, its size and its line as an element's style.
    func style(_ settings: TextSettings, isAccented: Bool, _ context: ViewContext) -> [CSSDeclaration] {
        let font = FontValue(
            size: settings.font.size * scale, weight: settings.font.weight, family: settings.font.family)
        let align = settings.alignment == 0 ? "left" : settings.alignment == 1 ? "right" : "center"
        let color = context.painted(settings.color ?? context.textColor, isAccented: isAccented)
        return [
            .property("font", .font(font)), .property("line-height", .points(settings.lineHeight * scale)),
            .property("text-align", CSSValue(unchecked: align)), .property("color", .color(color)),
        ]
            + (settings.hasEqualDigits
                ? [.property("font-variant-numeric", CSSValue(unchecked: "tabular-nums"))] : [])
    }
}

/// A short text that a view draws beside its own figure, on one line that shrinks.
struct ViewCaption {
    let settings: TextSettings
    let flow: TextFlow
    let size: LayoutSize

    init(_ text: String, size: Double, weight: FontWeight = .regular, width: Double?, _ context: ViewContext) {
        var settings = TextSettings(text, font: FontValue(size: size, weight: weight))
        settings.lines = 1
        settings.minScale = 0.5
        settings.alignment = 0.5
        self.settings = settings
        flow = TextFlow(settings, in: ViewProposal(width: width), context)
        self.size = flow.size(settings)
    }

    /// The text in the middle of a rectangle.
    func node(in rect: LayoutRect, of outer: LayoutRect, isAccented: Bool, _ context: ViewContext) -> HTMLNode {
        let area = LayoutRect(
            x: rect.x, y: rect.centerY - size.height / 2, width: rect.width, height: size.height)
        return .element(
            .div, .class("hv-part"),
            .styles(ViewCSS.frame(area, in: outer) + flow.style(settings, isAccented: isAccented, context)),
            children: flow.nodes(settings, in: area, of: area))
    }
}
