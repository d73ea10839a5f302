import SceneModel

/// How views share the space along one direction, as SwiftUI's stacks do.
///
/// Of what is offered, spacing is taken first. Then the children are asked by priority, and of one priority the least
/// flexible first: each is offered an equal share of what is left, and what it does not take goes to the others.
public struct StackLayout: Sendable {
    /// The direction in which the children follow each other.
    public let axis: StackAxis
    /// Points between two children; nil is 8, and nothing beside a spacer.
    public let spacing: Double?
    /// Where children stand across the direction, from 0 to 1.
    public let alignment: Double
    /// Whether every child gets the same share, whatever it would take.
    public let isEqual: Bool

    /// What stands between two views where nothing says otherwise, in points.
    public static let standardSpacing = 8.0

    /// Describes a stack.
    public init(axis: StackAxis, spacing: Double?, alignment: Double, isEqual: Bool) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        self.isEqual = isEqual
    }

    /// Answers an offer for some children.
    public func measure(_ children: ViewChildren, in proposal: ViewProposal) -> ViewMeasure {
        let measure = arranged(children, in: proposal)
        // Where one child takes more across than was offered, the others have that space too.
        guard let across = proposal[axis.other], measure.size[axis.other] > across + 0.01, children.count > 1 else {
            return measure
        }
        var larger = proposal
        larger[axis.other] = measure.size[axis.other]
        return arranged(children, in: larger)
    }

    private func arranged(_ children: ViewChildren, in proposal: ViewProposal) -> ViewMeasure {
        var gaps = 0.0
        for index in 0..<max(0, children.count - 1) { gaps += gap(after: index, children) }
        let offers = offers(to: children, in: proposal, gaps: gaps)
        let sizes = children.sizes(in: offers)
        var minor = sizes.first?[axis.other] ?? 0
        for size in sizes { minor = max(minor, size[axis.other]) }
        var position = 0.0
        var places: [ViewPlace] = []
        places.reserveCapacity(sizes.count)
        for (index, size) in sizes.enumerated() {
            let cell = isEqual ? offers[index][axis].flatMap { $0.isFinite ? $0 : nil } ?? size[axis] : size[axis]
            let major = position + (cell - size[axis]) / 2
            let across = minor.isFinite ? (minor - size[axis.other]) * alignment : 0
            places.append(
                axis == .horizontal
                    ? ViewPlace(x: major, y: across, proposal: offers[index])
                    : ViewPlace(x: across, y: major, proposal: offers[index]))
            position += cell + (index + 1 < children.count ? gap(after: index, children) : 0)
        }
        return ViewMeasure(size: LayoutSize(axis, position, minor), places: places)
    }

    private func gap(after index: Int, _ children: ViewChildren) -> Double {
        if let spacing { return spacing }
        return children.isSpacer(index) || children.isSpacer(index + 1) ? 0 : Self.standardSpacing
    }

    private func offers(to children: ViewChildren, in proposal: ViewProposal, gaps: Double) -> [ViewProposal] {
        var offers = [ViewProposal](repeating: proposal, count: children.count)
        guard let whole = proposal[axis], whole.isFinite else {
            guard isEqual, proposal[axis] == nil else { return offers }
            // Without an offer, all are as large as the largest would like to be.
            let largest = children.sizes(in: offers).map { $0[axis] }.max()
            for index in offers.indices { offers[index][axis] = largest }
            return offers
        }
        var left = max(0, whole - gaps)
        if isEqual {
            for index in offers.indices { offers[index][axis] = left / Double(children.count) }
            return offers
        }
        guard children.count > 1 else {
            if children.count == 1 { offers[0][axis] = left }
            return offers
        }
        let span = Span(of: children, axis, proposal)
        var waiting = (0..<children.count).sorted { (children.priority(of: $1), $0) < (children.priority(of: $0), $1) }
        while let priority = waiting.first.map({ children.priority(of: $0) }) {
            let group = waiting.prefix { children.priority(of: $0) == priority }
            waiting.removeFirst(group.count)
            // What the others need at least is kept for them.
            var available = max(0, left - waiting.reduce(0) { $0 + span.least($1) })
            for (done, index) in span.leastFlexibleFirst(group).enumerated() {
                offers[index][axis] = max(0, available / Double(group.count - done))
                let taken = children.size(of: index, in: offers[index])[axis]
                available -= taken
                left -= taken
            }
        }
        return offers
    }

    /// Between which sizes the children of a stack can be, along it.
    private struct Span {
        private let children: ViewChildren
        private let axis: StackAxis
        private let none: ViewProposal
        private let all: ViewProposal

        init(of children: ViewChildren, _ axis: StackAxis, _ proposal: ViewProposal) {
            self.children = children
            self.axis = axis
            (none, all) = (proposal.replacing(axis, with: 0), proposal.replacing(axis, with: .infinity))
        }

        func least(_ index: Int) -> Double { children.size(of: index, in: none)[axis] }

        /// Some children in the order in which they are asked; one alone gets all that there is, however flexible it is.
        func leastFlexibleFirst(_ group: ArraySlice<Int>) -> [Int] {
            guard group.count > 1 else { return Array(group) }
            return group.map { index in (children.size(of: index, in: all)[axis] - least(index), index) }
                .sorted { $0 < $1 }.map(\.1)
        }
    }
}

extension ViewChildren {
    /// The sizes of all with offers of their own.
    func sizes(in offers: [ViewProposal]) -> [LayoutSize] {
        offers.enumerated().map { size(of: $0, in: $1) }
    }
}
