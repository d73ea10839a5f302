package import SourceDiagnostics

extension Rule {
    static let overlap = Rule(
        "home.overlap", .error, "Two widgets stand in one place.",
        explanation: """
            The system moves nothing aside for a widget that a file puts somewhere. Several widgets in one place, of \
            which one is on top, are a stack: 'stack: […]'.
            """,
        wrong: .homeScreen([("systemSmall", "[0, 0]"), ("systemMedium", "↓[0, 0]")]),
        right: .homeScreen([("systemSmall", "[0, 0]"), ("systemMedium", "[0, 2]")]))
}

/// Every place has one widget, or one stack.
package enum PlaceIsFree: Check {
    package static let rules: [Rule] = [.overlap]

    /// Adds a finding for each widget that stands on an earlier one; those that can stand nowhere are another rule's.
    package static func check(
        _ placements: [WidgetPlacement], on device: HomeDevice, _ diagnostics: inout [Diagnostic]
    ) {
        let standing = placements.filter { device.problem(of: $0) == nil }
        var counts: [WidgetPlacement.Spot: Int] = [:]
        for spot in standing.flatMap(\.spots) { counts[spot, default: 0] += 1 }
        var owners: [WidgetPlacement.Spot: Int] = [:]
        for (index, placement) in standing.enumerated() {
            let under = placement.spots.compactMap { owners[$0] }.min()
            for spot in placement.spots where owners[spot] == nil { owners[spot] = index }
            guard let first = under.map({ standing[$0] }) else { continue }
            let free = freeCell(for: placement, counts, on: device)
            diagnostics.append(
                Diagnostic(
                    .overlap, at: placement.range, "'\(placement.id)' stands on '\(first.id)'",
                    hint: free.map { "\($0) is free" } ?? "a 'stack' holds several in one place",
                    notes: [.init("'\(first.id)' takes the place here", at: first.range)],
                    fixes: free.map { cell in
                        placement.isWritten
                            ? [FixIt("Write \(cell)", replace: placement.range, with: cell, isGuess: true)] : []
                    } ?? []))
        }
    }

    /// The first cell of the page, row by row, in which the widget stands on no other.
    private static func freeCell(
        for placement: WidgetPlacement, _ counts: [WidgetPlacement.Spot: Int], on device: HomeDevice
    ) -> String? {
        guard case .page = placement.place, let size = placement.family.cells else { return nil }
        let own = Set(placement.spots)
        // A page without room for the widget has no rows to start in.
        for row in stride(from: 0, through: device.cells.rows - size.rows, by: 1) {
            for column in stride(from: 0, through: device.cells.columns - size.columns, by: 2) {
                let cell = HomeCell(column: column, row: row)
                let moved = placement.moved(to: cell)
                if moved.spots.allSatisfy({ counts[$0, default: 0] == (own.contains($0) ? 1 : 0) }) { return cell.text }
            }
        }
        return nil
    }
}
