import SceneModel

/// Views in rows and columns: columns are as wide as the widest view, and a row is as high as its highest one.
struct GridLayout {
    let columns: Int
    let spacing: Double
    let rowSpacing: Double
    /// Whether the views fill one column after the other.
    let isByColumn: Bool

    func measure(_ children: ViewChildren, in proposal: ViewProposal) -> ViewMeasure {
        guard children.count > 0 else { return ViewMeasure(size: LayoutSize(width: 0, height: 0)) }
        let columns = min(columns, children.count)
        let rows = (children.count + columns - 1) / columns
        let gaps = spacing * Double(columns - 1)
        let rowGaps = rowSpacing * Double(rows - 1)
        let height = proposal.height.map { $0.isFinite ? max(0, $0 - rowGaps) / Double(rows) : $0 }
        var offer = ViewProposal(height: height)
        if let width = proposal.width {
            offer.width = width.isFinite ? max(0, width - gaps) / Double(columns) : width
        } else {
            offer.width = (0..<children.count).map { children.size(of: $0, in: offer).width }.max()
        }
        let sizes = (0..<children.count).map { children.size(of: $0, in: offer) }
        let cell = sizes.map(\.width).max() ?? 0
        var heights = [Double](repeating: 0, count: rows)
        let cells = (0..<children.count).map { index in
            isByColumn ? (row: index % rows, column: index / rows) : (row: index / columns, column: index % columns)
        }
        for (index, place) in cells.enumerated() { heights[place.row] = max(heights[place.row], sizes[index].height) }
        let tops = heights.indices.map { heights[..<$0].reduce(0, +) + rowSpacing * Double($0) }
        let places = cells.enumerated().map { index, place in
            ViewPlace(
                x: Double(place.column) * (cell + spacing) + (cell - sizes[index].width) / 2,
                y: tops[place.row] + (heights[place.row] - sizes[index].height) / 2, proposal: offer)
        }
        return ViewMeasure(
            size: LayoutSize(
                width: cell * Double(columns) + gaps, height: heights.reduce(0, +) + rowGaps), places: places)
    }
}
