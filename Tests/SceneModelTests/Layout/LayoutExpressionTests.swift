import SceneModel
import Testing

struct LayoutExpressionTests {
    private static func edge(_ id: String, _ edge: LayoutEdge, minus: Bool = false) -> LayoutReference {
        LayoutReference(id: id, edge: edge, isNegative: minus)
    }

    @Test(arguments: [
        ("0", LayoutExpression(.points(0))),
        ("12", LayoutExpression(.points(12))),
        (" 12.5 ", LayoutExpression(.points(12.5))),
        (".5", LayoutExpression(.points(0.5))),
        ("-4", LayoutExpression(.points(-4))),
        ("+4", LayoutExpression(.points(4))),
        ("- 1s", LayoutExpression(.scaled(-1))),
        ("307s", LayoutExpression(.scaled(307))),
        ("50%", LayoutExpression(.percent(50))),
        ("33.333333%", LayoutExpression(.percent(33.333333))),
        ("50% - 12 + 2s", LayoutExpression(LayoutLength(points: -12, scaled: 2, percent: 50))),
        ("0.1 + 0.2", LayoutExpression(.points(0.3))),
        ("stateBar.bottom + 2", LayoutExpression(.points(2), position: edge("stateBar", .bottom))),
        ("2+stateBar.bottom", LayoutExpression(.points(2), position: edge("stateBar", .bottom))),
        (
            "board.top - 2s + 1",
            LayoutExpression(LayoutLength(points: 1, scaled: -2), position: edge("board", .top))
        ),
        ("scene.centerX", LayoutExpression(position: edge("scene", .centerX))),
        ("chat-box_2.left-1", LayoutExpression(.points(-1), position: edge("chat-box_2", .left))),
        ("黑板.right - 12", LayoutExpression(.points(-12), position: edge("黑板", .right))),
        ("board.width", LayoutExpression(lengths: [edge("board", .width)])),
        (
            "a.right - b.width + c.width",
            LayoutExpression(position: edge("a", .right), lengths: [edge("b", .width, minus: true), edge("c", .width)])
        ),
        (
            "tools.top-12 else board.bottom - 15",
            LayoutExpression(
                .points(-12), position: edge("tools", .top),
                alternatives: [LayoutExpression(.points(-15), position: edge("board", .bottom))])
        ),
        (
            "a.width else b.width else -2s",
            LayoutExpression(
                lengths: [edge("a", .width)],
                alternatives: [LayoutExpression(lengths: [edge("b", .width)]), LayoutExpression(.scaled(-2))])
        ),
        ("else.top", LayoutExpression(position: edge("else", .top))),
        ("12\n", LayoutExpression(.points(12))),
        ("1000000", LayoutExpression(.points(1_000_000))),
        ("0.0000001", LayoutExpression(.points(0))),
    ])
    func reads(text: String, expected: LayoutExpression) throws {
        #expect(try LayoutExpression.parse(text).get() == expected)
    }

    @Test(arguments: [
        ("1+ board.top -2s", "board.top - 2s + 1"),
        ("-0.000001", "-0.000001"),
        ("5 - 5", "0"),
        ("- b.width + 50%", "-b.width + 50%"),
        ("a.right-b.width", "a.right - b.width"),
        ("1.50s", "1.5s"),
        (" a.top+1   else  2s-board.width ", "a.top + 1 else -board.width + 2s"),
    ])
    func printsTextThatReadsBack(text: String, printed: String) throws {
        let expression = try LayoutExpression.parse(text).get()
        #expect(expression.description == printed)
        #expect(try LayoutExpression.parse(printed).get() == expression)
    }

    @Test func remembersWhereReferencesStandInScalars() throws {
        let expression = try LayoutExpression.parse(" 2 + 黑板.right - 侧栏é.width").get()
        #expect(expression.references.map(\.span.offset) == [5, 16])
        #expect(expression.references.map(\.span.length) == [8, 9])
    }

    @Test(arguments: [
        ("board", true), ("_x", true), ("chat-box", true), ("a1", true), ("黑板", true),
        ("scene", false), ("", false), ("1on1", false), ("-a", false), ("a.b", false), ("a b", false), ("a−b", false),
    ])
    func knowsWhichIDsExpressionsCanName(id: String, isUsable: Bool) {
        #expect(LayoutReference.isUsableID(id) == isUsable)
    }
}
