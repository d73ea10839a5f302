import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import Testing

@testable import ClassroomWidgets

/// How the room's properties are read.
struct PollRunTests {
    static let properties: LiveProperties = [
        "pollState": 1, "pollId": "friction", "mode": 1, "pollTitle": "Which?", "pollItems": ["Ice", "Wood", "Rubber"],
        "pollDetails": ["0": ["num": 1, "percentage": 1]], "userCount": 1,
    ]

    private func run(_ changes: LiveProperties) throws -> PollRun {
        let merged = Self.properties.merging(changes) { _, new in new }
        return try #require(try PollRun(WidgetProperties(merged)))
    }

    @Test func isAbsentWithoutProperties() throws {
        #expect(try PollRun(WidgetProperties([:])) == nil)
    }

    @Test(arguments: [(0, true), (1, false), (2, false)])
    func isFinishedInStateNoughtOnly(state: Int, isFinished: Bool) throws {
        #expect(try run(["pollState": .integer(state)]).isFinished == isFinished)
    }

    @Test(arguments: [
        (0.0, "(3) 0%"), (0.53, "(3) 53%"), (0.59, "(3) 59%"), (0.004, "(3) 0%"), (0.005, "(3) 1%"),
        (1.0 / 3, "(3) 33%"), (2.0 / 3, "(3) 67%"), (1.0, "(3) 100%"),
    ])
    func roundsPercentagesToTheNearest(share: Double, text: String) {
        #expect(PollRun.Tally(votes: 3, share: share).text == text)
    }

    @Test func leavesOptionsWithoutATallyOutOfTheResults() throws {
        let run = try run([
            "pollDetails": ["2": ["num": 3, "percentage": 0.75], "0": ["num": 1, "percentage": 0.25]]
        ])
        #expect(run.results.map(\.option) == ["Ice", "Rubber"])
        #expect(run.results.map(\.tally.text) == ["(1) 25%", "(3) 75%"])
    }

    @Test func startsEveryOptionAtNothingWithoutAnyTally() throws {
        let run = try run(["pollDetails": .null])
        #expect(run.results.map(\.tally.text) == ["(0) 0%", "(0) 0%", "(0) 0%"])
    }

    @Test func passesOverATallyOfAnOptionThatDoesNotExist() throws {
        let run = try run(["pollDetails": ["7": "nonsense", "1": ["num": 1, "percentage": 1]]])
        #expect(run.results.map(\.option) == ["Wood"])
    }

    @Test(arguments: [
        (1, 6), (2, 5),  // one vote for each voter; 3 of 5 are 60 %
    ])
    func findsTheNumberOfVotersWhereItIsNotTold(mode: Int, voters: Int) throws {
        let details: LiveValue = ["0": ["num": 3, "percentage": 0.6], "1": ["num": 3, "percentage": 0.6]]
        let run = try run(["mode": .integer(mode), "pollDetails": details, "userCount": .null])
        #expect(run.voters == voters)
    }

    static let faults: [(String, LiveValue, String)] = [
        ("pollId", .null, "'pollId' is missing; it must be text"),
        ("pollState", .null, "'pollState' is missing; it must be a whole number"),
        ("pollState", "on", "'pollState' is \"on\", but must be a whole number"),
        ("mode", 3, "'mode' is 3, but must be 1 or 2"),
        ("pollTitle", .null, "'pollTitle' is missing; it must be text"),
        ("pollItems", "Ice", "'pollItems' is \"Ice\", but must be a list of texts"),
        ("pollItems", [1, 2], "'pollItems' is [1,2], but must be a list of texts"),
        ("pollDetails", [["num": 1]], "'pollDetails' is [{\"num\":1}], but must be a map by the options' indexes"),
        ("pollDetails", ["1": ["num": 1]], "'pollDetails.1.percentage' is missing; it must be a number"),
        ("pollDetails", ["1": ["percentage": 1]], "'pollDetails.1.num' is missing; it must be a whole number"),
        ("userCount", "many", "'userCount' is \"many\", but must be a whole number"),
    ]

    @Test(arguments: faults)
    func namesWhatIsMissingOrWrong(key: String, value: LiveValue, message: String) throws {
        let error = try #require(throws: WidgetPropertyError.self) { try run([key: value]) }
        #expect(error.description == message)
    }
}
