import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import Testing

@testable import ClassroomWidgets

/// Numbers that no client should send: every widget goes on whatever the room says.
struct HostileNumberTests {
    static let numbers: [LiveValue] = [
        .integer(.max), .integer(.min), .integer(-1), .integer(999_999_999_999), .number(.infinity), .number(.nan),
        .number(-.greatestFiniteMagnitude), .number(.leastNonzeroMagnitude), .number(1e-8), .null, "1",
    ]

    /// Properties that are right, and the numbers among them.
    static let widgets: [(id: String, properties: LiveProperties, numbers: [String])] = [
        (
            "poll", PollRunTests.properties.merging(["mode": 2]) { _, new in new },
            ["userCount", "pollState", "mode", "pollDetails.0.num", "pollDetails.0.percentage"]
        ),
        (
            "popupQuiz",
            [
                "popupQuizId": "q", "items": ["A", "B"], "answerState": 1, "receiveQuestionTime": 1_000_000,
                "selectedCount": 1, "correctCount": 1, "totalCount": 2, "averageAccuracy": 0.5,
            ],
            [
                "answerState", "receiveQuestionTime", "endTime", "selectedCount", "correctCount", "totalCount",
                "averageAccuracy",
            ]
        ),
        (
            "countdownTimer", ["state": 1, "startTime": 1_000_000, "duration": 60],
            ["state", "startTime", "duration"]
        ),
        ("webView-1", ["webViewUrl": "https://example.org", "zIndex": 1], ["zIndex"]),
        ("mediaPlayer-1", ["mediaPlayerUrl": "https://example.org/a.mp4", "zIndex": 1], ["zIndex"]),
        ("netlessBoard", ["pageIndex": 0, "pageCount": 1], ["pageIndex", "pageCount"]),
    ]

    @Test(arguments: widgets.indices, numbers)
    func drawsEveryWidgetWhateverItsNumbersSay(index: Int, number: LiveValue) throws {
        let widget = Self.widgets[index]
        let room = try WidgetRoom(widgets: "{ netlessBoard: { active: true } }")
        let teacher = room.pool("teacher-1").widget
        if widget.id != "netlessBoard" { try teacher.setWidgetActive(widget.id) }
        let pages = try ["teacher-1", "student-1", "observer-1"].map { try room.page($0) }
        for path in [nil] + widget.numbers.map(Optional.some) {
            var changes = widget.properties
            // All of them at once, and each alone.
            for name in path.map({ [$0] }) ?? widget.numbers { changes[name] = number }
            try teacher.updateWidgetRoomProperties(changes, widgetId: widget.id)
            let time = WidgetMessage("syncTimestamp", number)
            for user in ["teacher-1", "student-1"] {
                if widget.id != "netlessBoard" {
                    try room.pool(user).widget.sendMessage(time, toWidget: widget.id)
                }
            }
            for page in pages { #expect(page.markup.contains("classTools")) }
        }
    }

    @Test(arguments: [
        (LiveValue.integer(999_999_999_999), LiveValue.number(1e-8), PollRules.votes.upperBound),
        (.integer(.max), .number(.leastNonzeroMagnitude), PollRules.votes.upperBound),
        (5, .number(.nan), 0), (5, 0.5, 5), (.integer(.min), 0.5, 0),
    ])
    func neverFindsMoreVotersThanVotes(votes: LiveValue, share: LiveValue, voters: Int) throws {
        var properties = PollRunTests.properties
        properties["mode"] = 2
        properties["userCount"] = nil
        properties["pollDetails"] = ["0": ["num": votes, "percentage": share]]
        #expect(try PollRun(WidgetProperties(properties))?.voters == voters)
    }

    @Test(arguments: [LiveValue.integer(.max), 1_000_000])
    func raisesAWindowAboveOneThatSaysItIsHighest(place: LiveValue) throws {
        let room = try WidgetRoom()
        let teacher = room.pool("teacher-1").widget
        for id in ["webView-1", "webView-2"] { try teacher.setWidgetActive(id) }
        try teacher.updateWidgetRoomProperties(["zIndex": place], widgetId: "webView-1")
        let page = try room.page("teacher-1")
        try page.perform("raise", on: "webView-2")
        #expect(teacher.getWidgetRoomProperties("webView-1")?["zIndex"] == 0)
        #expect(teacher.getWidgetRoomProperties("webView-2")?["zIndex"] == 1)
    }

    @Test(arguments: [LiveValue.integer(.max), 10_000])
    func addsNoPageToABoardThatIsFull(count: LiveValue) throws {
        let room = try WidgetRoom(widgets: "{ netlessBoard: { active: true } }")
        let teacher = room.pool("teacher-1").widget
        try teacher.updateWidgetRoomProperties(["pageCount": count], widgetId: "netlessBoard")
        let error = try #require(throws: ContextError.self) { try teacher.addBoardPage() }
        #expect(error.reason == "a board has at most 10000 pages")
        #expect(teacher.getBoardPage().count == 10_000)
    }

    @Test(arguments: [Int64.min, Int64.max])
    func keepsACountdownsClockWithinBounds(time: Int64) {
        let clock = CountdownClock(
            syncTimestamp: Timestamp(milliseconds: time), receivedAt: Timestamp(milliseconds: 0))
        #expect(clock.serverTime(at: Timestamp(milliseconds: 0)) == Timestamp(milliseconds: time))
    }
}
