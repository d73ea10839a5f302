public import ConfigSchema
import HomeScreenModel
import SceneModel
public import SceneRendering
import SourceDiagnostics
import ThemeModel

/// One widget as it looks: its background, its views, the address that it opens.
public struct WidgetPicture: Sendable {
    /// Where its views stand; nil where there are none.
    public let layout: ViewLayout?

    /// The address at which the app opens when somebody taps beside every link; nil where it just opens.
    public let link: String?

    /// What could not be done with the data.
    public let problems: [ViewExpansion.Problem]

    /// What the widget stands on.
    let background: ViewValues
    let context: ViewContext

    /// Puts values into a layout and lays it out.
    ///
    /// - Parameters:
    ///   - record: The layout as it was read, see ``WidgetLayoutFormat``.
    ///   - path: Where it stands among the file's keys, such as `layouts.systemMedium`.
    ///   - parts: The file's `parts`; nil where it has none.
    ///   - margins: What is kept free at every edge, in points.
    ///   - registry: The views that there are.
    ///   - environment: Where values come from.
    ///   - context: The widget's size, and how it is painted.
    public init(
        _ record: RecordValue, path: String, parts: ConfigValue?, margins: Double, _ registry: HomeViewRegistry,
        _ environment: any ViewEnvironment, _ context: ViewContext
    ) {
        let views = WidgetViews(record, path: path, parts: parts, registry, environment)
        self.init(views, views.root.map { ViewLayout($0, in: context, margins: margins) }, context)
    }

    /// Shows views as they were laid out.
    init(_ views: WidgetViews, _ layout: ViewLayout?, _ context: ViewContext) {
        self.layout = layout
        link = views.link
        background = views.background
        problems = views.problems
        self.context = context
    }

    /// The bindings for which a shape stands in.
    ///
    /// - Parameter reasons: Why those have no values that have none.
    /// - Returns: Each with its reason; what has a value is of a type that its property does not take.
    func failures(_ reasons: BindingFailures) -> [BindingFailure] {
        problems.compactMap { problem in
            guard case .redacted(let key) = problem.kind else { return nil }
            let text = problem.range.lineText?.filter { !"{}\"'".contains($0) } ?? key
            return reasons[problem.range] ?? BindingFailure(path: text, reason: "is nothing that '\(key)' takes")
        }
    }

    /// Its markup, for an element of its size.
    public var node: HTMLNode {
        let whole = LayoutRect(x: 0, y: 0, width: context.container.width, height: context.container.height)
        let frame = ViewCSS.frame(whole, in: whole)
        let behind = layers.map { HTMLNode.element(.div, .class("hv-part"), .styles(frame + $0)) }
        let views = layout.map { [ViewPicture.node($0, in: context)] } ?? []
        return .element(
            .div, .class("hv hv-widget"),
            .styles(
                frame + [
                    .property("border-radius", .points(context.cornerRadius)),
                    .property("overflow", CSSValue(unchecked: "hidden")),
                ]), children: behind + views)
    }

    /// The background from the bottom up; none where the system takes it away.
    private var layers: [[CSSDeclaration]] {
        let isRemovable = background["removable"] != .boolean(false)
        guard context.rendering == .fullColor || !isRemovable else { return [] }
        var layers: [[CSSDeclaration]] = []
        for key in ["color", "gradient"] {
            guard let paint = background.paint(key) else { continue }
            layers.append([.property("background", ViewCSS.paint(paint, isAccented: false, context))])
        }
        let source: ViewImageSource? =
            if case .image(let image)? = background["image"] { .theme(image) } else {
                background.text("url").map { .url($0) }
            }
        if let image = source.flatMap({ context.image($0) }), !context.isPlaceholder || background["image"] != nil {
            let place = CSSValue(unchecked: "\(CSSValue.url(image.address).text) center/cover no-repeat")
            layers.append([.property("background", place)])
        }
        return layers
    }
}
