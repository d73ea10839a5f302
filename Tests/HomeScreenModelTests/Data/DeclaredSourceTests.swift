import ConfigSchema
import HomeScreenModel
import LiveValues
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct DeclaredSourceTests {
    private static func read(_ yaml: String) throws -> (sources: [DeclaredSource], findings: [Diagnostic]) {
        let reading = try Reading(yaml, [PropertySpec("data", DeclaredSource.section, "Where data come from.")])
        var found = reading.diagnostics
        let types = BindingTypes([.init("config", .fields(("city", .scalar(.text))))])
        return (DeclaredSource.all(try reading["data"], types, &found), found)
    }

    @Test func readsSourcesOfEveryOrigin() throws {
        let (sources, findings) = try Self.read(
            """
            data:
              a: { file: a.json, shape: text, sample: A }
              b: { http: "https://example.com/{config.city | escaped}", shape: text, sample: B, keep: 1h }
              c: { store: widget_stories, shape: [{ id: text }], sample: [{ id: 7 }], fallback: sample }
              d: { topic: home/lamp, shape: { on: boolean }, sample: { on: true } }
              e: { things: all, shape: [{ id: text }], sample: [] }
              f: { room: room.name, shape: text, sample: Physics }

            """)
        #expect(findings.map(\.line) == [])
        #expect(sources.map(\.name) == ["a", "b", "c", "d", "e", "f"])
        #expect(sources.map(\.fallback) == [.last, .last, .sample, .last, .last, .last])
        #expect(sources[1].keep == .seconds(3600))
        #expect(sources[2].sampleValue(now: Timestamp(milliseconds: 0)) == [["id": "7"]])
    }

    @Test(arguments: [
        (
            "http: https://example.com/, «file»: a.json, shape: text, sample: A",
            "data.source: the data come from http and file at once"
        ),
        (
            "htpp: https://example.com/, shape: text, sample: A",
            "config.unknown-key: unknown property 'htpp' in a source"
        ),
        (
            "http: \"https://example.com/{config.«town» | escaped}\", shape: text, sample: A",
            "data.unknown-path: 'config' has no 'town'"
        ),
        (
            "http: \"https://«{config.city}».example.com/\", shape: text, sample: A",
            "data.address: the host is written out, so that no data lead the request elsewhere"
        ),
        (
            "http: \"«{config.city}»/day\", shape: text, sample: A",
            "data.address: the host is written out, so that no data lead the request elsewhere"
        ),
        ("http: \"https://example.com/{«a»}\", shape: text, sample: A", "data.cycle: 'a' needs its own value"),
        (
            "http: https://example.com/, «body»: { b: 1 }, shape: text, sample: A",
            "data.request: GET sends no body"
        ),
        (
            "store: a, «select»: data, shape: text, sample: A",
            "data.request: 'select' is for servers, and these data come from 'store'"
        ),
        (
            "http: https://example.com/, headers: { «Authorization»: \"{person.id}\" }, shape: text, sample: A",
            "data.header: 'Authorization' would tell who asks, and no file has credentials"
        ),
        (
            "file: a.json, shape: { a: number }, sample: { a: «1e300» }",
            "data.sample: 'a' is 1e300; a number in a file has 17 digits at most, and no exponent"
        ),
        (
            "file: a.json, shape: { a: number }, sample: { a: «\"1e300\"» }",
            "data.sample: 'a' is a number in its shape; here it is '1e300'"
        ),
        (
            "file: a.json, shape: { a: text }, sample: «»{ }",
            "data.sample: the sample lacks 'a', which is text in its shape"
        ),
    ])
    func reportsAMistakeOnce(marked: String, message: String) throws {
        let text = MarkedRange("data: { a: { \(marked) } }\n")
        let found = try Self.read(text.text).findings
        #expect(found.map { "\($0.id): \($0.message)" } == [message])
        guard marked.contains("«") else { return }
        #expect(found.first?.range.start == text.start && found.first?.range.end == text.end)
    }

    @Test func readsSourcesBehindThoseThatTheyNeed() throws {
        let (sources, findings) = try Self.read(
            """
            data:
              a: { http: "https://example.com/{b.id}?of={c}", shape: text, sample: A }
              b: { http: "https://example.com/", headers: { X-Key: "{c}" }, shape: { id: number }, sample: { id: 7 } }
              c: { store: c, shape: text, sample: C }

            """)
        #expect(findings.map(\.line) == [])
        #expect(sources.map(\.name) == ["c", "b", "a"])
    }

    @Test func tellsOfACircleWhereItIsClosed() throws {
        let text = MarkedRange(
            """
            data:
              a: { http: "https://example.com/{b}", shape: text, sample: A }
              b: { http: "https://example.com/", method: POST, body: { of: ["{«a»}"] }, shape: text, sample: B }

            """)
        let found = try Self.read(text.text).findings
        #expect(found.map(\.message) == ["'a' needs its own value: a needs b needs a"])
        #expect(found.first?.range.start == text.start)
    }

    @Test func asksWhereDataComeFrom() throws {
        let found = try Self.read("data: { a: { shape: text, sample: A } }\n").findings
        #expect(found.map(\.message) == ["nothing says where these data come from"])
        #expect(found.first?.range.lineText == "a")
    }

    @Test func asksForAReloadOnATopic() throws {
        let sources = try Self.read("data: { a: { topic: home/lamp, shape: text, sample: A } }\n").sources
        func findings(_ reload: Timeline, _ families: [WidgetFamily]) -> [String] {
            var found: [Diagnostic] = []
            TopicsReload.check(sources, reload, families: families, &found)
            return found.map(\.message)
        }
        #expect(
            findings(.single, [.todayCompact, .systemMedium])
                == ["what is told on 'home/lamp' does not reach systemMedium"])
        #expect(findings(.single, [.todayCompact, .todayExpanded]) == [])
        let reading = try Reading(
            "timeline: { reload: { topic: home/lamp } }\n", [PropertySpec("timeline", .record(Timeline.group), "When.")]
        )
        var found = reading.diagnostics
        let timeline = Timeline(try #require(try reading["timeline"].record), BindingTypes([]), &found)
        #expect(findings(timeline, [.systemMedium]) == [] && found.isEmpty)
    }

    @Test func tellsWidgetsOfOneKind() {
        let place = SourceRange.startOf(SourceFile(path: "Widgets/a/b.yaml", text: "kind"))
        func widget(_ id: String, _ kind: String) -> KindsDiffer.Named { .init(widget: id, kind: kind, range: place) }
        var found: [Diagnostic] = []
        KindsDiffer.check([widget("a/day", "Demo"), widget("a/week", "a/week")], &found)
        #expect(found.isEmpty)
        KindsDiffer.check([widget("a/week", "Demo"), widget("a/day", "Demo")], &found)
        #expect(found.map(\.message) == ["'a/day' has the kind 'Demo' as well"])
    }
}
