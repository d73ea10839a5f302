import ClassroomScenes
import ConfigSchema
import SceneRendering
import SourceDiagnostics
import ThemeModel

extension Poll {
    /// What the room shares of a poll.
    static let roomProperties: [PropertySpec] = [
        PropertySpec("pollState", .integer(0...1), "0 when it has ended, 1 while it is in progress.", required: true),
        PropertySpec("pollId", .string, "The identity of this run.", required: true),
        PropertySpec("mode", .integer(1...2), "1 for a single choice, 2 for several.", required: true),
        PropertySpec("pollTitle", .text, "The question, up to 50 characters.", required: true),
        PropertySpec(
            "pollItems", .list(of: .text, count: PollRules.optionCount),
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
        let items = properties["pollItems"]
        let options = items?.items ?? []
        var problems: [PropertyProblem] = []
        var told: Set<Fault> = []
        for locale in locales(of: [properties["pollTitle"]].compactMap(\.self) + options) {
            let found = Self.problems(in: locale, title: properties["pollTitle"], options)
            // What is the same in every language is told once.
            problems += found.filter { told.insert($0.fault).inserted }.map(\.problem)
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

    /// What tells one mistake from another: options are alike in all languages, or a text at its place is wrong.
    private enum Fault: Hashable {
        case alike(PollRules.Fault)
        case text(SourceRange)
    }

    /// The languages that some texts are written in; nil alone where each is one text.
    private static func locales(of texts: [ConfigValue]) -> [String?] {
        let locales = Set(texts.flatMap(\.mapEntries).map(\.key)).sorted()
        return locales.isEmpty ? [nil] : locales
    }

    /// What is wrong with a poll as it is read in one language.
    private static func problems(
        in locale: String?, title: ConfigValue?, _ options: [ConfigValue]
    ) -> [(fault: Fault, problem: PropertyProblem)] {
        func wrong(_ value: ConfigValue, _ fault: PollRules.Fault) -> (fault: Fault, problem: PropertyProblem) {
            (.text(value.range), PropertyProblem(at: value, fault.reason))
        }
        let (title, options) = (title?.read(in: locale), options.map { $0.read(in: locale) })
        let faults = PollRules.faults(
            title: title?.stringValue ?? "-", options: options.enumerated().map { $1.stringValue ?? "-\($0)" })
        return faults.compactMap { fault in
            switch fault {
            case .emptyTitle, .longTitle: title.map { wrong($0, fault) }
            // The list's kind reports it already.
            case .optionCount: nil
            case .emptyOption(let index), .longOption(let index): wrong(options[index], fault)
            case .equalOptions(_, let index):
                (
                    .alike(fault),
                    PropertyProblem(at: options[index], fault.reason, hint: "voters could not tell them apart")
                )
            }
        }
    }
}

extension ConfigValue {
    /// What is written for a language; the value itself where it is no map by locale, or has no such entry.
    fileprivate func read(in locale: String?) -> ConfigValue {
        guard case .byLocale(let entries) = value else { return self }
        return entries.first { $0.key == locale }?.value ?? self
    }
}
