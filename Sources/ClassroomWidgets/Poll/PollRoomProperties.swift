import ClassroomScenes
import ConfigSchema
import SceneRendering
import ThemeModel

extension Poll {
    /// What the room shares of a poll.
    static let roomProperties: [PropertySpec] = [
        PropertySpec("pollState", .integer(0...1), "0 when it has ended, 1 while it is in progress.", required: true),
        PropertySpec("pollId", .string, "The identity of this run.", required: true),
        PropertySpec("mode", .integer(1...2), "1 for a single choice, 2 for several.", required: true),
        PropertySpec("pollTitle", .string, "The question, up to 50 characters.", required: true),
        PropertySpec(
            "pollItems", .list(of: .string, count: PollRules.optionCount),
            "The options in order, each up to 50 characters and unlike the others.", required: true),
        PropertySpec(
            "pollDetails",
            .map(
                of: .record(
                    PropertyGroup(
                        "an option's tally",
                        [
                            PropertySpec("num", .integer(PollRules.votes), "Its votes.", required: true),
                            PropertySpec(
                                "percentage", .number(0...1),
                                "Its votes over the voters; with several choices the sum of all may exceed 1.",
                                required: true),
                        ])),
                keys: .oneOf((0..<PollRules.optionCount.upperBound).map { String($0) }, "option index")),
            "The tally by the options' indexes, from \"0\"; nobody has voted when it is missing."),
        PropertySpec("userCount", .integer(PollRules.votes), "How many have voted."),
    ]

    /// What each voter's client keeps.
    static let userProperties: [PropertySpec] = [
        PropertySpec("pollId", .string, "The run that the user has voted in."),
        PropertySpec(
            "selectIndex", .list(of: .integer(0...PollRules.optionCount.upperBound - 1), count: 1...5),
            "The options that the user has chosen."),
    ]

    /// What is wrong with a poll in a file beyond each property's kind.
    static func problems(in properties: RecordValue) -> [PropertyProblem] {
        let title = properties["pollTitle"]
        let items = properties["pollItems"]
        let options = items?.items ?? []
        let texts = options.map { $0.stringValue ?? "" }
        var problems: [PropertyProblem] = []
        for fault in PollRules.faults(title: title?.stringValue ?? "-", options: texts) {
            switch fault {
            case .emptyTitle, .longTitle:
                if let title { problems.append(PropertyProblem(at: title, fault.reason)) }
            // The list's kind reports it already.
            case .optionCount: break
            case .emptyOption(let index), .longOption(let index):
                problems.append(PropertyProblem(at: options[index], fault.reason))
            case .equalOptions(_, let index):
                problems.append(
                    PropertyProblem(at: options[index], fault.reason, hint: "voters could not tell them apart"))
            }
        }
        guard items != nil else { return problems }
        for entry in properties["pollDetails"]?.mapEntries ?? [] {
            guard let index = Int(entry.key), index >= options.count else { continue }
            problems.append(
                PropertyProblem(
                    at: entry.value, "there is no option \"\(entry.key)\"",
                    hint: "the options are \"0\" to \"\(max(options.count, 1) - 1)\""))
        }
        return problems
    }
}
