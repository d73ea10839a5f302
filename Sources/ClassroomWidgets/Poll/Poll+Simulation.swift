import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

/// How simulated students vote: the earlier an option, the more of them, so that the bars differ as a class's do.
struct PollSimulation: WidgetSimulation {
    func answer(
        to widgetId: String, room: WidgetProperties, user: WidgetProperties, using generator: inout SeededGenerator
    ) throws -> WidgetRequest? {
        guard let run = try PollRun(room), !run.isFinished, user.value("pollId") != .string(run.id) else { return nil }
        var chosen: Set<Int> = [choice(among: run.options.count, using: &generator)]
        if run.mode == .multiple, generator.index(below: 2) == 0 {
            chosen.insert(generator.index(below: run.options.count))
        }
        let indexes = chosen.sorted().map(LiveValue.integer)
        return WidgetRequest("submit", ["pollId": .string(run.id), "selectIndex": .array(indexes)], to: widgetId)
    }

    /// An option; the smaller of two tries, so that the first ones lead.
    private func choice(among count: Int, using generator: inout SeededGenerator) -> Int {
        min(generator.index(below: count), generator.index(below: count))
    }
}
