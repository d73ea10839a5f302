package import SceneModel

/// A cell of a home screen's page, counted from 0 at the top left; in files `[column, row]`.
package struct HomeCell: Hashable, Sendable {
    package let column: Int
    package let row: Int

    package init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    /// The cell as files write it.
    package var text: String { "[\(column), \(row)]" }
}

/// Why a widget cannot stand where a screen puts it.
package enum PlaceProblem: Error, Hashable, Sendable {
    /// The screen has no such family.
    case noFamily
    /// The widget would stand across the edge of the page.
    case outside
    /// The widget starts in the middle of what it takes the halves of.
    case oddColumn
}

extension HomeDevice {
    /// Where a widget stands on its page when its top left corner is in a cell.
    ///
    /// Widgets start in even columns, and in any row: below a row of icons the widget stands half a step lower.
    package func frame(of family: WidgetFamily, at cell: HomeCell) throws(PlaceProblem) -> LayoutRect {
        guard let size = system[family], let needed = family.cells else { throw .noFamily }
        guard cell.column >= 0, cell.row >= 0, cell.column + needed.columns <= cells.columns,
            cell.row + needed.rows <= cells.rows
        else { throw .outside }
        guard cell.column.isMultiple(of: 2) else { throw .oddColumn }
        return LayoutRect(
            x: columnEdges[cell.column / 2], y: top(ofRow: cell.row), width: size.width, height: size.height)
    }

    /// The cell nearest to one in which a widget of the family can stand; nil when it can in none.
    package func nearestCell(to cell: HomeCell, for family: WidgetFamily) -> HomeCell? {
        guard let needed = family.cells, needed.columns <= cells.columns, needed.rows <= cells.rows,
            system[family] != nil
        else { return nil }
        let column = min(max(cell.column, 0), cells.columns - needed.columns)
        let row = min(max(cell.row, 0), cells.rows - needed.rows)
        return HomeCell(column: column - column % 2, row: row)
    }

    /// The icon of an app in a cell, without its name; nil for a cell that the page does not have.
    ///
    /// Icons are 60 points wide, on iPads up to 64 as far as rows leave room for names, and stand evenly between the
    /// outer edges of the widgets. No source has them; these are ours.
    package func iconFrame(at cell: HomeCell) -> LayoutRect? {
        guard (0..<cells.columns).contains(cell.column), (0..<cells.rows).contains(cell.row),
            let left = columnEdges.first, let last = columnEdges.last, let small = system[.systemSmall]
        else { return nil }
        let rowHeight = top(ofRow: 1) - top(ofRow: 0)
        let side = idiom == .phone ? 60 : min(64, rowHeight - Self.iconNameHeight)
        let step = (last + small.width - left - side) / Double(cells.columns - 1)
        return LayoutRect(
            x: left + step * Double(cell.column), y: top(ofRow: cell.row), width: side, height: side)
    }

    /// What the name of an app takes below its icon, with what keeps it from the next row.
    ///
    /// No source has it; it is ours.
    private static let iconNameHeight = 30.0

    private func top(ofRow row: Int) -> Double {
        let pitch = rowEdges.count > 1 ? rowEdges[1] - rowEdges[0] : 0
        return rowEdges[row / 2] + (row.isMultiple(of: 2) ? 0 : pitch / 2)
    }
}
