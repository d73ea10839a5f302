import ThemeModel

extension ScenePlan {
    /// The entry of a scene's own file on which the frame of another one depends, perhaps through others.
    ///
    /// It is the entry itself where that stands in the file; nil when none is behind it. The edge is the one that is
    /// referred to.
    func ownEntry(
        behind start: Int, along axes: Set<LayoutAxis>, in own: SceneDocument, on device: DeviceClass
    ) -> (entry: Int, edge: LayoutEdge?)? {
        var waiting: [(entry: Int, edge: LayoutEdge?)] = [(start, nil)]
        var seen: Set<Int> = []
        while let step = waiting.popLast() {
            guard seen.insert(step.entry).inserted else { continue }
            let placement = entries[step.entry].placement
            if placement.isIn(own) { return step }
            let wanted = step.edge.map { [$0.axis] } ?? axes
            if let name = placement.covers,
                let covered = entries.firstIndex(where: { $0.placement.name == name && !$0.placement.isPopup })
            {
                waiting += wanted.compactMap(\.edges.first).map { (covered, $0) }
            }
            let expressions = placement.frame(on: device).assignments.filter { wanted.contains($0.edge.axis) }
                .flatMap { [$0.expression] + $0.expression.alternatives }
            waiting += expressions.flatMap(\.references).compactMap { reference in
                entries.firstIndex { $0.placement.id == reference.id }.map { ($0, reference.edge) }
            }
        }
        return nil
    }
}
