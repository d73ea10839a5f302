import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

/// One run of the quiz, as the room's properties tell it.
struct PopupQuizRound: Hashable, Sendable {
    /// The identity of the run.
    var id: String
    /// The options in order, 2 to 8.
    var items: [String]
    /// The right ones; empty while the server withholds them.
    var correctItems: [String]
    /// Whether answers are taken.
    var isOpen: Bool
    /// When it began, on the server's clock.
    var start: Timestamp
    /// When it was ended; nil while it is open, and where the server does not tell.
    var end: Timestamp?
    /// How many have answered.
    var selectedCount: Int
    /// How many answers are right.
    var correctCount: Int
    /// How many are expected to answer.
    var totalCount: Int
    /// The share of right ones among the answers, from 0 to 1.
    var averageAccuracy: Double
    /// Who was rewarded after the end; nil as long as nobody was.
    var rewarded: PopupQuizReward?

    /// How many options there may be.
    static let optionCount = 2...8

    /// Reads the room's properties; nil as long as there has been no quiz.
    ///
    /// - Throws: `WidgetPropertyError` for a property that is missing or of another type, and for options that the widget
    ///   has no room for: upstream cuts off those after the eighth.
    init?(_ properties: WidgetProperties) throws {
        guard !properties.isEmpty else { return nil }
        id = try properties.string("popupQuizId")
        items = try properties.strings("items")
        guard Self.optionCount.contains(items.count), Set(items).count == items.count else {
            throw WidgetPropertyError(
                keyPath: "items", expectation: "a list of 2 to 8 different texts", found: properties.value("items"))
        }
        correctItems = properties.has("correctItems") ? try properties.strings("correctItems") : []
        isOpen = try properties.integer("answerState") != 0
        start = try properties.timestamp("receiveQuestionTime")
        end = properties.has("endTime") ? try properties.timestamp("endTime") : nil
        selectedCount = properties.has("selectedCount") ? try properties.integer("selectedCount") : 0
        correctCount = properties.has("correctCount") ? try properties.integer("correctCount") : 0
        totalCount = properties.has("totalCount") ? try properties.integer("totalCount") : 0
        averageAccuracy = properties.has("averageAccuracy") ? try properties.number("averageAccuracy") : 0
        rewarded = properties.has("rewarded") ? PopupQuizReward(rawValue: try properties.string("rewarded")) : nil
    }

    /// The body of a request about this run, and no other.
    func request(_ details: LiveProperties = [:]) -> LiveProperties {
        details.merging(["popupQuizId": .string(id)]) { detail, _ in detail }
    }

    /// How long answers have been taken at an instant, for the clock: never negative.
    func elapsed(at now: Timestamp) -> Duration { max(.zero, (end ?? now) - start) }
}

extension PopupQuizRound {
    /// The right options, to those who lead the quiz: the server's own while it is open, everybody's after it.
    func key(in environment: WidgetEnvironment) -> [String] {
        (try? environment.serverProperties.strings("correctItems")) ?? correctItems
    }
}

extension WidgetEnvironment {
    /// What the server tells only those who lead.
    var serverProperties: WidgetProperties { WidgetProperties(pool.widget.getWidgetServerProperties(widgetId)) }
}

/// Whom a teacher rewards after the end.
enum PopupQuizReward: String, Hashable, Sendable {
    /// Those whose answer is right.
    case winners
    /// Every student.
    case all
}
