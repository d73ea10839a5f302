import SceneRendering

extension Poll {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "Nothing chosen yet", fixture: room(run()), viewer: "chen",
            expect: .markup(
                contains: ["Poll  (Single)", "Which surface has the least friction?", "type=\"radio\"", "disabled"],
                lacks: ["(7)", " checked"])),
        ComponentExample(
            "Several may be chosen", fixture: room(run(mode: 2)), viewer: "chen",
            expect: .markup(contains: ["Poll  (Multi-select)", "type=\"checkbox\""], lacks: ["type=\"radio\""])),
        ComponentExample(
            "One is chosen", fixture: room(run()), viewer: "chen",
            doing: [ComponentAction("select", argument: "1", values: ["value": "true"])],
            expect: .markup(contains: ["icon-poll-option-singleCheckedImage", " checked"])),
        ComponentExample(
            "Two of several are chosen", fixture: room(run(mode: 2)), viewer: "chen",
            doing: ["0", "1"].map { ComponentAction("select", argument: $0, values: ["value": "true"]) },
            expect: .markup(contains: ["icon-poll-option-multiCheckedImage"])),
        ComponentExample(
            "After the vote", fixture: room(run(tally) + voted("friction")), viewer: "chen",
            expect: .markup(contains: ["(8) 53%", "(7) 47%", "(0) 0%"], lacks: ["Submit"])),
        ComponentExample(
            "After the end, without a vote", fixture: room(run("pollState: 0", tally)), viewer: "chen",
            expect: .markup(contains: ["(8) 53%"], lacks: ["Submit", "New poll"])),
        ComponentExample(
            "A vote in an earlier poll does not count", fixture: room(run(tally) + voted("gravity")), viewer: "chen",
            expect: .markup(contains: ["Submit"], lacks: ["(8)"])),
        ComponentExample(
            "Several choices add up to more than 100 %", fixture: room(run(mode: 2, manyChoices) + voted("friction")),
            viewer: "chen", expect: .markup(contains: ["(9) 90%", "(6) 60%"])),
        ComponentExample(
            "An observer sees the tally and has no button", fixture: room(run(tally)), viewer: "guest",
            expect: .markup(contains: ["(8) 53%"], lacks: ["Submit", "data-action"])),
        ComponentExample(
            "A teacher watches", fixture: room(run(tally)), viewer: "lin",
            expect: .markup(contains: ["In progress", "15 of 15 have voted", "Stop poll"], lacks: ["Submit"])),
        ComponentExample(
            "A teacher, after the end", fixture: room(run("pollState: 0", tally)), viewer: "lin",
            expect: .markup(contains: ["Ended", "New poll", "Close"], lacks: ["Stop poll"])),
        ComponentExample(
            "An assistant writes a poll", fixture: room("active: true"), viewer: "qiu",
            expect: .markup(contains: ["Start poll", "Option 2", "Add an option"], lacks: ["Option 3"])),
        ComponentExample(
            "A student sees nothing while it is written", fixture: room("active: true"), viewer: "chen",
            expect: .markup(contains: ["data-widget=\"poll\""], lacks: ["Start poll", "Poll  ("])),
        ComponentExample(
            "Words of its own", configuration: "name: { text: Vote, singleMode: choose one }\nsubmit: { text: Send }",
            fixture: room(run()), viewer: "chen", expect: .markup(contains: ["Vote  (choose one)", ">Send<"])),
        ComponentExample(
            "A question is missing",
            fixture: room("active: true\nproperties: { pollId: a, pollState: 1, mode: 1, pollItems: [A, B] }"),
            viewer: "chen", expect: .findings(["widget.missing-property"])),
        ComponentExample(
            "A mode that there is not", fixture: room(run(mode: 3)), viewer: "chen",
            expect: .findings(["config.range"])),
        ComponentExample(
            "A tally of an option that there is not",
            fixture: room(run("pollDetails: { \"3\": { num: 1, percentage: 1 } }")), viewer: "chen",
            expect: .findings(["widget.property"])),
        ComponentExample(
            "A misspelt key", configuration: "titel: { font: $font9 }", fixture: room(run()), viewer: "chen",
            expect: .findings(["config.unknown-key"])),
    ]

    // MARK: Fixtures

    private static let tally =
        "pollDetails: { \"0\": { num: 8, percentage: 0.53 }, \"1\": { num: 7, percentage: 0.47 }, "
        + "\"2\": { num: 0, percentage: 0 } }\nuserCount: 15"

    private static let manyChoices =
        "pollDetails: { \"0\": { num: 9, percentage: 0.9 }, \"1\": { num: 6, percentage: 0.6 }, "
        + "\"2\": { num: 1, percentage: 0.1 } }\nuserCount: 10"

    private static func room(_ poll: String) -> String {
        """
        \(ExampleClass.users)
        widgets:
          poll:
        \(indented(poll, by: 4))
        """
    }

    private static func run(mode: Int = 1, _ more: String...) -> String {
        let own = more.flatMap { $0.split(separator: "\n") }.map(String.init)
        var lines = ["pollId: friction", "mode: \(mode)", "pollTitle: Which surface has the least friction?"]
        lines += ["pollItems: [Ice, Wood, Rubber]"]
        if !own.contains(where: { $0.hasPrefix("pollState") }) { lines.append("pollState: 1") }
        return "active: true\nproperties:\n" + indented((lines + own).joined(separator: "\n"), by: 2)
    }

    private static func voted(_ pollId: String) -> String {
        "\nuserProperties: { chen: { pollId: \(pollId), selectIndex: [0] } }"
    }

    private static func indented(_ text: String, by spaces: Int) -> String {
        let indent = String(repeating: " ", count: spaces)
        return text.split(separator: "\n").map { indent + $0 }.joined(separator: "\n")
    }
}
