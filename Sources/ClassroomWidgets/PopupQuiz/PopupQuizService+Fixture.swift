import ClassroomContexts
import LiveValues

extension PopupQuizService {
    /// Notes a fixture's answers, and takes what tells the key of an open quiz out of everybody's sight.
    func prepare(_ seed: inout WidgetSeed) {
        guard let id = seed.properties["popupQuizId"]?.stringValue else { return }
        let isOpen = seed.properties["answerState"]?.integerValue == 1
        let key = Set(seed.properties["correctItems"]?.texts ?? [])
        var right = 0
        for (uuid, properties) in seed.userProperties {
            guard let answer = PopupQuizAnswer(properties, to: id) else { continue }
            let isCorrect = key.isEmpty ? answer.isCorrect == true : Set(answer.selectedItems) == key
            right += isCorrect ? 1 : 0
            seed.serverUserProperties[uuid] = properties.merging(["isCorrect": .bool(isCorrect)]) { $1 }
        }
        guard isOpen else { return }
        for uuid in seed.userProperties.keys { seed.userProperties[uuid]?["isCorrect"] = nil }
        // A fixture may count more answers than it tells, never fewer.
        let told = PopupQuizTally(seed.properties)
        let tally = PopupQuizTally(
            selected: max(told.selected, seed.serverUserProperties.count), correct: max(told.correct, right))
        seed.serverProperties = tally.properties
        seed.serverProperties["correctItems"] = seed.properties["correctItems"]
        if told.selected == seed.serverProperties["selectedCount"]?.integerValue,
            let share = seed.properties["averageAccuracy"]
        {
            seed.serverProperties["averageAccuracy"] = share
        }
        for name in ["correctItems", "correctCount", "averageAccuracy"] { seed.properties[name] = nil }
    }
}
