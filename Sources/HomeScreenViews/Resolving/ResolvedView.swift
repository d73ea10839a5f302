public import SourceDiagnostics

/// A view whose bindings all have their values: what is laid out and drawn.
public struct ResolvedView: Sendable {
    /// The view itself.
    public var view: any HomeView
    /// Its own values, and those that all views have.
    public var values: ViewValues
    /// The views in it.
    public var children: [ResolvedView]
    /// Where it came from among the widget's keys, such as `content.0.row.items.1`.
    public var path: String
    /// Where it is written; nil where nothing is.
    public var range: SourceRange?
    /// Whether a shape stands in for it, because a value of it could not be had.
    public var isRedacted: Bool

    // A view holds views only by way of these, so that it can hold any number of itself.
    private var layers: [ResolvedView?]

    /// The view behind it; nil when it has none.
    public var background: ResolvedView? { layers.first.flatMap(\.self) }

    /// The view over it; nil when it has none.
    public var overlay: ResolvedView? { layers.last.flatMap(\.self) }

    /// Puts a view together.
    public init(
        _ view: any HomeView, _ values: ViewValues, children: [ResolvedView] = [], background: ResolvedView? = nil,
        overlay: ResolvedView? = nil, path: String = "", range: SourceRange? = nil, isRedacted: Bool = false
    ) {
        self.view = view
        self.values = values
        self.children = children
        self.path = path
        self.range = range
        self.isRedacted = isRedacted
        layers = [background, overlay]
    }

    /// The same without the view behind it.
    package func withoutBackground() -> ResolvedView {
        ResolvedView(
            view, values.replacing("background", with: nil), children: children, overlay: overlay, path: path,
            range: range, isRedacted: isRedacted)
    }

    /// The same without the view over it.
    package func withoutOverlay() -> ResolvedView {
        ResolvedView(
            view, values.replacing("overlay", with: nil), children: children, background: background, path: path,
            range: range, isRedacted: isRedacted)
    }
}
