import ClassroomScenes
import SceneModel
import SceneTestSupport
import Testing

struct LayoutSolverTests {
    /// What the horizontal axis of a frame comes to in a parent of 1000 points.
    @Test(arguments: [
        ("left: 10, right: 20", 10.0, 970.0),
        ("left: 10, width: 300", 10, 300),
        ("right: 10, width: 300", 690, 300),
        ("centerX: 0, width: 300", 350, 300),
        ("centerX: -50, width: 300", 300, 300),
        ("left: 100, centerX: 0", 100, 800),
        ("right: 100, centerX: 0", 100, 800),
        ("left: 25%, width: 50%", 250, 500),
        ("right: 10% - 20, width: 200", 720, 200),
        ("left: scene.centerX, right: scene.right - 10", 500, 490),
        ("left: scene.left + 10%, right: scene.right", 100, 900),
        ("left: 0, width: scene.width - 40", 0, 960),
        ("right: scene.width - 900, width: 10", 890, 10),
        ("left: 0, width: 66.7s", 0, 100),
        ("left: 0, width: scene.height", 0, 562.5),
        ("left: 0, right: -10", 0, 1010),
    ])
    func decidesAnAxisByTwoProperties(horizontal: String, x: Double, width: Double) throws {
        let result = LayoutSolver.solve([try entry("a", horizontal + ", top: 0, height: 10")], in: wideBox)
        #expect(result.problems == [])
        let rect = LayoutRect(x: x, y: 0, width: width, height: 10)
        #expect(rect.isEqual(to: result.rects[0], within: 0.0001), "\(String(describing: result.rects[0]))")
    }

    @Test(arguments: [
        ("left: 10, top: 10", LayoutRect(x: 10, y: 10, width: 30, height: 40)),
        ("right: 10, bottom: 10", LayoutRect(x: 960, y: 512.5, width: 30, height: 40)),
        ("centerX: 0, centerY: 0", LayoutRect(x: 485, y: 261.25, width: 30, height: 40)),
        ("left: 0, right: 0, top: 0", LayoutRect(x: 0, y: 0, width: 1000, height: 40)),
        ("left: 0, width: 50, top: 0", LayoutRect(x: 0, y: 0, width: 50, height: 40)),
    ])
    func takesTheComponentsOwnSizeWhereNothingElseDecides(frame: String, expected: LayoutRect) throws {
        let own = IntrinsicSize(width: 30, height: 40)
        let result = LayoutSolver.solve([try entry("a", frame, own: own)], in: wideBox)
        #expect(result.problems == [])
        #expect(expected.isEqual(to: result.rects[0], within: 0.0001))
    }

    @Test func solvesFramesInAnyOrder() throws {
        let entries = [
            try entry("c", "left: b.right + 1, width: b.width, top: b.centerY, height: a.width - b.width"),
            try entry("b", "left: a.right + 1, width: a.width - 5, top: a.bottom, bottom: scene.bottom - a.height"),
            try entry("a", "left: 1, width: 20, top: 1, height: 40"),
        ]
        let result = LayoutSolver.solve(entries, in: wideBox)
        #expect(result.problems == [])
        #expect(
            result.rects == [
                LayoutRect(x: 38, y: 281.75, width: 15, height: 5),
                LayoutRect(x: 22, y: 41, width: 15, height: 481.5),
                LayoutRect(x: 1, y: 1, width: 20, height: 40),
            ])
    }

    /// Each needs an edge of the other, and none of them needs itself.
    @Test func distinguishesEdgesOfOneFrame() throws {
        let entries = [
            try entry("a", "left: 0, right: b.left, top: 0, height: 1"),
            try entry("b", "left: a.left + 50, width: 20, top: 0, height: 1"),
        ]
        let result = LayoutSolver.solve(entries, in: wideBox)
        #expect(result.problems == [])
        #expect(result.rects[0]?.width == 50)
    }

    @Test func givesAPopupNoRectangleAndNoProblem() {
        let result = LayoutSolver.solve([popup("roster")], in: wideBox)
        #expect(result.rects == [nil])
        #expect(result.problems == [])
    }

    @Test func followsAChainOfTwentyThousandFrames() throws {
        let count = 20_000
        let entries = try (0..<count).map { index in
            let left = index == count - 1 ? "left: 1" : "left: f\(index + 1).right"
            return try entry("f\(index)", left + ", width: 2, top: 0, height: 1")
        }
        let result = LayoutSolver.solve(entries, in: wideBox)
        #expect(result.problems == [])
        #expect(result.rects[0]?.x == 39_999)
    }
}
