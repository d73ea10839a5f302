import SourceDiagnostics
import Testing

/// One mistake in the sound project, with what must be said of it.
struct Mistake: Sendable, CustomTestStringConvertible {
    /// What somebody did, in a few words.
    var name: String

    /// The file of the collection that it stands in, and its line there.
    var origin: String

    /// What is changed in the project.
    var changes: [Change] = []

    /// The rule of its finding; nil of a control, which is silent.
    var rule: String?

    /// Where the finding stands, when that is in none of the changes.
    var place: Mark?

    /// Words that must be said: in the message, the hint or a note.
    var words: [String] = []

    /// The fixes that are offered, in their order.
    var fixes: [Fix] = []

    var testDescription: String { "\(origin) \(name)" }

    /// A text in a file, in which `↓` stands before a place.
    struct Mark: Sendable {
        var path: String
        var text: String
    }

    /// A piece of one file that is replaced.
    struct Change: Sendable {
        var path: String
        /// What stands there in the sound project; nil of a file that is replaced, or added, as a whole.
        var old: String?
        /// What stands there instead, perhaps with a `↓`; nil of a file that is deleted.
        var new: String?
    }

    /// An offered change, and a text that the project holds afterwards.
    struct Fix: Sendable, Equatable {
        var isGuess: Bool
        var text: String
    }
}
