import HomeScreenViews
import SceneModel
import Testing

@Suite struct StackLayoutTests {
    /// Four cards of a story widget: W - 2 · 16 - 3 · 6 by four, and 110/80 of that in height.
    @Test(arguments: [(338.0, 158.0, "72 99"), (364, 170, "78.5 107.9")])
    func givesStoryCardsTheirSize(_ width: Double, _ height: Double, _ size: String) throws {
        let laid = try Laid(
            """
            column:
              spacing: 12
              align: leading
              padding: { horizontal: 16 }
              items:
                - text: { value: Stories, size: 20 }
                - row:
                    spacing: 6
                    equal: true
                    items:
                      - shape: { ratio: 80/110, form: container }
                      - shape: { ratio: 80/110, form: container }
                      - shape: { ratio: 80/110, form: container }
                      - shape: { ratio: 80/110, form: container }
            """, width, height)
        let cards = laid.rects("shape").map { $0.split(separator: " ") }
        #expect(cards.map { $0[2...].joined(separator: " ") } == Array(repeating: size, count: 4))
        #expect(cards.map { $0[0] } == (width == 338 ? ["16", "94", "172", "250"] : ["16", "100.5", "185", "269.5"]))
    }

    /// The quote at the left, the date at the right, as in the all-in-one app's medium widget.
    @Test func laysOutTheQuoteWidget() throws {
        let laid = try Laid(
            """
            row:
              padding: { horizontal: 20 }
              items:
                - column:
                    align: leading
                    items:
                      - spacer: {}
                      - text: { value: aaaa bbbb cccc dddd, size: 19, weight: semibold, minScale: 0.5 }
                      - spacer: {}
                      - text: { value: someone, size: 16, minScale: 0.5 }
                      - spacer: {}
                - spacer: {}
                - column:
                    items:
                      - text: { value: "02", size: 50, weight: semibold, padding: { vertical: -10 } }
                      - text: { value: "March ", size: 14, lines: 1 }
                      - text: { value: Mo, size: 14, padding: { horizontal: 20, vertical: 5 }, background: white, clip: 12 }
            """, 338, 158)
        // Of 158 the texts take 22.8 and 19.2, and three spacers share the rest: 38.7 each. The date is 50 by 60 less
        // twice 10, the pill 14 and twice 20 wide; with 8 twice between them they are 99.6 high.
        #expect(
            laid.rects("text") == [
                "20 38.7 180.5 22.8", "20 100.1 56 19.2", "266 29.2 50 40", "273.5 77.2 35 16.8", "264 102 54 26.8",
            ])
        #expect(laid.problems == [])
    }

    @Test func offersEqualSharesToTheLeastFlexibleFirst() throws {
        let laid = try Laid(
            "row: [{ shape: { maxWidth: 20 } }, { shape: rectangle }, { text: { value: aaaa, size: 10 } }]", 116, 50)
        // 100 without spacing: 20 for the shape that wants no more, 20 for the text, the rest for the last one.
        #expect(laid.rects("shape") == ["0 0 20 50", "28 0 60 50"])
        #expect(laid.rects("text") == ["96 19 20 12"])
    }

    @Test func asksThoseWithPriorityFirst() throws {
        let laid = try Laid(
            """
            row:
              spacing: 0
              items:
                - text: { value: aaaaaaaaaa, size: 10, lines: 1 }
                - text: { value: bbbbbbbbbb, size: 10, lines: 1, priority: 1 }
            """, 70, 20)
        #expect(laid.rects("text") == ["0 4 20 12", "20 4 50 12"])
        #expect(laid.lines == ["aaa…", "bbbbbbbbbb"])
    }

    @Test(arguments: [("", 108.0), ("spacing: 10, ", 128)])
    func addsNoSpacingOfItsOwnBesideASpacer(_ spacing: String, _ distance: Double) throws {
        // A text of 100, and a spacer that is squeezed to its 8.
        let laid = try Laid(
            "row: { \(spacing)items: [{ text: { value: aaaaaaaaaaaaaaaaaaaa, size: 10, fixed: true } }, { spacer: {} }, "
                + "{ divider: {} }] }", 100, 50)
        let starts = laid.layout.root.children.map(\.rect.x)
        #expect(starts[2] - starts[0] == distance)
    }

    @Test func givesEqualCellsWhateverIsInThem() throws {
        let laid = try Laid(
            "row: { equal: true, spacing: 10, items: [{ text: { value: a, size: 10 } }, { text: { value: aaaa, size: 10 } }] }",
            110, 20)
        #expect(laid.rects("text") == ["22.5 4 5 12", "75 4 20 12"])
    }

    @Test(arguments: [("top", "0"), ("center", "14"), ("bottom", "28")])
    func alignsAcrossTheDirection(_ align: String, _ top: String) throws {
        let laid = try Laid(
            "row: { align: \(align), items: [{ shape: { width: 10, height: 40 } }, { text: { value: a, size: 10 } }] }",
            50, 40)
        #expect(laid.rects("text").first?.split(separator: " ")[1] == top[...])
    }

    @Test func givesTheSpaceThatOneTakesAcrossToTheOthersToo() throws {
        // Offered 20, the shape is 60 high; the text beside it has its three lines.
        let laid = try Laid(
            "row: { spacing: 0, items: [{ shape: { width: 10, height: 60 } }, { text: { value: a b c, size: 10 } }] }",
            15, 20)
        #expect(laid.lines == ["a", "b", "c"])
    }
}
