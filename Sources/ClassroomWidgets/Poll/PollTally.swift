import ClassroomContexts
import LiveValues

/// The count of a running poll, as the server keeps it in the room's properties.
struct PollTally: Hashable, Sendable {
    /// The votes by option.
    private(set) var votes: [Int]
    /// How many have voted.
    private(set) var voters: Int

    /// The room's properties that tell it.
    static let keys: Set<String> = ["pollDetails", "userCount"]

    /// Nobody has voted.
    init(options: Int) {
        votes = Array(repeating: 0, count: options)
        voters = 0
    }

    /// Takes up the count of a run.
    init(_ run: PollRun) {
        votes = run.options.indices.map { run.tallies[$0]?.votes ?? 0 }
        voters = run.voters
    }

    /// Counts one voter, who chose these options, each once.
    mutating func count(_ choice: [Int]) {
        voters += 1
        for index in choice { votes[index] += 1 }
    }

    /// The properties that tell it: for each option its votes, and their share of the voters.
    var properties: LiveProperties {
        let details = votes.enumerated().map { index, votes in
            let share = voters > 0 ? Double(votes) / Double(voters) : 0
            return (String(index), LiveValue.object(["num": .integer(votes), "percentage": .number(share)]))
        }
        return [
            "pollDetails": .object(Dictionary(details, uniquingKeysWith: { first, _ in first })),
            "userCount": .integer(voters),
        ]
    }
}
