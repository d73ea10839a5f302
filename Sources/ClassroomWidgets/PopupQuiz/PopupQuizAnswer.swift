import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

/// One user's answer, as their properties tell it.
struct PopupQuizAnswer: Hashable, Sendable {
    /// What they chose, in the order of the options.
    var selectedItems: [String]
    /// When they chose it last.
    var commitTime: Timestamp
    /// Whether it is right; nil while the server does not tell.
    var isCorrect: Bool?

    /// The answer to a run; nil when the properties belong to another, or are not complete.
    ///
    /// Upstream decodes all four properties or none; here `isCorrect` comes with the end of the run, and one that is no
    /// truth value spoils the rest as upstream's does.
    init?(_ properties: LiveProperties, to roundID: String) {
        let properties = WidgetProperties(properties)
        guard let id = try? properties.string("popupQuizId"), id == roundID,
            let items = try? properties.strings("selectedItems"),
            let time = try? properties.timestamp("lastCommitTime")
        else { return nil }
        if properties.has("isCorrect") {
            guard let isCorrect = try? properties.boolean("isCorrect") else { return nil }
            self.isCorrect = isCorrect
        }
        selectedItems = items
        commitTime = time
    }
}

/// How a quiz writes figures and answers.
enum PopupQuizText {
    /// A share in percent, with one decimal at most: 2 of 3 are `66.7%`, all are `100%`.
    ///
    /// Upstream's iOS client prints the float (`66.66667%`), its web client rounds down (`66%`).
    static func percentage(_ share: Double) -> String {
        guard share.isFinite else { return "0%" }
        let tenths = (min(max(share, 0), 1) * 1000).rounded()
        let whole = Int(tenths / 10)
        let rest = Int(tenths) % 10
        return rest == 0 ? "\(whole)%" : "\(whole).\(rest)%"
    }

    /// How many letters fit into an option's cell, 26 points wide; longer texts are cut off there.
    static let lettersInACell = 3

    /// Chosen options in one text: `AC` for letters, as upstream's iOS client has it, and `yes, no` for words.
    static func answer(_ items: [String]) -> String {
        items.joined(separator: items.allSatisfy { $0.count == 1 } ? "" : ", ")
    }
}
