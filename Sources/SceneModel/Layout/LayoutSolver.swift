/// What the solver found.
package struct LayoutResult: Hashable, Sendable {
    /// By entry index, relative to the canvas; nil for a popup, and where a problem stands in the way.
    package var rects: [LayoutRect?]
    /// Each cause once, in the order of the entries; what only depends on a failed frame is not repeated.
    package var problems: [LayoutProblem]
}

/// Turns frames into rectangles.
///
/// Every property of every frame is a node; a node is either what the file says, the component's own size, or follows from
/// two others on its axis. Nodes are computed in the order in which they need each other, each once, so the time grows
/// with the number of references and the frames may stand in any order.
package enum LayoutSolver {
    /// Points; beyond it a coordinate is a mistake, and sums could become infinite.
    package static let maxCoordinate = 10_000_000.0

    /// Solves all frames of a scene on one screen.
    ///
    /// Any input is answered: a frame has a rectangle, or a problem of its own, or refers to one that has a problem.
    package static func solve(_ entries: [LayoutEntry], in canvas: Canvas) -> LayoutResult {
        let graph = LayoutGraph(entries, in: canvas)
        var evaluation = LayoutEvaluation(graph)
        evaluation.run()
        let rects = entries.indices.map { index -> LayoutRect? in
            guard let horizontal = evaluation.span(of: .horizontal, entry: index),
                let vertical = evaluation.span(of: .vertical, entry: index)
            else { return nil }
            return LayoutRect(
                x: horizontal.start, y: vertical.start, width: max(0, horizontal.size), height: max(0, vertical.size))
        }
        // Within an entry: first what its axes lack and its expressions refer to, then what came of computing them.
        let problems = graph.problems + evaluation.problems
        let order = problems.indices.sorted { (problems[$0].entry, $0) < (problems[$1].entry, $1) }
        return LayoutResult(rects: rects, problems: order.map { problems[$0] })
    }
}
