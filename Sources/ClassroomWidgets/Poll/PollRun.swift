import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

/// One run of a poll as the room's properties describe it: the question, its options and the tally.
struct PollRun: Hashable, Sendable {
    /// How many options one voter may choose.
    enum Mode: Int, Hashable, Sendable {
        case single = 1
        case multiple = 2
    }

    /// What one option has got.
    struct Tally: Hashable, Sendable {
        let votes: Int
        /// Votes over voters, from 0 to 1; with several choices the shares of a poll add up to more than 1.
        let share: Double

        /// `(7) 58%`, rounded to the nearest; upstream truncates, and prints 52 for 0.53 because of it.
        var text: String { "(\(votes)) \(Int((min(max(share, 0), 1) * 100).rounded()))%" }
    }

    /// The identity of this run: a vote counts for one run only.
    let id: String
    let isFinished: Bool
    let mode: Mode
    let title: String
    let options: [String]
    /// The tallies by option; an option that the room tells nothing of has none.
    let tallies: [Int: Tally]
    /// How many have voted.
    let voters: Int

    /// Reads the room's properties; nil while nobody has started a poll.
    ///
    /// Without any `pollDetails` every option stands at nothing. Entries for options that do not exist are passed over.
    init?(_ properties: WidgetProperties) throws(WidgetPropertyError) {
        guard !properties.isEmpty else { return nil }
        id = try properties.string("pollId")
        isFinished = try properties.integer("pollState") == 0
        guard let mode = Mode(rawValue: try properties.integer("mode")) else {
            throw WidgetPropertyError(keyPath: "mode", expectation: "1 or 2", found: properties.value("mode"))
        }
        self.mode = mode
        title = try properties.text("pollTitle")
        options = try properties.texts("pollItems")
        tallies = try Self.tallies(of: options.count, in: properties)
        voters = properties.has("userCount") ? try Self.count("userCount", in: properties) : Self.voters(tallies, mode)
    }

    /// The options that results list: those that the room tells something of, in order.
    var results: [(index: Int, option: String, tally: Tally)] {
        options.enumerated().compactMap { index, option in tallies[index].map { (index, option, $0) } }
    }

    private static func tallies(
        of count: Int, in properties: WidgetProperties
    ) throws(WidgetPropertyError) -> [Int: Tally] {
        var tallies: [Int: Tally] = [:]
        guard let details = properties.value("pollDetails") else {
            for index in 0..<count { tallies[index] = Tally(votes: 0, share: 0) }
            return tallies
        }
        guard let entries = details.objectValue else {
            throw WidgetPropertyError(
                keyPath: "pollDetails", expectation: "a map by the options' indexes", found: details)
        }
        for index in 0..<count where entries[String(index)] != nil {
            let path = "pollDetails.\(index)"
            let share = try properties.number(path + ".percentage")
            tallies[index] = Tally(
                votes: try Self.count(path + ".num", in: properties), share: share.isFinite ? min(max(share, 0), 1) : 0)
        }
        return tallies
    }

    /// A number of votes or voters, moved to the nearest that a poll can have: whatever a room says, adding is safe.
    private static func count(
        _ keyPath: String, in properties: WidgetProperties
    ) throws(WidgetPropertyError) -> Int {
        min(max(try properties.integer(keyPath), PollRules.votes.lowerBound), PollRules.votes.upperBound)
    }

    /// The number of voters where the room does not tell it: every vote is a voter when each has one; otherwise the
    /// largest share tells it best, and there are never more voters than votes.
    private static func voters(_ tallies: [Int: Tally], _ mode: Mode) -> Int {
        let total = tallies.values.reduce(0) { $0 + $1.votes }
        guard mode == .multiple, let most = tallies.values.max(by: { $0.votes < $1.votes }), most.share > 0 else {
            return mode == .single ? total : 0
        }
        return Int(min((Double(most.votes) / most.share).rounded(), Double(total)))
    }
}
