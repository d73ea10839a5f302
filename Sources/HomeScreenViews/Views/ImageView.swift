import ConfigSchema
import SceneModel
import SceneRendering
import ThemeModel

/// A picture.
struct ImageView: HomeView {
    static let name = "image"
    static let summary = "A picture of the theme, one of SF Symbols, or a picture whose address comes from data."
    static let shorthand: String? = "name"
    static let properties = [
        PropertySpec("name", .bound(.image), "An image of the theme."),
        PropertySpec(
            "symbol", .bound(.enumeration(SystemSymbol.names)),
            "One of SF Symbols by its name there, such as `sun.max.fill`; the preview shows a drawing of its own."),
        PropertySpec("url", .bound(.string), "The address of an image, which the tool fetches."),
        PropertySpec(
            "mode",
            .enumeration([
                EnumerationCase("fill", "It fills its box, and what is too much is cut."),
                EnumerationCase("fit", "All of it is seen."),
                EnumerationCase("stretch", "It takes the box's shape."),
            ]), default: "fit", "How it gets into its box."),
        PropertySpec("tint", .bound(.color), "The colour of a one-colour shape; without it the file shows as it is."),
        PropertySpec(
            "failed",
            .shape(
                scalar: .bound(.color), list: nil,
                map: .record(
                    PropertyGroup("'failed'", [PropertySpec("image", .image, "An image of the theme.", required: true)])
                )),
            default: "#8E8E93", "What stands there when it cannot be had: a colour, or another image."),
        PropertySpec(
            "accentedAs",
            .enumeration([
                EnumerationCase("accented", "Its shape, in the colour of the rendering."),
                EnumerationCase("desaturated", "In the colour of the rendering, as far as it is light."),
                EnumerationCase("accentedDesaturated", "In the tint, as far as it is light."),
                EnumerationCase("fullColor", "As it is."),
            ]), default: "accented", "How it looks where the system tints widgets."),
    ]
    static let examples = FigureExamples.image

    static let styleSheet = """
        .hv-symbol path { fill-rule: evenodd; stroke-linecap: round; stroke-linejoin: round; }

        """

    private let source: ViewImageSource?
    private let symbol: SystemSymbol?
    private let failed: ResolvedValue?
    private let mode: String
    private let tint: SRGBColor?
    private let accentedAs: String

    init(_ values: ViewValues) {
        symbol = values.text("symbol").flatMap { SystemSymbol.named($0) }
        if case .image(let image)? = values["name"] {
            source = .theme(image)
        } else {
            source = values.text("url").flatMap { $0.isEmpty ? nil : .url($0) }
        }
        if case .image(let image)? = values["failed.image"] {
            failed = .image(image)
        } else {
            failed = values["failed"]
        }
        mode = values.text("mode") ?? "fit"
        tint = values.color("tint")
        accentedAs = values.text("accentedAs") ?? "accented"
    }

    func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure {
        let own = symbol == nil ? found(in: context)?.size : LayoutSize(width: 20, height: 20)
        let ratio = own.flatMap { $0.width > 0 && $0.height > 0 ? $0.width / $0.height : nil }
        let natural = own ?? LayoutSize(width: 24, height: 24)
        guard mode == "fit" else {
            // Whoever fills a box or takes its shape is as large as the box.
            return ViewMeasure(
                size: LayoutSize(
                    width: proposal.width ?? proposal.height.map { $0 * (ratio ?? 1) } ?? natural.width,
                    height: proposal.height ?? proposal.width.map { $0 / (ratio ?? 1) } ?? natural.height))
        }
        switch (proposal.width, proposal.height) {
        case (let width?, let height?):
            let width = min(width, height * (ratio ?? 1))
            return ViewMeasure(size: LayoutSize(width: width, height: width / (ratio ?? 1)))
        case (let width?, nil): return ViewMeasure(size: LayoutSize(width: width, height: width / (ratio ?? 1)))
        case (nil, let height?): return ViewMeasure(size: LayoutSize(width: height * (ratio ?? 1), height: height))
        case (nil, nil): return ViewMeasure(size: natural)
        }
    }

    private func found(in context: ViewContext) -> ViewImage? {
        if let image = source.flatMap({ context.image($0) }) { return image }
        if case .image(let image)? = failed { return context.image(.theme(image)) }
        return nil
    }

    func render(_ box: ViewBox, in context: ViewContext) -> ViewMarks {
        var style: [CSSDeclaration] = []
        let frame = ViewCSS.frame(box.content, in: box.rect)
        if let symbol {
            let color = context.painted(tint ?? context.textColor, isAccented: box.isAccented)
            return ViewMarks(.div, [symbol.drawing(in: .color(color), frame)])
        }
        guard let image = found(in: context) else {
            if case .color(let color)? = failed {
                style.append(.property("background", .color(context.painted(color, isAccented: box.isAccented))))
            }
            return ViewMarks(.div, [.data("failed", "")], [.element(.div, .class("hv-part"), .styles(frame + style))])
        }
        let size = mode == "fill" ? "cover" : mode == "stretch" ? "100% 100%" : "contain"
        let place = CSSValue(unchecked: "\(CSSValue.url(image.address).text) center/\(size) no-repeat")
        switch painting(isAccented: box.isAccented, context) {
        case .picture: style.append(.property("background", place))
        case .shape(let color):
            style += [
                .property("background", .color(color)), .property("-webkit-mask", place), .property("mask", place),
            ]
        case .light(let color):
            style += [
                .property("background", .color(color)), .property("mask", place),
                .property("mask-mode", CSSValue(unchecked: "luminance")),
            ]
        }
        return ViewMarks(.div, [.element(.div, .class("hv-part"), .styles(frame + style))])
    }

    /// What is painted where the picture is.
    private enum Painting {
        /// The picture itself.
        case picture
        /// A colour, as far as the picture is opaque.
        case shape(SRGBColor)
        /// A colour, as far as the picture is light.
        case light(SRGBColor)
    }

    private func painting(isAccented: Bool, _ context: ViewContext) -> Painting {
        if let own = tint ?? themeTint { return .shape(context.painted(own, isAccented: isAccented)) }
        func painted(isAccented: Bool) -> SRGBColor { context.painted(.white, isAccented: isAccented) }
        return switch (context.rendering, accentedAs) {
        case (.fullColor, _), (.accented, "fullColor"): .picture
        case (.accented, "desaturated"): .light(painted(isAccented: isAccented))
        case (.accented, "accentedDesaturated"): .light(painted(isAccented: true))
        case (.accented, _): .shape(painted(isAccented: isAccented))
        case (.vibrant, _): .light(painted(isAccented: isAccented))
        }
    }

    private var themeTint: SRGBColor? { if case .theme(let image)? = source { image.tint } else { nil } }
}

extension ViewMarks {
    /// Nodes alone.
    init(_ tag: HTMLTag, _ nodes: [HTMLNode]) { self.init(tag, [], nodes) }

    /// Nodes in an element with attributes.
    init(_ tag: HTMLTag, _ attributes: [HTMLAttribute], _ nodes: [HTMLNode]) {
        self.init(tag, attributes, style: [], nodes)
    }
}
