import ClassroomScenes
import SceneModel
import SceneTestSupport
import Testing

/// Frames that stand elsewhere while what they refer to shows nothing.
struct LayoutAlternativeTests {
    private func solve(_ bar: String, tools: IntrinsicSize, more: [LayoutEntry] = []) throws -> LayoutResult {
        let entries =
            [
                try entry("bar", "right: 0, width: 34, height: 100, bottom: \(bar)"),
                try entry("tools", "centerX: bar.centerX, bottom: 20", own: tools),
            ] + more
        return LayoutSolver.solve(entries, in: wideBox)
    }

    private var bottom: Double { wideBox.bounds.height }

    @Test func standsAboveWhatIsShown() throws {
        let result = try solve("tools.top - 15 else 20", tools: IntrinsicSize(width: 34, height: 80))
        #expect(result.problems == [])
        #expect(result.rects[0]?.bottom == bottom - 20 - 80 - 15)
    }

    @Test func takesItsPlaceWhileNothingIsShown() throws {
        let result = try solve("tools.top - 15 else 20", tools: .nothing)
        #expect(result.problems == [])
        #expect(result.rects[0]?.bottom == bottom - 20)
    }

    @Test func refersToWhatShowsNothingWhereThereIsNoAlternative() throws {
        let result = try solve("tools.top - 15", tools: .nothing)
        #expect(result.rects[0]?.bottom == bottom - 20 - 15)
    }

    @Test func takesTheFirstAlternativeThatCounts() throws {
        let hidden = try entry("hidden", "left: 0, top: 0", own: .nothing)
        let board = try entry("board", "left: 0, right: 0, top: 0, height: 200")
        let result = try solve(
            "tools.top else hidden.top else board.bottom else 3", tools: .nothing, more: [hidden, board])
        #expect(result.rects[0]?.bottom == 200)
    }

    @Test(arguments: ["tools.top else bord.bottom", "bord.top else tools.top", "tools.top else tools.left"])
    func reportsWhatIsWrongInAnyAlternative(expression: String) throws {
        let shown = try solve(expression, tools: IntrinsicSize(width: 34, height: 80))
        let hidden = try solve(expression, tools: .nothing)
        #expect(shown.problems.count == 1)
        #expect(shown.problems == hidden.problems)
    }
}
