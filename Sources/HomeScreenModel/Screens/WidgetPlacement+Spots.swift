import SceneModel

extension WidgetPlacement {
    /// A part of a screen that one widget takes at a time.
    enum Spot: Hashable {
        case cell(page: Int, HomeCell)
        case inline
        case below(Int)
    }

    /// Every part that it takes: two placements overlap where they have one in common.
    var spots: [Spot] { place.spots(of: family) }
}

extension WidgetPlacement.Place {
    /// The parts of a screen that a widget of a family takes here.
    func spots(of family: WidgetFamily) -> [WidgetPlacement.Spot] {
        switch self {
        case .page(let page, let first):
            guard let size = family.cells else { return [] }
            return (0..<size.rows).flatMap { row in
                (0..<size.columns).map {
                    .cell(page: page, HomeCell(column: first.column + $0, row: first.row + row))
                }
            }
        case .slot(.inline): return [.inline]
        case .slot(let slot): return slot.places(of: family).map { .below($0) }
        }
    }
}
