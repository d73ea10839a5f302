import HomeScreenViews
import SceneModel
import Testing

@Suite struct BoxTests {
    @Test(arguments: [
        ("width: 60, height: 20", "20 15 60 20"),
        ("width: 50%, height: 100%", "25 0 50 50"),
        ("maxWidth: 30", "35 0 30 50"),
        ("minWidth: 120", "-10 0 120 50"),
        ("maxWidth: 100%, maxHeight: 40", "0 5 100 40"),
        ("ratio: 1", "25 0 50 50"),
        ("ratio: 4", "0 12.5 100 25"),
        ("ratio: 16/9, width: 32", "34 16 32 18"),
        ("padding: 5", "0 0 100 50"),
    ])
    func takesTheFrameThatItIsTold(_ frame: String, _ rect: String) throws {
        #expect(try Laid("shape: { \(frame) }", 100, 50).rects("shape") == [rect])
    }

    @Test func putsPaddingInsideOfTheFrame() throws {
        let laid = try Laid(
            "text: { value: aa, size: 10, width: 60, padding: { left: 10, vertical: 4 }, background: white }", 100, 50)
        #expect(laid.rects("text") == ["20 15 60 20"])
        let content = laid.layout.root.content
        #expect(content == LayoutRect(x: 30, y: 19, width: 10, height: 12))
    }

    @Test func offersItsSizeToWhatLiesBehindAndOverIt() throws {
        let laid = try Laid(
            "text: { value: aaaa, size: 10, padding: 10, background: { shape: capsule }, overlay: { shape: circle } }",
            200, 100)
        #expect(laid.rects("text") == ["80 34 40 32"])
        #expect(laid.rects("shape") == ["80 34 40 32", "84 34 32 32"])
    }

    @Test func fillsAGridByRowsOrByColumns() throws {
        let items = "items: [{ text: a }, { text: b }, { text: c }, { text: d }, { text: e }]"
        let rows = try Laid("grid: { columns: 3, spacing: 10, rowSpacing: 6, \(items) }", 110, 100)
        #expect(
            rows.rects("text").map { $0.split(separator: " ")[0...1].joined(separator: " ") } == [
                "32.3 25", "50.8 25", "69.3 25", "32.3 53", "50.8 53",
            ])
        let columns = try Laid("grid: { columns: 3, spacing: 10, rowSpacing: 6, order: columns, \(items) }", 110, 100)
        #expect(
            columns.rects("text").map { $0.split(separator: " ")[0...1].joined(separator: " ") } == [
                "32.3 25", "32.3 53", "50.8 25", "50.8 53", "69.3 25",
            ])
    }

    @Test func fillsTheWidthWithViewsThatDo() throws {
        let laid = try Laid("grid: { columns: 2, items: [{ shape: rectangle }, { shape: rectangle }] }", 108, 40)
        #expect(laid.rects("shape") == ["0 0 50 40", "58 0 50 40"])
    }

    @Test(arguments: [("topLeading", "0 0"), ("center", "45 19"), ("bottomTrailing", "90 38"), ("trailing", "90 19")])
    func placesLayersInTheirCorner(_ align: String, _ place: String) throws {
        let laid = try Laid(
            "layers: { align: \(align), items: [{ shape: rectangle }, { text: { value: aa, size: 10 } }] }", 100, 50)
        #expect(laid.rects("text").first?.hasPrefix(place + " ") == true)
    }

    @Test func keepsTheMargins() throws {
        #expect(try Laid("shape: rectangle", 158, 158, margins: 16).rects("shape") == ["16 16 126 126"])
    }

    @Test func tellsWhatReachesBeyondTheWidget() throws {
        let laid = try Laid("row: [{ shape: { width: 80 } }, { shape: { width: 40 } }]", 100, 50)
        // 128 wide, in the middle of 100.
        #expect(laid.problems == [.overflow(by: 14), .overflow(by: 14)])
    }

    @Test func tellsWhichTextIsCutAndByHowMuch() throws {
        let laid = try Laid("text: { value: aaaa bbbb cccc, size: 10, lines: 1 }", 30, 50)
        #expect(laid.lines == ["aaaa…"])
        #expect(laid.problems == [.cut(missing: 40)])
    }

    @Test func asksEachViewAFewTimesHoweverDeepItStands() throws {
        // Every level of a stack asks for the least, the most and the real size.
        let deep = (0..<14).reduce("{ text: a }") { inner, level in
            "{ \(level % 2 == 0 ? "row" : "column"): [\(inner)] }"
        }
        #expect(try Laid(String(deep.dropFirst(2).dropLast(2)), 100, 50).rects("text").count == 1)
    }
}
