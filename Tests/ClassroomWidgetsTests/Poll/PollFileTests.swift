import Testing

/// What is wrong with a poll in a file.
struct PollFileTests {
    private static func widgets(_ changes: [String: String], users: String = "{}") -> String {
        let whole = ["pollState": "1", "pollId": "a", "mode": "1", "pollTitle": "Which?", "pollItems": "[Ice, Wood]"]
        let entries = whole.merging(changes) { _, new in new }.filter { !$0.value.isEmpty }
        let properties = entries.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        return "{ poll: { active: true, properties: { \(properties) }, userProperties: \(users) } }"
    }

    private func expectFinding(_ message: String, in widgets: String) throws {
        let error = try #require(throws: WidgetRoom.NotStaged.self) { try WidgetRoom(widgets: widgets) }
        #expect(error.findings.count == 1, "\(error.findings)")
        #expect(error.findings.first?.hasSuffix(message) == true, "\(error.findings)")
    }

    static let faults: [(key: String, value: String, message: String)] = [
        ("pollState", "2", "'pollState' is a whole number from 0 to 1; 2 is outside"),
        ("mode", "0", "'mode' is a whole number from 1 to 2; 0 is outside"),
        ("pollId", "", "'poll' is active without 'pollId'"),
        ("pollTitle", "\" \"", "the title is empty"),
        ("pollTitle", PollDraftTests.long, "the title is longer than 50 characters"),
        ("pollItems", "[Ice]", "'pollItems' has 2 to 5 items; this list has 1"),
        ("pollItems", "[1, 2, 3, 4, 5, 6]", "'pollItems' has 2 to 5 items; this list has 6"),
        ("pollItems", "[Ice, \"\"]", "option 2 is empty"),
        ("pollItems", "[Ice, Wood, \" Ice\"]", "options 1 and 3 are the same"),
        ("pollItems", "[Ice, \(PollDraftTests.long)]", "option 2 is longer than 50 characters"),
        ("pollTitle", "{ en: Which?, zh-Hans: \" \" }", "the title is empty"),
        ("pollTitle", "{ en: \(PollDraftTests.long), zh-Hans: 哪个? }", "the title is longer than 50 characters"),
        ("pollTitle", "{ en: Which? }", "'pollTitle' has no text for 'zh-Hans'"),
        ("pollItems", "[{ en: Ice, zh-Hans: 冰 }, { en: Snow, zh-Hans: 冰 }]", "options 1 and 2 are the same"),
        ("pollItems", "[{ en: Ice, zh-Hans: 冰 }, Ice]", "options 1 and 2 are the same"),
        ("pollItems", "[Ice, { en: Ice, zh-Hans: Ice }]", "options 1 and 2 are the same"),
        ("pollItems", "[Ice, { en: Snow }]", "'pollItems' has no text for 'zh-Hans'"),
        ("pollDetails", "{ \"2\": { num: 1, percentage: 1 } }", "there is no option \"2\""),
        ("pollDetails", "{ \"0\": { num: 1 } }", "'poll' is active without 'pollDetails.0.percentage'"),
        (
            "userCount", "999999999999", "'userCount' is a whole number from 0 to 1000000; 999999999999 is outside"
        ),
        ("userCount", "-1", "'userCount' is a whole number from 0 to 1000000; -1 is outside"),
    ]

    @Test(arguments: faults)
    func saysWhatIsWrong(key: String, value: String, message: String) throws {
        try expectFinding(message, in: Self.widgets([key: value]))
    }

    @Test func saysWhatIsWrongWithAVote() throws {
        try expectFinding(
            "'selectIndex' is a whole number from 0 to 4; 5 is outside",
            in: Self.widgets([:], users: "{ student-1: { pollId: a, selectIndex: [5] } }"))
    }

    @Test(arguments: [
        ["pollItems": "[1, 2, 3, 4, 5]"],
        ["pollItems": "[no, yes]", "pollTitle": "1.10"],  // text, whatever YAML might make of it
        ["pollDetails": "{ \"0\": { num: 3, percentage: 0.75 }, \"1\": { num: 2, percentage: 0.5 } }", "mode": "2"],
        ["pollTitle": "{ en: Which?, zh-Hans: 哪个? }", "pollItems": "[{ en: Ice, zh-Hans: 冰 }, Snow]"],
        ["pollDetails": "{}", "userCount": "0", "pollState": "0"],
    ])
    func takesWhatIsAPoll(changes: [String: String]) throws {
        _ = try WidgetRoom(widgets: Self.widgets(changes))
    }
}
