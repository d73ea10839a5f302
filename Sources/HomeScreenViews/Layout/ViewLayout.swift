public import SceneModel

/// The rectangles of all views of a widget, in points from the widget's top left corner.
public struct ViewLayout: Sendable {
    /// The outermost view with all that is in it.
    public let root: ViewBox

    /// What does not fit, in the order of the views.
    public let problems: [ViewProblem]

    /// Lays out a view in a widget.
    ///
    /// - Parameters:
    ///   - view: The outermost view.
    ///   - context: The widget's size and what texts are measured with.
    ///   - margins: What is kept free at every edge, in points.
    public init(_ view: ResolvedView, in context: ViewContext, margins: Double = 0) {
        self.init(LayoutNode.tree(of: view, LayoutNode.Surroundings(context)), margins: margins)
    }

    /// The same of a view some of whose answers may be known.
    init(_ node: LayoutNode, margins: Double) {
        let context = node.surroundings.context
        let size = LayoutSize(
            width: max(0, context.container.width - 2 * margins),
            height: max(0, context.container.height - 2 * margins))
        let area = LayoutRect(x: margins, y: margins, width: size.width, height: size.height)
        root = Self.box(node, in: area, isAccented: false)
        problems = root.problems(
            in: LayoutRect(x: 0, y: 0, width: context.container.width, height: context.container.height))
    }

    /// A view in the middle of an area that it is offered.
    private static func box(_ node: LayoutNode, in area: LayoutRect, isAccented: Bool) -> ViewBox {
        let proposal = ViewProposal(area.size)
        let size = node.size(in: proposal)
        let x = area.x + (area.width - size.width) / 2
        let y = area.y + (area.height - size.height) / 2
        return box(node, proposal, x, y, isAccented: isAccented)
    }

    private static func box(
        _ node: LayoutNode, _ proposal: ViewProposal, _ x: Double, _ y: Double, isAccented: Bool
    ) -> ViewBox {
        let measure = node.measure(proposal)
        let isAccented = isAccented || node.resolved.values.flag("accent")
        let rect = LayoutRect(x: x, y: y, width: measure.size.width, height: measure.size.height)
        let content = LayoutRect(
            x: x + measure.x, y: y + measure.y, width: measure.inner.size.width, height: measure.inner.size.height)
        let children = zip(node.children, measure.inner.places).map { child, place in
            box(child, place.proposal, content.x + place.x, content.y + place.y, isAccented: isAccented)
        }
        return ViewBox(
            view: node.resolved, rect: rect, content: content, text: measure.inner.text, isAccented: isAccented,
            children: children,
            background: node.background.map { box($0, in: rect, isAccented: isAccented) },
            overlay: node.overlay.map { box($0, in: rect, isAccented: isAccented) })
    }
}

/// A view with its rectangle.
public final class ViewBox: Sendable {
    /// What it is.
    public let view: ResolvedView
    /// Its rectangle with its padding, in points from the widget's top left corner.
    public let rect: LayoutRect
    /// Its rectangle without padding and without what its frame adds.
    public let content: LayoutRect
    /// Its text, broken into lines; nil for a view without text.
    public let text: TextFlow?
    /// Whether it, or a view around it, takes the tint.
    public let isAccented: Bool
    /// The boxes of its children.
    public let children: [ViewBox]
    /// The view behind it, which has no influence on its size; nil when it has none.
    public let background: ViewBox?
    /// The view over it, which has no influence on its size; nil when it has none.
    public let overlay: ViewBox?

    init(
        view: ResolvedView, rect: LayoutRect, content: LayoutRect, text: TextFlow?, isAccented: Bool,
        children: [ViewBox], background: ViewBox?, overlay: ViewBox?
    ) {
        self.view = view
        self.rect = rect
        self.content = content
        self.text = text
        self.isAccented = isAccented
        self.children = children
        self.background = background
        self.overlay = overlay
    }

    /// This box and all in it, in the order in which they are painted.
    public var all: [ViewBox] {
        var boxes: [ViewBox] = []
        add(to: &boxes)
        return boxes
    }

    private func add(to boxes: inout [ViewBox]) {
        background?.add(to: &boxes)
        boxes.append(self)
        for child in children { child.add(to: &boxes) }
        overlay?.add(to: &boxes)
    }

    fileprivate func problems(in bounds: LayoutRect) -> [ViewProblem] {
        var problems: [ViewProblem] = []
        for box in all {
            if let text = box.text, text.isCut { problems.append(ViewProblem(.cut(missing: text.missing), box)) }
            let over = max(
                bounds.x - box.content.x, bounds.y - box.content.y, box.content.right - bounds.right,
                box.content.bottom - bounds.bottom)
            // Of what lies in each other, the innermost one is what somebody sees; half a point nobody does.
            if box.children.isEmpty, over > 0.5 { problems.append(ViewProblem(.overflow(by: over), box)) }
        }
        return problems
    }
}

/// What does not fit in a widget.
public struct ViewProblem: Sendable {
    /// What is wrong.
    public let kind: Kind
    /// Where.
    public let box: ViewBox

    /// What can be wrong.
    public enum Kind: Hashable, Sendable {
        /// It reaches so many points beyond the widget's edge, where nobody sees it.
        case overflow(by: Double)
        /// So many points of its text, on one line, are cut off.
        case cut(missing: Double)
    }

    init(_ kind: Kind, _ box: ViewBox) {
        self.kind = kind
        self.box = box
    }
}
