import ClassroomScenes
import SceneModel
import SceneTestSupport
import Testing

/// Random expressions and graphs, from seeds, so that a failure can be repeated.
struct LayoutRandomTests {
    /// SplitMix64: a generator that gives the same numbers everywhere.
    struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    private static let pieces = [
        "0", "12", "1.5", ".", "s", "%", "+", "-", " + ", " - ", " ", "board", "scene", "a", "黑板", ".", ".top", ".left",
        ".width", ".botom", "−", "é", "\u{0}", "*", "9999999", "👩‍🏫", "\n", "e3",
    ]

    @Test(arguments: 0..<20)
    func readsOrRefusesAnyText(seed: Int) throws {
        var generator = Generator(state: UInt64(seed))
        for _ in 0..<250 {
            let text = (0..<Int.random(in: 0...9, using: &generator))
                .compactMap { _ in Self.pieces.randomElement(using: &generator) }.joined()
            let count = text.unicodeScalars.count
            switch LayoutExpression.parse(text) {
            case .success(let expression):
                #expect(try LayoutExpression.parse(expression.description).get() == expression, "\(text)")
                #expect(expression.references.allSatisfy { $0.span.offset + $0.span.length <= count }, "\(text)")
            case .failure(let error):
                #expect(error.span.offset >= 0 && error.span.offset + error.span.length <= count, "\(text)")
                #expect(error.span.length > 0 || text.isEmpty, "\(text)")
            }
        }
    }

    @Test(arguments: 0..<40)
    func solvesOrReportsAnyGraph(seed: Int) {
        var generator = Generator(state: UInt64(seed) << 32)
        var solved = 0
        for _ in 0..<50 {
            let entries = Self.randomEntries(&generator)
            let result = LayoutSolver.solve(entries, in: wideBox)
            #expect(result.rects.count == entries.count)
            #expect(result.problems.allSatisfy { entries.indices.contains($0.entry) && !$0.message.isEmpty })
            solved += result.rects.count { $0 != nil }
            Self.expectEveryFrameToBeAnswered(entries, result)
        }
        // Otherwise the graphs would only test the reports.
        #expect(solved > 20)
    }

    /// A solved frame says what its file says; an unsolved one is at fault, or refers to one that is.
    private static func expectEveryFrameToBeAnswered(_ entries: [LayoutEntry], _ result: LayoutResult) {
        let indices = Dictionary(entries.indices.map { (entries[$0].id, $0) }) { first, _ in first }
        let faulty = Set(result.problems.filter { !$0.kind.isWarning }.flatMap { [$0.entry] + $0.chain.map(\.entry) })
        let isNegative = result.problems.contains { $0.kind == .negativeSize }
        for (index, entry) in entries.enumerated() where entry.placement == .flat {
            let references = entry.frame.assignments.flatMap(\.expression.references).compactMap { indices[$0.id] }
            guard let rect = result.rects[index] else {
                #expect(faulty.contains(index) || references.contains { result.rects[$0] == nil }, "\(entry.frame)")
                continue
            }
            #expect(!faulty.contains(index), "\(entry.frame)")
            // A negative size is shown as zero, so that rectangles no longer tell the edges.
            if isNegative { continue }
            for assignment in entry.frame.assignments {
                guard let value = value(of: assignment, result.rects, indices) else { continue }
                #expect((rect[assignment.edge] - value).magnitude < 0.001, "\(assignment)")
            }
        }
    }

    /// What an assignment means, worked out again from the finished rectangles.
    private static func value(
        of assignment: FrameSpec.Assignment, _ rects: [LayoutRect?], _ indices: [String: Int]
    ) -> Double? {
        func rect(_ reference: LayoutReference) -> LayoutRect? {
            reference.id == "scene" ? wideBox.bounds : indices[reference.id].flatMap { rects[$0] }
        }
        let edge = assignment.edge
        let expression = assignment.expression
        let extent = edge.axis == .horizontal ? 1000 : 562.5
        var length = expression.offset.points + expression.offset.scaled * 1000 / 667
        length += expression.offset.percent / 100 * extent
        for reference in expression.lengths {
            guard let rect = rect(reference) else { return nil }
            length += reference.isNegative ? -rect[reference.edge] : rect[reference.edge]
        }
        if let position = expression.position {
            return rect(position).map { $0[position.edge] + length }
        }
        switch edge {
        case .right, .bottom: return extent - length
        case .centerX, .centerY: return extent / 2 + length
        default: return length
        }
    }

    private static func randomEntries(_ generator: inout Generator) -> [LayoutEntry] {
        let ids = (0..<Int.random(in: 1...8, using: &generator)).map { "e\($0)" }
        return ids.map { id in
            var frame = FrameSpec()
            for axis in LayoutAxis.allCases {
                // Mostly two, so that most axes are well-formed.
                let count = [0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3].randomElement(using: &generator) ?? 2
                for edge in axis.edges.shuffled(using: &generator).prefix(count) {
                    frame[edge] = randomExpression(for: edge, ids: ids, &generator)
                }
            }
            let hasOwnSize = Bool.random(using: &generator)
            return LayoutEntry(
                id: id, component: "box", placement: Int.random(in: 0..<20, using: &generator) == 0 ? .suspend : .flat,
                frame: frame, intrinsic: hasOwnSize ? IntrinsicSize(width: 30, height: 40) : .none)
        }
    }

    private static func randomExpression(
        for edge: LayoutEdge, ids: [String], _ generator: inout Generator
    ) -> LayoutExpression {
        let lengths = [LayoutLength.points(12), .scaled(7), .percent(30), .points(-3), .zero]
        var expression = LayoutExpression(lengths.randomElement(using: &generator) ?? .zero)
        func reference(_ edges: [LayoutEdge]) -> LayoutReference {
            let id = (ids + ["scene", "scene", "scene"]).randomElement(using: &generator) ?? "scene"
            let isUnknown = Int.random(in: 0..<60, using: &generator) == 0
            return LayoutReference(id: isUnknown ? "ghost" : id, edge: edges.randomElement(using: &generator) ?? .left)
        }
        let isLost = Int.random(in: 0..<60, using: &generator) == 0
        let positions = isLost ? LayoutEdge.allCases : edge.axis.edges
        if !edge.isSize || isLost, Bool.random(using: &generator) {
            expression.position = reference(positions.filter { !$0.isSize })
        }
        if Int.random(in: 0..<4, using: &generator) == 0 {
            var length = reference([edge.axis.size])
            length.isNegative = Bool.random(using: &generator)
            expression.lengths = [length]
        }
        return expression
    }
}
