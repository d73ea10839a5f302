public import SceneModel

/// A view while sizes are found: it remembers its answers, because stacks ask each child several times.
final class LayoutNode {
    let resolved: ResolvedView
    let children: [LayoutNode]
    /// The view behind it, and the one over it: each is offered what the box takes.
    let background: LayoutNode?
    let overlay: LayoutNode?
    let isSpacer: Bool
    private let axis: StackAxis?
    private let heedsHeight: Bool
    let surroundings: Surroundings
    // Mostly a handful: to look at each costs less than to hash what is asked for.
    private var answers: [(proposal: ViewProposal, measure: BoxMeasure)] = []
    private var places: [ViewProposal: Int] = [:]

    /// How many answers are looked at one after the other.
    private static let few = 12

    /// What all nodes of a layout see; of a context, each would copy what it holds.
    final class Surroundings {
        let context: ViewContext

        init(_ context: ViewContext) { self.context = context }
    }

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

    private init(
        _ resolved: ResolvedView, axis: StackAxis?, _ surroundings: Surroundings, _ children: [LayoutNode],
        _ background: LayoutNode?, _ overlay: LayoutNode?
    ) {
        self.resolved = resolved
        self.axis = axis
        self.surroundings = surroundings
        self.children = children
        self.background = background
        self.overlay = overlay
        isSpacer = type(of: resolved.view) == SpacerView.self
        let view = resolved.view
        heedsHeight =
            !resolved.box.isNone
            || view.heedsHeight && (!view.passesHeightOn || children.contains { $0.heedsHeight })
    }

    /// A view with all in it.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - axis: The direction in which it and its neighbours follow each other; nil where it is in no stack.
    ///   - surroundings: What it is measured in.
    ///   - other: A view that was measured in the same surroundings, such as the one in another language; where the two
    ///     are alike, its answers hold.
    /// - Returns: The other view itself where all of it is alike, else one with those of its views that are.
    static func tree(
        of view: ResolvedView, axis: StackAxis? = nil, _ surroundings: Surroundings, like other: LayoutNode? = nil
    ) -> LayoutNode {
        if let other, other.resolved === view, other.axis == axis { return other }
        let inner = type(of: view.view).axis
        let others = other?.children.count == view.children.count ? other?.children : nil
        let children = view.children.indices.map { index in
            tree(of: view.children[index], axis: inner, surroundings, like: others?[index])
        }
        let background = view.background.map { tree(of: $0, surroundings, like: other?.background) }
        let overlay = view.overlay.map { tree(of: $0, surroundings, like: other?.overlay) }
        if let other, others?.elementsEqual(children, by: ===) == true, other.background === background,
            other.overlay === overlay, other.axis == axis, other.resolved.isAlike(view)
        {
            return other
        }
        return LayoutNode(view, axis: axis, surroundings, children, background, overlay)
    }

    func measure(_ proposal: ViewProposal) -> BoxMeasure { answers[answer(to: proposal)].measure }

    /// The size alone, for which nothing else has to be copied.
    func size(in proposal: ViewProposal) -> LayoutSize { answers[answer(to: proposal)].measure.size }

    /// Where the answer stands among those that are known.
    private func answer(to proposal: ViewProposal) -> Int {
        let heeded = heedsHeight ? proposal : ViewProposal(width: proposal.width)
        if let known = place(of: heeded) { return known }
        func content(_ offer: ViewProposal) -> ViewMeasure {
            resolved.view.measure(ViewChildren(children, axis: axis), in: offer, surroundings.context)
        }
        let measure: BoxMeasure
        if resolved.box.isNone {
            let inner = content(heeded)
            measure = BoxMeasure(size: inner.size, inner: inner, x: 0, y: 0)
        } else {
            measure = resolved.box.measure(heeded, anchor: resolved.view.anchor, content)
        }
        answers.append((heeded, measure))
        if answers.count > Self.few {
            let added = places.isEmpty ? 0 : answers.count - 1
            for index in answers.indices[added...] { places[answers[index].proposal] = index }
        }
        return answers.count - 1
    }

    private func place(of proposal: ViewProposal) -> Int? {
        guard answers.count <= Self.few else { return places[proposal] }
        // A closure would get a copy of each answer.
        for index in answers.indices where answers[index].proposal == proposal { return index }
        return nil
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
        nodes.indices.contains(index) ? nodes[index].size(in: proposal) : LayoutSize(width: 0, height: 0)
    }

    /// The `priority` of one: those with more are asked first, and spacers last of all.
    public func priority(of index: Int) -> Double {
        guard nodes.indices.contains(index) else { return 0 }
        return nodes[index].isSpacer ? -.infinity : nodes[index].resolved.box.priority
    }

    /// Whether one is a spacer, beside which no spacing is added by itself.
    public func isSpacer(_ index: Int) -> Bool { nodes.indices.contains(index) && nodes[index].isSpacer }
}
