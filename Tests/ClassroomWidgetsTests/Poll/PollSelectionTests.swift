import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import Testing

@testable import ClassroomWidgets

/// What a click on an option does.
struct PollSelectionTests {
    private func run(mode: Int, id: String = "friction") throws -> PollRun {
        var properties = PollRunTests.properties
        properties["mode"] = .integer(mode)
        properties["pollId"] = .string(id)
        return try #require(try PollRun(WidgetProperties(properties)))
    }

    @Test(arguments: [
        (1, [0], [0]),
        (1, [0, 2], [2]),  // the mark moves
        (1, [1, 1], [1]),  // a chosen one stays chosen
        (2, [2, 0], [0, 2]),
        (2, [0, 2, 0], [2]),  // a second click takes the mark away
        (2, [1, 1], []),
        (1, [3], []),  // there is no such option
        (2, [-1, 1], [1]),
    ])
    func followsTheRulesOfTheMode(mode: Int, clicks: [Int], marked: [Int]) throws {
        let run = try run(mode: mode)
        var selection = PollSelection()
        for index in clicks { selection.choose(index, in: run) }
        #expect(selection.indexes(in: run) == marked)
    }

    @Test func setsABoxToTheStateThatItShows() throws {
        let run = try run(mode: 2)
        var selection = PollSelection()
        selection.choose(1, wanted: true, in: run)
        selection.choose(1, wanted: true, in: run)
        #expect(selection.indexes(in: run) == [1])
        selection.choose(1, wanted: false, in: run)
        #expect(selection.indexes(in: run).isEmpty)
    }

    @Test func belongsToOneRunOnly() throws {
        let first = try run(mode: 1)
        let second = try run(mode: 1, id: "gravity")
        var selection = PollSelection()
        selection.choose(0, in: first)
        #expect(selection.indexes(in: second).isEmpty)
        selection.forgetOthers(than: first.id)
        #expect(selection.indexes(in: first) == [0])
        selection.forgetOthers(than: second.id)
        #expect(selection.indexes(in: first).isEmpty)
    }
}
