import ClassroomContexts

/// Where tools open that no client has put anywhere.
///
/// The first in the middle, the others towards opposite corners, clear of the tools at the right edge: the title of each
/// can be read and dragged, on a phone too, where a card is nearly as high as the board.
enum WidgetPlaces {
    static let middle = WidgetSyncFrame(x: 0.5, y: 0.5)

    static let all = [middle, WidgetSyncFrame(x: 0.05, y: 0), WidgetSyncFrame(x: 0.85, y: 1)]

    /// The place of the tool that came when a number of others was there; with more tools than places, one of them twice.
    static func place(_ number: Int) -> WidgetSyncFrame {
        all.indices.contains(number) ? all[number] : all[max(0, number) % all.count]
    }
}
