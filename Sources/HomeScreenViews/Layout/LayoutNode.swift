public import SceneModel

/// A view while sizes are found: it remembers its answers, because stacks ask each child several times.
final class LayoutNode {
    let resolved: ResolvedView
    let children: [LayoutNode]
    let box: BoxValues
    private let axis: StackAxis?
    private let context: ViewContext
    private var answers: [ViewProposal: BoxMeasure] = [:]

    /// What a view answers with all that its box adds.
    struct BoxMeasure {
        /// With padding and frame.
        let size: LayoutSize
        /// The view's own answer.
        let inner: ViewMeasure
        /// Where the view itself stands in the box.
        let x: Double
        let y: Double
    }

    init(_ resolved: ResolvedView, axis: StackAxis?, _ context: ViewContext) {
        self.resolved = resolved
        self.axis = axis
        self.context = context
        box = BoxValues(resolved.values)
        let inner = type(of: resolved.view).axis
        children = resolved.children.map { LayoutNode($0, axis: inner, context) }
    }

    var isSpacer: Bool { resolved.view is SpacerView }

    func measure(_ proposal: ViewProposal) -> BoxMeasure {
        if let known = answers[proposal] { return known }
        let answer = box.measure(proposal, anchor: resolved.view.anchor) { inner in
            resolved.view.measure(ViewChildren(children, axis: axis), in: inner, context)
        }
        answers[proposal] = answer
        return answer
    }
}

/// The views in another one, as it asks them for their sizes.
public struct ViewChildren {
    private let nodes: [LayoutNode]

    /// The direction in which the view itself and its neighbours follow each other; nil where it is in no stack.
    public let outerAxis: StackAxis?

    init(_ nodes: [LayoutNode], axis: StackAxis?) {
        self.nodes = nodes
        outerAxis = axis
    }

    /// How many there are.
    public var count: Int { nodes.count }

    /// The size of one with an offer.
    ///
    /// - Parameters:
    ///   - index: The child, from 0; one that is not there has no size.
    ///   - proposal: What it is offered.
    /// - Returns: What it would take.
    public func size(of index: Int, in proposal: ViewProposal) -> LayoutSize {
        nodes.indices.contains(index) ? nodes[index].measure(proposal).size : LayoutSize(width: 0, height: 0)
    }

    /// The `priority` of one: those with more are asked first, and spacers last of all.
    public func priority(of index: Int) -> Double {
        guard nodes.indices.contains(index) else { return 0 }
        return nodes[index].isSpacer ? -.infinity : nodes[index].box.priority
    }

    /// Whether one is a spacer, beside which no spacing is added by itself.
    public func isSpacer(_ index: Int) -> Bool { nodes.indices.contains(index) && nodes[index].isSpacer }
}
