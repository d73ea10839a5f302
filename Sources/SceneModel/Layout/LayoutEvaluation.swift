/// Computes the nodes of a graph, each after those that it needs.
///
/// The walk keeps its own stack: a chain of frames may be as long as a file allows, and threads differ in stack size.
struct LayoutEvaluation {
    private enum State: UInt8 {
        case untouched, open, known, failed
    }

    private struct Visit {
        var node: Int
        /// How many of its dependencies have been looked at.
        var seen = 0
    }

    // The graph's parts by themselves: through the graph, each look at one of them would copy all.
    private let rules: [LayoutGraph.Rule]
    private let terms: [LayoutGraph.Term]
    private let entries: [LayoutEntry]
    private var states: [State]
    private var values: [Double]
    /// Whether a reported ring contains the node; further rings through it are the same tangle.
    private var isInRing: [Bool]
    private var stack: [Visit] = []
    private(set) var problems: [LayoutProblem] = []

    init(_ graph: LayoutGraph) {
        rules = graph.rules
        terms = graph.terms
        entries = graph.entries
        states = [State](repeating: .untouched, count: rules.count)
        values = [Double](repeating: 0, count: rules.count)
        isInRing = [Bool](repeating: false, count: rules.count)
    }

    mutating func run() {
        for node in rules.indices where states[node] == .untouched {
            // Most refer to nothing, or to what stands before them.
            guard waits(node) else {
                finish(node)
                continue
            }
            open(node)
            while let visit = stack.last {
                if let next = dependency(visit.seen, of: visit.node) {
                    stack[stack.count - 1].seen += 1
                    if states[next] == .untouched {
                        open(next)
                    } else if states[next] == .open {
                        closeRing(at: next)
                    }
                } else {
                    stack.removeLast()
                    finish(visit.node)
                }
            }
        }
    }

    /// Start and size on an axis in points, or nil unless all four of its nodes could be computed.
    func span(of axis: LayoutAxis, entry: Int) -> (start: Double, size: Double)? {
        let first = LayoutGraph.node(entry, LayoutEdge(axis: axis, role: .start))
        for node in first..<first + 4 where states[node] != .known { return nil }
        return (values[first], values[first + 3])
    }

    private mutating func open(_ node: Int) {
        states[node] = .open
        stack.append(Visit(node: node))
    }

    /// Whether a node needs one that is not finished.
    private func waits(_ node: Int) -> Bool {
        switch rules[node] {
        case .broken: false
        case .sum(_, let terms): !terms.allSatisfy { isFinished(self.terms[$0].node) }
        case .derived(let first, let second): !isFinished(first) || !isFinished(second)
        }
    }

    private func isFinished(_ node: Int) -> Bool { states[node] == .known || states[node] == .failed }

    private func dependency(_ index: Int, of node: Int) -> Int? {
        switch rules[node] {
        case .broken: nil
        case .sum(_, let terms): index < terms.count ? self.terms[terms.lowerBound + index].node : nil
        case .derived(let first, let second): index == 0 ? first : index == 1 ? second : nil
        }
    }

    private mutating func finish(_ node: Int) {
        guard let value = computed(node) else {
            states[node] = .failed
            return
        }
        guard value.magnitude <= LayoutSolver.maxCoordinate else {
            problems.append(.outOfRange(LayoutGraph.property(node), of: entries, value: value))
            states[node] = .failed
            return
        }
        values[node] = value
        states[node] = .known
        if value < -0.001, LayoutGraph.role(node) == .size { reportNegativeSize(node) }
    }

    /// Reports a size below zero, unless it is so because it refers to another such size.
    private mutating func reportNegativeSize(_ node: Int) {
        var origins = [node]
        switch rules[node] {
        case .derived(let first, let second): origins = [first, second]
        case .sum(_, let terms):
            if self.terms[terms].contains(where: { $0.sign > 0 && values[$0.node] < 0 }) { return }
        case .broken: break
        }
        problems.append(
            .negativeSize(
                LayoutGraph.property(node), of: entries, size: values[node],
                edges: origins.map { LayoutGraph.property($0).edge }, values: origins.map { values[$0] }))
    }

    private func computed(_ node: Int) -> Double? {
        switch rules[node] {
        case .broken:
            return nil
        case .sum(let constant, let terms):
            var sum = constant
            for index in terms {
                let term = self.terms[index]
                guard states[term.node] == .known else { return nil }
                sum += term.sign * values[term.node]
            }
            return sum
        case .derived(let first, let second):
            guard states[first] == .known, states[second] == .known else { return nil }
            return derived(node, from: first, second)
        }
    }

    private func derived(_ node: Int, from first: Int, _ second: Int) -> Double {
        // Roles come in the order start, center, end, size, so that the lower node has the lower role.
        let low = min(first, second)
        let high = max(first, second)
        let a = values[low]
        let b = values[high]
        let start: Double
        let size: Double
        switch (LayoutGraph.role(low), LayoutGraph.role(high)) {
        case (.start, .center): (start, size) = (a, 2 * (b - a))
        case (.start, .end): (start, size) = (a, b - a)
        case (.center, .end): (start, size) = (2 * a - b, 2 * (b - a))
        case (.center, _): (start, size) = (a - b / 2, b)
        case (.end, _): (start, size) = (a - b, b)
        default: (start, size) = (a, b)
        }
        switch LayoutGraph.role(node) {
        case .start: return start
        case .center: return start + size / 2
        case .end: return start + size
        case .size: return size
        }
    }

    /// Reports the ring from `node` up the stack, unless it runs through one that has been reported.
    private mutating func closeRing(at node: Int) {
        var ring: [Int] = []
        for visit in stack.reversed() {
            if isInRing[visit.node] { return }
            isInRing[visit.node] = true
            ring.append(visit.node)
            if visit.node == node { break }
        }
        ring.reverse()
        // It starts at the first property that a file sets, so that the same ring always reads the same.
        let start = ring.indices.filter { isSet(ring[$0]) }.min { ring[$0] < ring[$1] } ?? 0
        let properties = (ring[start...] + ring[..<start]).map(LayoutGraph.property)
        problems.append(.cycle(properties, of: entries))
    }

    private func isSet(_ node: Int) -> Bool {
        if case .derived = rules[node] { false } else { true }
    }
}
