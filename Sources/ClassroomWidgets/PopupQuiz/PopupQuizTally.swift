import ClassroomContexts
import LiveValues

/// How many have answered, and how many of them right: what the server counts.
struct PopupQuizTally: Hashable, Sendable {
    /// How many have answered.
    var selected: Int
    /// How many answers are right, never more than there are.
    var correct: Int

    /// A tally; figures that are none become the nearest that are.
    init(selected: Int, correct: Int) {
        // Whatever a fixture says, adding one to it is safe.
        self.selected = min(max(selected, 0), 1_000_000)
        self.correct = min(max(correct, 0), self.selected)
    }

    /// The tally among a widget's properties.
    init(_ properties: LiveProperties) {
        self.init(
            selected: properties["selectedCount"]?.integerValue ?? 0,
            correct: properties["correctCount"]?.integerValue ?? 0)
    }

    /// The tally after an answer.
    ///
    /// - Parameters:
    ///   - isCorrect: Whether it is right.
    ///   - earlier: Whether the same user's answer before it was; nil when it is their first.
    /// - Returns: The tally with it.
    func counting(_ isCorrect: Bool, insteadOf earlier: Bool?) -> PopupQuizTally {
        PopupQuizTally(
            selected: max(selected + (earlier == nil ? 1 : 0), 1),
            correct: correct + (isCorrect ? 1 : 0) - (earlier == true ? 1 : 0))
    }

    /// The share of right ones among the answers, from 0 to 1.
    var accuracy: Double { selected == 0 ? 0 : Double(correct) / Double(selected) }

    /// As properties have it.
    var properties: LiveProperties {
        [
            "selectedCount": .integer(selected), "correctCount": .integer(correct),
            "averageAccuracy": .number(accuracy),
        ]
    }
}
