import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

/// How simulated students answer: with one option, every fourth of them with two.
struct PopupQuizSimulation: WidgetSimulation {
    func answer(
        to widgetId: String, room: WidgetProperties, user: WidgetProperties, using generator: inout SeededGenerator
    ) throws -> WidgetRequest? {
        guard let round = try PopupQuizRound(room), round.isOpen,
            user.value("popupQuizId") != .string(round.id)
        else { return nil }
        var chosen: Set<Int> = [generator.index(below: round.items.count)]
        if generator.index(below: 4) == 0 { chosen.insert(generator.index(below: round.items.count)) }
        let items = chosen.sorted().map { LiveValue.string(round.items[$0]) }
        return WidgetRequest(
            "submit", ["popupQuizId": .string(round.id), "selectedItems": .array(items)], to: widgetId)
    }
}
