package import SourceDiagnostics

/// A widget, or a stack of them, where a screen's file puts it.
package struct WidgetPlacement: Sendable {
    /// Where on its screen.
    package enum Place: Hashable, Sendable {
        /// The page of a home screen, from 1, and the cell of the top left corner.
        case page(Int, HomeCell)
        /// A place on a lock screen.
        case slot(LockSlot)
    }

    /// What the screen calls it.
    package let id: String
    package let family: WidgetFamily
    package let place: Place
    /// Where the cell or slot is written; of one that is not, the entry.
    package let range: SourceRange
    /// Whether ``range`` is the cell itself, so that another one can be written there.
    package let isWritten: Bool

    package init(id: String, family: WidgetFamily, place: Place, range: SourceRange, isWritten: Bool) {
        self.id = id
        self.family = family
        self.place = place
        self.range = range
        self.isWritten = isWritten
    }

    /// The same with another cell.
    func moved(to cell: HomeCell) -> WidgetPlacement {
        guard case .page(let page, _) = place else { return self }
        return WidgetPlacement(id: id, family: family, place: .page(page, cell), range: range, isWritten: isWritten)
    }
}

extension HomeDevice {
    /// What keeps a widget from standing where it is put; nil for one that can.
    func problem(of placement: WidgetPlacement) -> PlaceProblem? {
        do throws(PlaceProblem) {
            switch placement.place {
            case .page(_, let cell): _ = try frame(of: placement.family, at: cell)
            case .slot(let slot): _ = try frame(of: placement.family, in: slot)
            }
            return nil
        } catch {
            return error
        }
    }
}
