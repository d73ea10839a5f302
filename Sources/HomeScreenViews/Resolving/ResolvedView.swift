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
    public var path: String { place.text }
    /// Where it is written; nil where nothing is.
    public let range: SourceRange?
    /// Whether a shape stands in for it, because a value of it could not be had.
    public let isRedacted: Bool

    /// What the file says of it; nil for a view that no file has.
    let source: ViewSource?
    /// What its values say of the space around it.
    let box: BoxValues
    private let place: ViewPath

    /// Puts a view together.
    public convenience init(
        _ view: any HomeView, _ values: ViewValues, children: [ResolvedView] = [], background: ResolvedView? = nil,
        overlay: ResolvedView? = nil, path: String = "", range: SourceRange? = nil, isRedacted: Bool = false
    ) {
        self.init(
            view, values, children: children, background: background, overlay: overlay, at: .start(path),
            range: range, isRedacted: isRedacted)
    }

    init(
        _ view: any HomeView, _ values: ViewValues, children: [ResolvedView], background: ResolvedView? = nil,
        overlay: ResolvedView? = nil, at place: ViewPath, from source: ViewSource? = nil, range: SourceRange? = nil,
        isRedacted: Bool = false
    ) {
        self.view = view
        self.values = values
        self.children = children
        self.place = place
        self.source = source
        self.range = range ?? source?.range
        self.isRedacted = isRedacted
        self.background = background
        self.overlay = overlay
        box = source?.mayHaveBox == false ? .none : BoxValues(values)
    }

    /// The same without the view behind it.
    package func withoutBackground() -> ResolvedView {
        ResolvedView(
            view, values.replacing("background", with: nil), children: children, overlay: overlay, at: place,
            from: source, range: range, isRedacted: isRedacted)
    }

    /// The same without the view over it.
    package func withoutOverlay() -> ResolvedView {
        ResolvedView(
            view, values.replacing("overlay", with: nil), children: children, background: background, at: place,
            from: source, range: range, isRedacted: isRedacted)
    }

    /// Whether it is the same as another one but for the views in it, behind it and over it.
    func isAlike(_ other: ResolvedView) -> Bool {
        type(of: view) == type(of: other.view) && isRedacted == other.isRedacted && range == other.range
            && values.isAlike(other.values)
    }
}
