import ConfigSchema
import SceneModel
import SceneRendering

/// Values of views as declarations of an element's style.
enum ViewCSS {
    /// A rectangle, from the top left corner of the one around it.
    static func frame(_ rect: LayoutRect, in outer: LayoutRect) -> [CSSDeclaration] {
        [
            .property("left", .points(rect.x - outer.x)), .property("top", .points(rect.y - outer.y)),
            .property("width", .points(rect.width)), .property("height", .points(rect.height)),
        ]
    }

    static func paint(_ paint: ViewPaint, isAccented: Bool, _ context: ViewContext) -> CSSValue {
        switch paint.mapping({ context.painted($0, isAccented: isAccented) }) {
        case .color(let color): .color(color)
        case .gradient(let colors, let degrees):
            CSSValue(
                unchecked: "linear-gradient(\(degrees.shortText)deg,"
                    + colors.map { CSSValue.color($0).text }.joined(separator: ",") + ")")
        }
    }

    /// A ring of which a share is in one colour and the rest in another, open at the bottom where it is no whole circle.
    static func ring(
        share: Double, degrees: Double, thickness: Double, _ color: SRGBColor, _ track: SRGBColor
    ) -> [CSSDeclaration] {
        let full = CSSValue.color(color).text
        let rest = CSSValue.color(track).text
        let end = (degrees * share).shortText
        let start = (360 - degrees / 2).shortText
        let gap = degrees < 360 ? ",transparent \(degrees.shortText)deg" : ""
        let hole =
            "radial-gradient(closest-side,transparent calc(100% - \(thickness.shortText)px),"
            + "#000 calc(100% - \(thickness.shortText)px))"
        return [
            .property(
                "background",
                CSSValue(
                    unchecked: "conic-gradient(from \(degrees < 360 ? start : "0")deg,\(full) \(end)deg,\(rest) 0"
                        + (degrees < 360 ? " \(degrees.shortText)deg" : "") + gap + ")")),
            .property("-webkit-mask", CSSValue(unchecked: hole)), .property("mask", CSSValue(unchecked: hole)),
            .property("border-radius", .fraction(0.5)),
        ]
    }
}
