import HomeScreenModel
import HomeScreenViews
import Testing

@Suite struct ViewExpansionTests {
    private static let stories = #"{ "stories": [{ "title": "A" }, { "title": "B" }] }"#

    private static let never = "{ value: \"{on}\", missing: false }"

    @Test func makesAViewOfEachItemAndFillsTheSlots() throws {
        let expanded = try Expanded(
            "each: { in: \"{stories}\", slots: { systemSmall: 1, systemMedium: 4 }, item: { text: \"{item.title}\" }, "
                + "missing: { text: none } }", data: Self.stories)
        #expect(expanded.texts == ["A", "B", "none", "none"])
        #expect(expanded.views.map { type(of: $0.view).name } == ["row"])
    }

    @Test func leavesOutWhatThereAreNoSlotsFor() throws {
        let expanded = try Expanded(
            "each: { in: \"{stories}\", slots: { systemSmall: 1 }, item: { text: \"{item.title}\" } }",
            data: Self.stories,
            family: .systemSmall)
        #expect(expanded.texts == ["A"])
    }

    @Test func putsItemsIntoWhatItIsTold() throws {
        let laid = try Laid(
            "each: { in: \"{stories}\", as: { row: { spacing: 20, equal: true, padding: { horizontal: 10 } } }, "
                + "item: { shape: rectangle } }", 100, 50, data: Self.stories)
        #expect(laid.rects("shape") == ["10 0 30 50", "60 0 30 50"])
    }

    @Test(arguments: ["{ \"stories\": [] }", "{}"])
    func showsSomethingElseForAnEmptyOrMissingList(_ data: String) throws {
        let expanded = try Expanded(
            "each: { in: \"{stories}\", item: { text: \"{item.title}\" }, empty: { text: Nothing here } }", data: data)
        #expect(expanded.texts == ["Nothing here"])
    }

    @Test(arguments: [("1", ["low"]), ("50", ["middle", "more"]), ("99", ["high"])])
    func choosesTheFirstCaseThatHolds(_ level: String, _ texts: [String]) throws {
        let expanded = try Expanded(
            """
            row:
              - choose:
                  cases:
                    - when: { value: "{level}", below: 10 }
                      items: [{ text: low }]
                    - when: { value: "{level}", above: 90 }
                      items: [{ text: high }]
                  otherwise: [{ text: middle }, { text: more }]
            """, data: "{ \"level\": \(level) }")
        #expect(expanded.texts == texts)
    }

    @Test(arguments: [
        ("is: true", true), ("is: false", false), ("not: true", false), ("missing: false", true),
        ("missing: true", false),
    ])
    func comparesConditions(_ condition: String, _ holds: Bool) throws {
        let expanded = try Expanded(
            "text: { value: there, when: { value: \"{on}\", \(condition) } }", data: "{ \"on\": true }")
        #expect(expanded.views.isEmpty != holds)
    }

