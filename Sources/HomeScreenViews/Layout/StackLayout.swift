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
        let gaps = (0..<max(0, children.count - 1)).reduce(0) { $0 + gap(after: $1, children) }
        let offers = offers(to: children, in: proposal, gaps: gaps)
        let sizes = offers.enumerated().map { children.size(of: $0, in: $1) }
        let minor = sizes.map { $0[axis.other] }.max() ?? 0
        var position = 0.0
        var places: [ViewPlace] = []
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
        func least(_ index: Int) -> Double {
            var offer = proposal
            offer[axis] = 0
            return children.size(of: index, in: offer)[axis]
        }
        func flexibility(_ index: Int) -> Double {
            var offer = proposal
            offer[axis] = .infinity
            return children.size(of: index, in: offer)[axis] - least(index)
        }
        guard children.count > 1 else {
            if children.count == 1 { offers[0][axis] = left }
            return offers
        }
        let priorities = (0..<children.count).map { children.priority(of: $0) }
        var levels: [Double] = []
        for priority in priorities where !levels.contains(priority) { levels.append(priority) }
        let groups = levels.sorted(by: >).map { level in priorities.indices.filter { priorities[$0] == level } }
        for (place, group) in groups.enumerated() {
            // What the others need at least is kept for them.
            let kept = groups[(place + 1)...].joined().reduce(0) { $0 + least($1) }
            var available = max(0, left - kept)
            // One alone gets all that there is, however flexible it is.
            let ordered =
                group.count == 1
                ? group : group.map { ($0, flexibility($0)) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
            for (done, index) in ordered.enumerated() {
                offers[index][axis] = max(0, available / Double(ordered.count - done))
                let taken = children.size(of: index, in: offers[index])[axis]
                available -= taken
                left -= taken
            }
        }
        return offers
    }
}

extension ViewChildren {
    /// The sizes of all with offers of their own.
    func sizes(in offers: [ViewProposal]) -> [LayoutSize] {
        offers.enumerated().map { size(of: $0, in: $1) }
    }
}
