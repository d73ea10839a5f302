import ClassroomScenes
import SceneModel
import SceneTestSupport
import Testing

struct LayoutProblemTests {
    private func problems(_ entries: LayoutEntry...) -> [LayoutProblem] {
        LayoutSolver.solve(entries, in: wideBox).problems
    }

    private func hints(_ problems: [LayoutProblem]) -> [String] { problems.compactMap(\.hint) }

    // MARK: Axes

    @Test func saysWhichPropertiesAreTooMany() throws {
        let problems = problems(
            try entry("board", "width: 5, left: 0, right: 0, top: 0, bottom: 0, centerY: 0, height: 1"))
        #expect(problems.map(\.kind) == [.overdetermined, .overdetermined])
        #expect(
            problems.map(\.message) == [
                "'board' sets left, right and width, but two of them already decide its horizontal frame",
                "'board' sets top, bottom, centerY and height, but two of them already decide its vertical frame",
            ])
        #expect(hints(problems) == ["remove one of them", "remove two of them"])
        #expect(problems[0].edges == [.width, .right, .left])
    }

    @Test(
        arguments: [
            (
                "", IntrinsicSize.none, "nothing says where 'bar' stands vertically, nor how high it is",
                "add two of top, bottom, centerY and height", []
            ),
            (
                "", IntrinsicSize(height: 9), "nothing says where 'bar' stands vertically",
                "add top, bottom or centerY", []
            ),
            (
                ", height: 9", .none, "'bar' sets height, but nothing says where it stands vertically",
                "add top, bottom or centerY", [.height]
            ),
            (
                ", height: 9", IntrinsicSize(height: 9),
                "'bar' sets height, but nothing says where it stands vertically",
                "add top, bottom or centerY", [.height]
            ),
            (
                ", bottom: 9", .none,
                "'bar' sets bottom, but nothing says how high it is, and 'bar' has no height of its own",
                "add top, centerY or height", [.bottom]
            ),
        ] as [(String, IntrinsicSize, String, String, [LayoutEdge])])
    func saysWhatIsMissing(
        vertical: String, own: IntrinsicSize, message: String, hint: String, edges: [LayoutEdge]
    ) throws {
        let problems = problems(try entry("bar", "left: 0, right: 0" + vertical, own: own))
        #expect(problems.map(\.kind) == [.underdetermined])
        #expect(problems.map(\.message) == [message])
        #expect(hints(problems) == [hint])
        #expect(problems[0].edges == edges)
    }

    // MARK: References

    @Test func namesTheNearestIDAndThePlaceInTheText() throws {
        let problems = problems(
            popup("borat"), try entry("board", "left: 0, right: 0, top: 0, bottom: 0"),
            try entry("bar", "left: 2 + borad.left, right: 0, top: sceen.top, height: zebra.height"))
        #expect(problems.map(\.kind) == [.unknownID, .unknownID, .unknownID])
        #expect(problems.map(\.entry) == [2, 2, 2])
        #expect(problems.map(\.edges) == [[.left], [.top], [.height]])
        #expect(problems.map(\.span?.offset) == [5, 1, 1])
        #expect(problems.map(\.replacement) == ["board.left", "scene.top", nil])
        #expect(problems[0].message == "no component in this scene has the id 'borad'")
        #expect(hints(problems) == ["did you mean 'board'?", "did you mean 'scene'?"])
    }

    @Test func refusesPopupsAsReference() throws {
        let problems = problems(popup("roster"), try entry("bar", "left: roster.right, width: 1, top: 0, height: 1"))
        #expect(problems.map(\.kind) == [.popup])
        #expect(problems[0].message == "'roster' is a popup and has no frame of its own")
    }

    @Test(arguments: [
        (
            "left: board.top, width: 9", LayoutEdge.left, "'left' is horizontal, and 'board.top' is vertical",
            "board.left"
        ),
        (
            "centerX: scene.bottom, width: 9", .centerX, "'centerX' is horizontal, and 'scene.bottom' is vertical",
            "scene.right"
        ),
        ("left: board.height, width: 9", .left, "'left' is horizontal, and 'board.height' is vertical", "board.width"),
        (
            "left: 0, width: board.right", .width, "'width' takes a length, and 'board.right' is a position",
            "board.width"
        ),
    ])
    func keepsAxesApart(horizontal: String, edge: LayoutEdge, message: String, replacement: String) throws {
        let problems = problems(
            try entry("board", "left: 0, right: 0, top: 0, bottom: 0"),
            try entry("a", horizontal + ", top: 0, height: 9"))
        #expect(problems.map(\.kind) == [.axis])
        #expect(problems[0].edges == [edge])
        #expect(problems[0].message == message)
        #expect(problems[0].replacement == replacement)
    }

    // MARK: Rings

    @Test func drawsARingFromItsFirstPropertyInTheFile() throws {
        let problems = problems(
            try entry("bar", "left: 0, right: 0, top: stage.bottom, height: 1"),
            try entry("stage", "left: 0, right: 0, top: board.bottom + 2, height: 9"),
            try entry("board", "left: 0, right: 0, top: 0, bottom: stage.top - 2"))
        #expect(problems.map(\.kind) == [.cycle])
        #expect(
            problems[0].message == "2 frames depend on each other: stage.top → board.bottom → stage.top")
        #expect(
            problems[0].chain == [LayoutProperty(entry: 1, edge: .top), LayoutProperty(entry: 2, edge: .bottom)])
        #expect(
            problems[0].notes.map(\.message) == ["stage.top is 'board.bottom + 2'", "board.bottom is 'stage.top - 2'"])
    }

    @Test func showsTheStepsThatFollowFromOthers() throws {
        let problems = problems(try entry("a", "left: a.right, width: 5, top: 0, height: 1"))
        #expect(problems.map(\.message) == ["'a' depends on itself: a.left → a.right → a.left"])
        #expect(problems[0].notes.map(\.message) == ["a.left is 'a.right'", "a.right follows from a.left"])
    }

    @Test func reportsEachTangleOnce() throws {
        let problems = problems(
            try entry("a", "left: b.left, right: b.right, top: b.bottom, height: 1"),
            try entry("b", "left: a.left, right: a.right, top: a.bottom, height: 1"),
            try entry("c", "left: a.left + b.width, right: a.right, top: b.top, bottom: a.top"))
        #expect(
            problems.map(\.message) == [
                "2 frames depend on each other: a.left → b.left → a.left",
                "2 frames depend on each other: a.right → b.right → a.right",
                "2 frames depend on each other: a.top → b.bottom → b.top → a.bottom → a.top",
            ])
    }

    @Test func shortensTheDrawingOfALongRing() throws {
        let count = 5_000
        let entries = try (0..<count).map {
            try entry("f\($0)", "left: f\(($0 + 1) % count).left, width: 1, top: 0, height: 1")
        }
        let problem = try #require(LayoutSolver.solve(entries, in: wideBox).problems.first)
        #expect(problem.chain.count == count)
        #expect(problem.message.hasSuffix("f11.left → … 4988 more … → f0.left"))
        #expect(problem.notes.count == 12)
    }

    // MARK: Numbers

    @Test func warnsOfANegativeSizeWithItsNumbers() throws {
        let entries = [
            try entry("stage", "left: 0, right: 0, top: 80, bottom: scene.top + 67.5"),
            try entry("below", "left: 0, width: -4, top: stage.bottom, height: stage.height"),
        ]
        let result = LayoutSolver.solve(entries, in: wideBox)
        #expect(result.problems.map(\.kind) == [.negativeSize, .negativeSize])
        #expect(result.problems.map(\.kind.isWarning) == [true, true])
        #expect(
            result.problems.map(\.message) == [
                "'stage' would be -12.5 points high", "'below' would be -4 points wide",
            ])
        #expect(
            result.problems.flatMap(\.notes).map(\.message) == [
                "its top is at 80 and its bottom is at 67.5", "its width is -4",
            ])
        #expect(result.rects[0] == LayoutRect(x: 0, y: 80, width: 1000, height: 0))
        #expect(result.rects[1]?.y == 67.5)
    }

    @Test func stopsNumbersThatGrowBeyondEveryScreen() throws {
        let entries = try (0..<2_000).map { index in
            let width = index == 0 ? "1000" : "f\(index - 1).width + f\(index - 1).width"
            return try entry("f\(index)", "left: 0, width: \(width), top: 0, height: 1")
        }
        let result = LayoutSolver.solve(entries, in: wideBox)
        #expect(result.problems.map(\.kind) == [.outOfRange])
        #expect(result.problems[0].message == "'f14.width' comes to 16384000 points, which no screen has")
    }

    // MARK: Together

    @Test func hidesNoProblemBehindAnotherAndRepeatsNone() throws {
        let problems = problems(
            try entry("bar", "left: 0, right: 0, top: 0"),
            try entry("board", "left: 0, right: nobody.left, top: bar.bottom, bottom: 0, height: 9"),
            try entry("dependant", "left: board.right, width: 1, top: bar.bottom, height: board.height"),
            try entry("twice", "left: board.centerX, right: dependant.left, top: nothing.top, height: 1"),
            try entry("ring", "left: ring.left, width: 1, top: dependant.top, height: 1"))
        #expect(problems.map(\.kind) == [.underdetermined, .overdetermined, .unknownID, .unknownID, .cycle])
        #expect(problems.map(\.entry) == [0, 1, 1, 3, 4])
    }

    @Test func keepsKindsApartByTheirIDs() {
        let ids = LayoutProblem.Kind.allCases.map(\.rawValue) + [LayoutProblem.Kind.syntaxID]
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.hasPrefix("layout.") })
    }
}
