import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import Testing

@testable import ClassroomWidgets

@Suite struct PopupQuizRoundTests {
    private static let complete: LiveProperties = [
        "popupQuizId": "inertia", "items": ["A", "B", "C"], "answerState": 1, "receiveQuestionTime": 1_000_000,
    ]

    private static func round(_ changes: LiveProperties = [:]) throws -> PopupQuizRound {
        try #require(try PopupQuizRound(WidgetProperties(complete.merging(changes) { _, new in new })))
    }

    @Test func isNothingWithoutProperties() throws {
        #expect(try PopupQuizRound(WidgetProperties([:])) == nil)
    }

    @Test func takesAbsentFiguresAsZero() throws {
        let round = try Self.round()
        #expect([round.selectedCount, round.correctCount, round.totalCount] == [0, 0, 0])
        #expect(round.averageAccuracy == 0)
        #expect(round.correctItems == [])
        #expect(round.end == nil)
    }

    @Test(
        arguments: [
            ("popupQuizId", nil, "'popupQuizId' is missing; it must be text"),
            ("items", "A, B", #"'items' is "A, B", but must be a list of texts"#),
            ("items", ["A"], #"'items' is ["A"], but must be a list of 2 to 8 different texts"#),
            ("items", ["A", "A"], #"'items' is ["A","A"], but must be a list of 2 to 8 different texts"#),
            (
                "items", ["A", "B", "C", "D", "E", "F", "G", "H", "I"],
                #"'items' is ["A","B","C","D","E","F","G","H","I"], but must be a list of 2 to 8 different texts"#
            ),
            ("answerState", nil, "'answerState' is missing; it must be a whole number"),
            ("receiveQuestionTime", "noon", #"'receiveQuestionTime' is "noon", but must be a whole number"#),
            ("averageAccuracy", "half", #"'averageAccuracy' is "half", but must be a number"#),
        ] as [(String, LiveValue?, String)])
    func saysWhatIsWrong(key: String, value: LiveValue?, message: String) throws {
        var properties = Self.complete
        properties[key] = value
        let error = try #require(throws: WidgetPropertyError.self) {
            try PopupQuizRound(WidgetProperties(properties))
        }
        #expect(error.description == message)
    }

    /// The server's time in milliseconds, and the clock of a quiz that began at 1 000 000.
    @Test(arguments: [
        (1_000_000, "00:00:00"), (1_000_999, "00:00:00"), (1_001_000, "00:00:01"), (1_012_700, "00:00:12"),
        (1_059_999, "00:00:59"), (1_060_000, "00:01:00"), (4_661_000, "01:01:01"), (361_000_000, "100:00:00"),
        (900_000, "00:00:00"),
    ])
    func countsUpFromTheStart(now: Int64, clock: String) throws {
        let elapsed = try Self.round().elapsed(at: Timestamp(milliseconds: now))
        #expect(RunningTime.full.text(elapsed) == clock)
    }

    @Test func standsAtTheEnd() throws {
        let round = try Self.round(["answerState": 0, "endTime": 1_075_000])
        #expect(RunningTime.full.text(round.elapsed(at: Timestamp(milliseconds: 9_000_000))) == "00:01:15")
    }
}

@Suite struct PopupQuizTextTests {
    /// Shares, and how they are written: rounded, with one decimal at most.
    @Test(arguments: [
        (0, "0%"), (1, "100%"), (0.5, "50%"), (2.0 / 3, "66.7%"), (1.0 / 3, "33.3%"), (0.29, "29%"), (0.53, "53%"),
        (0.59, "59%"), (0.125, "12.5%"), (0.0625, "6.3%"), (0.9994, "99.9%"), (0.9996, "100%"), (1.5, "100%"),
        (-1, "0%"), (.nan, "0%"),
    ])
    func writesAShare(share: Double, text: String) {
        #expect(PopupQuizText.percentage(share) == text)
    }

    @Test(arguments: [
        (["A", "C"], "AC"), (["A"], "A"), ([], ""), (["yes", "no"], "yes, no"), (["A", "both"], "A, both"),
        (["对", "错"], "对错"),
    ])
    func joinsOptions(items: [String], text: String) {
        #expect(PopupQuizText.answer(items) == text)
    }
}