    @Test func makesAViewForEachItemAndNoneBeforeThem() throws {
        let expanded = try Expanded(
            "each: { in: \"{list}\", slots: 4, as: grid, item: { text: \"{item}\" } }",
            data: #"{ "list": ["scan", "pay", "trip", "card"] }"#)
        #expect(expanded.views.map(\.children.count) == [4])
        #expect(expanded.texts == ["scan", "pay", "trip", "card"])
    }

    @Test func usesPartsWithValues() throws {
        let expanded = try Expanded(
            "column: [{ use: line }, { use: { part: line, with: { words: \"{said}\" } } }]", data: #"{ "said": "Hi" }"#,
            parts: "line: { text: { value: \"{with.words}\" } }")
        #expect(expanded.texts == ["Hi"])
        #expect(expanded.problems == [.redacted(key: "value")])
    }

    @Test func tellsAPartThatContainsItself() throws {
        let expanded = try Expanded("use: loop", parts: "loop: { row: [{ use: loop }] }")
        #expect(expanded.problems == [.circle(part: "loop")])
    }

    @Test func makesNoMoreViewsThanAWidgetMayHave() throws {
        let list = "[" + Array(repeating: "0", count: 400).joined(separator: ",") + "]"
        let expanded = try Expanded("each: { in: \"{list}\", item: { text: a } }", data: "{ \"list\": \(list) }")
        #expect(expanded.texts.count == ViewExpansion.limit)
        #expect(expanded.problems == [.tooMany])
    }

    @Test(arguments: ["use: p1", "each: { in: [1], item: { use: p1 } }", "row: [{ use: p1 }]"])
    func endsAChainOfPartsWhereNoWidgetIsAsDeep(first: String) throws {
        let chain = (1..<2000).map { "p\($0): { use: p\($0 + 1) }\n" }.joined()
        let expanded = try Expanded(first, parts: chain + "p2000: { text: a }")
        #expect(expanded.texts == [])
        #expect(expanded.problems == [.tooNested])
    }

    @Test func looksAtNoMoreEntriesThanAWidgetMayHave() throws {
        let doubling = (0..<20).map { number in
            let twice = "[{ use: p\(number + 1) }, { use: p\(number + 1) }]"
            return
                "p\(number): { choose: { cases: [{ when: { value: \"{on}\", missing: true }, items: \(twice) }] } }\n"
        }
        let expanded = try Expanded(
            "use: p0", parts: doubling.joined() + "p20: { text: { value: a, when: \(Self.never) } }")
        #expect(expanded.texts == [])
        #expect(expanded.problems == [.tooMany])
    }

    @Test(arguments: ["{with.a}{with.a}", "{with.a}{with.a}{with.a}{with.a}{with.a}{with.a}{with.a}{with.a}"])
    func writesOutNoMoreTextThanAWidgetMayHave(text: String) throws {
        let parts = (0..<30).map { "p\($0): { use: { part: p\($0 + 1), with: { a: \"\(text)\" } } }\n" }.joined()
        let expanded = try Expanded(
            "use: { part: p0, with: { a: \"0123456789\" } }", parts: parts + "p30: { text: { value: \"{with.a}\" } }")
        #expect(expanded.texts.allSatisfy { $0.utf8.count <= Binding.maxBytes })
        #expect(expanded.problems.last == .tooLong)
    }

    @Test func writesOutALongValueAsOftenAsThereIsSpace() throws {
        let word = String(repeating: "a", count: 100_000)
        let expanded = try Expanded(
            "row: [{ text: \"{w}\" }, { text: \"{w}\" }, { text: \"{w}\" }, { text: b }]", data: #"{ "w": "\#(word)" }"#
        )
        #expect(expanded.texts.map(\.utf8.count) == [100_000, 100_000])
        #expect(expanded.problems == [.redacted(key: "value"), .tooLong])
    }

    @Test(arguments: [
        ("text: { value: \"{a}\" }", #"{ "a": 7 }"#, []), ("text: { value: \"{a}\" }", "{}", ["value"]),
        ("text: { value: x, color: \"{a}\" }", ##"{ "a": "#FF8800" }"##, []),
        ("text: { value: x, color: \"{a}\" }", #"{ "a": "red" }"#, ["color"]),
        ("text: { value: x, color: \"{a}\" }", #"{ "a": "$brand" }"#, ["color"]),
        ("gauge: { value: \"{a}\" }", #"{ "a": "much" }"#, ["value"]),
        ("gauge: { value: \"{a}\" }", #"{ "a": 1e12 }"#, ["value"]),
        ("toggle: { intent: i, isOn: \"{a}\" }", #"{ "a": 1 }"#, ["isOn"]),
    ])
    func redactsTheOneViewWhoseValueCannotBeHad(_ yaml: String, _ data: String, _ keys: [String]) throws {
        let expanded = try Expanded(yaml, data: data)
        #expect(expanded.problems == keys.map { .redacted(key: $0) })
        #expect(expanded.views.map(\.isRedacted) == [!keys.isEmpty])
    }

    @Test func takesTextFromDataAsItIs() throws {
        let expanded = try Expanded("text: \"{a}\"", data: #"{ "a": "{b}", "b": "no" }"#)
        #expect(expanded.texts == ["{b}"])
    }
}
