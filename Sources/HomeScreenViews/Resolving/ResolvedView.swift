public import SourceDiagnostics

/// A view whose bindings all have their values: what is laid out and drawn.
///
/// It never changes, and is laid out on as many screens as somebody looks at: each of its boxes refers to it.
public final class ResolvedView: Sendable {
    /// The view itself.
    public let view: any HomeView
    /// Its own values, and those that all views have.
    public let values: ViewValues
    /// The views in it.
    public let children: [ResolvedView]
    /// The view behind it; nil when it has none.
    public let background: ResolvedView?
    /// The view over it; nil when it has none.
    public let overlay: ResolvedView?
    /// Where it came from among the widget's keys, such as `content.0.row.items.1`.
    public let path: String
    /// Where it is written; nil where nothing is.
    public let range: SourceRange?
    /// Whether a shape stands in for it, because a value of it could not be had.
    public let isRedacted: Bool

    /// What its values say of the space around it.
    let box: BoxValues

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
        self.background = background
        self.overlay = overlay
        box = BoxValues(values)
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
