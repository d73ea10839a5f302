import ConfigSchema
import SceneModel
import Testing

@testable import ClassroomScenes
@testable import ClassroomWidgets

/// The sizes that the cards ask for: 180 wide and 79 + question + rows high, or at least 360×283.
struct PollSizeTests {
    /// A line of the theme's nine-point type.
    static let line = 9 * TextHeight.line

    private func room(_ properties: String, configuration: String = "{}") throws -> WidgetRoom {
        try WidgetRoom(
            widgets: "{ poll: { active: true, properties: { pollId: a, mode: 1, \(properties) } } }",
            configuration: configuration)
    }

    private func expect(_ size: String?, width: Double, height: Double) throws {
        let parts = try #require(size).split(separator: "x").compactMap { Double($0) }
        #expect(parts.first == width)
        #expect(abs((parts.last ?? 0) - height) < 0.001)
    }

    @Test func addsTheRowsOfOptionsToTheSmallCard() throws {
        let room = try room("pollState: 1, pollTitle: Which?, pollItems: [Ice, Wood, Rubber]")
        let size = try room.page("student-1").size(of: "poll")
        try expect(size, width: 180, height: 79 + Self.line + 3 * (Self.line + 10))
    }

    @Test func addsTheRowsOfResultsAndKeepsTheButtonsPlace() throws {
        let room = try room("pollState: 0, pollTitle: Which?, pollItems: [Ice, Wood]")
        let size = try room.page("student-1").size(of: "poll")
        try expect(size, width: 180, height: 79 + Self.line + 2 * (Self.line + 30))
    }

    @Test func growsWithTextThatWraps() throws {
        // 50 characters of 9 points in 150 points: 16 in a line, four lines; 14 in the 128 points of an option.
        let text = String(repeating: "长", count: 50)
        let room = try room("pollState: 1, pollTitle: \(text), pollItems: [\(text), 短]")
        let size = try room.page("student-1").size(of: "poll")
        try expect(size, width: 180, height: 79 + 4 * Self.line + (4 * Self.line + 10) + (Self.line + 10))
    }

    @Test func measuresWithTheFontAndSpacesThatAreSet() throws {
        let room = try room(
            "pollState: 1, pollTitle: Which?, pollItems: [Ice, Wood]",
            configuration: "{ poll: { title: { font: { size: 20 } }, option: { labelVerticalSpace: 8 } } }")
        let size = try room.page("student-1").size(of: "poll")
        try expect(size, width: 180, height: 79 + 20 * TextHeight.line + 2 * (Self.line + 16))
    }

    @Test func scrollsRatherThanStandOutOfItsArea() throws {
        let text = String(repeating: "长", count: 49)
        let items = (1...5).map { text + String($0) }.joined(separator: ", ")
        let room = try room("pollState: 0, pollTitle: \(text), pollItems: [\(items)]")
        try expect(room.page("student-1", device: .phone).size(of: "poll"), width: 180, height: 350 - 24)
        // On a pad it has a higher board, and cards that are half as large again.
        let grown = 400 / Canvas(classroomOn: .pad).scale - 24
        try expect(room.page("student-1").size(of: "poll"), width: 180, height: grown)
    }

    @Test func growsTheEditorWithItsFields() throws {
        let room = try WidgetRoom(widgets: "{ poll: { active: true } }")
        let page = try room.page("teacher-1")
        try expect(page.size(of: "poll"), width: 360, height: 283)
        try page.perform("add", on: "poll")
        try expect(page.size(of: "poll"), width: 360, height: 319)
        try page.perform("add", on: "poll")
        try page.perform("add", on: "poll")
        try expect(page.size(of: "poll"), width: 360, height: 376)
    }

    @Test func leavesTheFormWholeOnThePhonesBoard() {
        // 307 points are left below a small class's strip.
        let room = 307.0 - 24
        #expect(PollSize.editor.height <= room)
    }

    @Test func keepsTheLeastSizeWhileVotesAreCounted() throws {
        let room = try room("pollState: 1, pollTitle: Which?, pollItems: [Ice, Wood]")
        try expect(room.page("teacher-1").size(of: "poll"), width: 360, height: 283)
    }

    @Test func asksForNoSizeWhileThereIsNothingToSee() throws {
        let room = try WidgetRoom(widgets: "{ poll: { active: true } }")
        #expect(try room.page("student-1").size(of: "poll") == nil)
    }

    @Test(arguments: [
        ("", 1), ("Ice", 1), ("长", 1),
        (String(repeating: "长", count: 16), 1),
        (String(repeating: "长", count: 17), 2),
        ("one two three four five six seven eight nine ten", 2),
        (String(repeating: "a", count: 100), 4),
        ("🙂🙂🙂", 1),
    ])
    func estimatesLines(text: String, lines: Int) {
        #expect(TextHeight.lines(text, size: 9, width: 150) == lines)
    }
}
