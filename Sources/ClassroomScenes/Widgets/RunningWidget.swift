import ClassroomContexts
import LiveValues
import SceneModel
import SceneRendering

/// A widget that runs for one viewer.
struct RunningWidget: Sendable {
    let id: String
    let type: any Widget.Type
    /// Tells this life of the widget from others under its id, and each change of its value.
    var token: Int
    /// Counts the widgets that have begun to run for the viewer: the order in which they came.
    let arrival: Int
    /// Which of the places it has where no client has put it anywhere: the first one that was free when it came.
    let place: Int
    var widget: any Widget
    /// Whether it has taken its information in; while that fails, it is tried again before anything else.
    var isLoaded = false
    var requestedSize: LayoutSize?

    /// The last picture and the last size that were right.
    var picture: HTMLNode?
    var size: LayoutSize?

    /// What went wrong in the last callback, and in the last drawing: what it threw, or a command that it gave where it
    /// may only read.
    var failure: String?
    var drawFailure: String?
    var budget = AnswerBudget()

    /// What is wrong with it, as its viewer is told; nil while it works.
    var problem: String? { budget.isSpent ? AnswerBudget.refusal : failure ?? drawFailure }
}

/// How often a widget may have something done in answer to what it is told.
///
/// A widget that changes a property whenever that property changes would keep the room busy for ever. A click on it is a
/// person's doing, and begins a new count.
struct AnswerBudget: Sendable {
    /// The answers within a second: far more than any widget needs, and reached in a moment by one that answers itself.
    static let maxAnswers = 100

    static let refusal =
        "it answered its own changes more than \(maxAnswers) times within a second and was stopped; "
        + "a click on it lets it go on"

    private var start: Timestamp?
    private var count = 0
    private(set) var isSpent = false

    /// Whether a number of answers may be given now, on the room's clock.
    mutating func allows(_ answers: Int, at now: Timestamp) -> Bool {
        guard !isSpent else { return false }
        if start.map({ (now - $0).milliseconds >= 1000 }) ?? true {
            start = now
            count = 0
        }
        count += answers
        isSpent = count > Self.maxAnswers
        return !isSpent
    }
}
