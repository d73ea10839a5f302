import ConfigSchema
import HomeScreenModel
import LiveValues
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct TimelineTests {
    private static let now = Timestamp(milliseconds: 1_772_442_720_000)

    private static func read(_ yaml: String) throws -> (timeline: Timeline, findings: [Diagnostic]) {
        let reading = try Reading(
            "timeline: \(yaml)\n", [PropertySpec("timeline", .record(Timeline.group), "Entries.")])
        var found = reading.diagnostics
        let shape = try Reading(
            "shape: [{ title: text, start: date, weight: number }]\n",
            [PropertySpec("shape", .nested(Shape.kind), "A shape.")])
        let types = BindingTypes([.source("lessons", Shape(try shape["shape"]))] + BindingTypes.builtIn)
        let timeline = Timeline(try #require(try reading["timeline"].record), types, &found)
        TimesRise.check(timeline, &found)
        TimesAreApart.check(timeline, &found)
        ReloadsAreGranted.check(timeline, &found)
        return (timeline, found)
    }

    private static func scope(_ lessons: LiveValue) -> BindingScope {
        BindingScope(roots: ["lessons": lessons], format: LocalFormat(locale: "en", timeZone: "Asia/Shanghai"))
    }

    private static func lesson(_ title: String, in minutes: Int, weight: Int = 0) -> LiveValue {
        let start = now + .seconds(60 * minutes)
        return ["title": .string(title), "start": .integer(Int(start.milliseconds)), "weight": .integer(weight)]
    }

    /// The minutes from now at which entries begin.
    private static func minutes(_ yaml: String, _ lessons: LiveValue = []) throws -> [Int64] {
        let (timeline, findings) = try read(yaml)
        #expect(findings.map(\.line) == [])
        return timeline.entries(now: now, in: scope(lessons)).map { ($0.date - now).milliseconds / 60_000 }
    }

    @Test(
        arguments: [
            ("{ }", [0]), ("{ entries: 3 }", [0, 60, 120]), ("{ entries: { count: 3, every: 10m } }", [0, 10, 20]),
            // Now it is 17:12 in Shanghai.
            ("{ entries: { at: [\"07:30\", \"18:00\"] } }", [0, 48, 858]),
            ("{ entries: { each: \"{lessons}\", every: 20m } }", [0]),
        ] as [(String, [Int64])])
    func beginsEntries(yaml: String, expected: [Int64]) throws {
        #expect(try Self.minutes(yaml) == expected)
    }

    @Test func makesAnEntryOfEachItem() throws {
        let lessons: LiveValue = [
            Self.lesson("a", in: -90), Self.lesson("b", in: -10, weight: 3), Self.lesson("c", in: 35),
        ]
        #expect(try Self.minutes("{ entries: { each: \"{lessons}\", every: 20m } }", lessons) == [0, 20, 40])
        let yaml = "{ entries: { each: \"{lessons}\", at: \"{item.start}\" }, relevance: \"{item.weight}\" }"
        #expect(try Self.minutes(yaml, lessons) == [0, 35])
        let (timeline, findings) = try Self.read(yaml)
        #expect(findings.map(\.line) == [])
        let first = try #require(timeline.entries(now: Self.now, in: Self.scope(lessons)).first)
        #expect(first.item == Self.lesson("b", in: -10, weight: 3))
        #expect(timeline.relevance(of: first, in: Self.scope(lessons)) == 3)
    }

    @Test(arguments: [
        ("{ entries: { at: [\"18:00\", «\"07:30\"»] } }", "timeline.order: this time is before the one in front of it"),
        ("{ entries: { at: [\"18:00\", «\"18:00\"»] } }", "timeline.order: this time is there already"),
        (
            "{ entries: { count: 60, every: «1m» } }",
            "timeline.dense: entries are 1m apart; the system wants five minutes"
        ),
        (
            "{ entries: { each: \"{lessons}\", every: «90s» } }",
            "timeline.dense: entries are 1m30s apart; the system wants five minutes"
        ),
        (
            "{ entries: { at: [\"07:30\", «\"07:32\"»] } }",
            "timeline.dense: entries are 2m apart; the system wants five minutes"
        ),
        (
            "{ reload: { after: «5m» } }",
            "timeline.budget: this asks for 288 reloads a day; the system grants about 50"
        ),
        (
            "{ entries: { count: 2, every: 10m }, reload: «atEnd» }",
            "timeline.budget: this asks for 144 reloads a day; the system grants about 50"
        ),
        (
            "{ entries: 1, reload: «atEnd» }",
            "timeline.budget: one entry is over at once, and 'atEnd' asks again without a pause"
        ),
        ("{ entries: { count: 3, «at»: [\"07:30\"] } }", "timeline.entries: 'at' says how many there are"),
        ("{ entries: { at: [\"07:30\"], «every»: 1h } }", "timeline.entries: 'at' says when they begin"),
        ("{ entries: { «count»: 3, each: \"{lessons}\" } }", "timeline.entries: there are as many as 'each' has items"),
        (
            "{ entries: { «at»: \"{lessons.0.start}\" } }",
            "timeline.entries: a date of each item needs 'each'; times of day are a list such as [\"07:30\"]"
        ),
        (
            "{ entries: { each: \"{lessons}\", at: \"{item.«begin»}\" } }",
            "data.unknown-path: 'item' has no 'begin'"
        ),
        (
            "{ entries: { each: \"{lessons}\", at: \"{«item.title»}\" } }",
            "data.kind: 'at' is a date; 'item.title' is text"
        ),
        ("{ reload: { after: 2h, «topic»: day } }", "timeline.reload: 'reload' has one reason"),
        ("{ reload: «{ }» }", "timeline.reload: 'reload' says nothing"),
        ("{ reload: «atend» }", "config.unknown-value: 'reload' cannot be 'atend'; it is atEnd or never"),
        ("{ entries: { at: [«7:30»] } }", "config.unknown-value: 'at' cannot be '7:30'; it is 07:30"),
    ])
    func reportsAMistakeOnce(marked: String, message: String) throws {
        let text = MarkedRange("timeline: \(marked)\n")
        let found = try Self.read(String(text.text.dropFirst(10).dropLast())).findings
        #expect(found.map { "\($0.id): \($0.message)" } == [message])
        #expect(found.first?.range.start == text.start && found.first?.range.end == text.end)
    }

    @Test func reportsItemsOfASampleThatFall() throws {
        let timeline = try Self.read("{ entries: { each: \"{lessons}\", at: \"{item.start}\" } }").timeline
        var found: [Diagnostic] = []
        TimesRise.check(timeline, in: Self.scope([Self.lesson("a", in: 9), Self.lesson("b", in: 5)]), &found)
        #expect(found.map(\.message) == ["in the sample, item 1 begins before item 0"])
    }

    // MARK: Entries that do nothing

    private static func idle(_ yaml: String, showing texts: [String], _ lessons: LiveValue = []) throws -> [String] {
        let timeline = try read(yaml).timeline
        let list = texts.map { "  - \"\($0)\"\n" }.joined()
        let shown = try Reading(
            "texts:\n\(list)", [PropertySpec("texts", .list(of: .bound(.string), count: 0...9), "Texts.")])
        var bound: [BoundText] = []
        try shown["texts"].forEachBoundText { bound.append($0) }
        let source = try Reading(
            "data: { lessons: { store: lessons, shape: [{ title: text }], sample: [] } }\n",
            [PropertySpec("data", DeclaredSource.section, "Data.")])
        var found: [Diagnostic] = []
        let sources = DeclaredSource.all(try source["data"], BindingTypes(BindingTypes.builtIn), &found)
        EntriesDiffer.check(timeline, drawnBy: bound, sources, in: scope(lessons), &found)
        EntriesAreReached.check(timeline, in: scope(lessons), &found)
        return found.map { "\($0.id): \($0.message)" }
    }

    @Test(
        arguments: [
            ("{ entries: { count: 4, every: 1h } }", ["Today"], "all entries show the same: no view names 'entry'"),
            ("{ entries: { at: [\"00:00\"] } }", ["{lessons.0.title}"], "all entries show the same"),
            // The format is of Shanghai, where the first entry begins at 08:00.
            ("{ entries: 24 }", ["{entry.date | date('MM/dd')}"], "22 of 24 entries show the same as the one before"),
            ("{ entries: { count: 2, every: 1h } }", ["{entry.date | date('MM/dd')}"], "1 of 2 entries shows"),
            ("{ entries: { each: \"{lessons}\", every: 1h } }", ["{lessons | count}"], "names 'entry' or 'item'"),
            ("{ entries: { each: \"{lessons}\", every: 1h } }", ["{item.weight}"], "1 of 2 entries shows the same"),
        ] as [(String, [String], String)])
    func reportsEntriesThatShowTheSame(yaml: String, texts: [String], message: String) throws {
        let lessons: LiveValue = [Self.lesson("a", in: 0), Self.lesson("b", in: 60)]
        let found = try Self.idle(yaml, showing: texts, lessons)
        #expect(
            found.count == 1 && found.allSatisfy { $0.hasPrefix("timeline.equal: ") && $0.contains(message) },
            "\(found)")
    }

    @Test(
        arguments: [
            ("{ entries: 1 }", ["Today"]), ("{ entries: { count: 24, every: 1h } }", ["{entry.date | date('HH')}"]),
            ("{ entries: { at: [\"00:00\"] } }", ["{entry.date | date('MM/dd')}"]),
            ("{ entries: 3 }", ["{entry.index}"]),
            ("{ entries: { count: 4, every: 1h } }", ["{lessons.age | duration}"]),
            ("{ entries: { count: 4, every: 1h } }", ["{lessons.state}"]),
            ("{ entries: { each: \"{lessons}\", every: 1h } }", ["{item.title}"]),
        ] as [(String, [String])])
    func acceptsEntriesThatDiffer(yaml: String, texts: [String]) throws {
        #expect(try Self.idle(yaml, showing: texts, [Self.lesson("a", in: 0), Self.lesson("b", in: 60)]) == [])
    }

    @Test func saysNothingOfASampleWhoseItemsAreCopies() throws {
        let lesson = Self.lesson("a", in: 0)
        let yaml = "{ entries: { each: \"{lessons}\", every: 1h } }"
        #expect(try Self.idle(yaml, showing: ["{item.title}"], [lesson, lesson]) == [])
    }

    @Test(
        arguments: [
            ("{ entries: 12, reload: { after: 2h } }", "9 of 12 entries begin after the next reload"),
            ("{ entries: { count: 3, every: 1h }, reload: { after: 90m } }", "1 of 3 entries begins after"),
            (
                "{ entries: { each: \"{lessons}\", every: 3h }, reload: { after: 2h } }",
                "with the sample, 1 of 2 entries"
            ),
            // A reload at the moment at which the last entry begins does not make it useless if it comes late.
            ("{ entries: 3, reload: { after: 2h } }", nil), ("{ entries: 12, reload: atEnd }", nil),
            ("{ entries: 12, reload: never }", nil),
            // These reloads are put off, and the budget's own rule tells of them.
            ("{ entries: 12, reload: { after: 5m } }", nil),
            ("{ entries: { at: [\"07:30\", \"18:00\"] }, reload: { after: 1h } }", nil),
        ] as [(String, String?)])
    func reportsEntriesBehindTheReload(yaml: String, message: String?) throws {
        let lessons: LiveValue = [Self.lesson("a", in: 0), Self.lesson("b", in: 60)]
        let found = try Self.idle(yaml, showing: ["{entry.date}", "{entry.index}"], lessons)
        #expect(found.count == (message == nil ? 0 : 1), "\(found)")
        if let message {
            #expect(
                found.first?.hasPrefix("timeline.unreached: ") == true && found.first?.contains(message) == true,
                "\(found)")
        }
    }

    // MARK: A day

    private static func day(
        _ yaml: String, requests: [TimelineDay.Request] = [], fails: (Timestamp) -> Bool = { _ in false }
    ) throws -> TimelineDay {
        TimelineDay(
            try read(yaml).timeline, from: now, lasting: .seconds(86_400), requests: requests,
            in: { _ in scope([]) }, fails: fails)
    }

    @Test func reloadsAsOftenAsThePolicySays() throws {
        let day = try Self.day("{ reload: { after: 2h } }")
        #expect(day.reloads.granted == 12 && day.reloads.paid == 11)
        #expect(day.events.count { if case .shown = $0.kind { true } else { false } } == 12)
        // Five entries end after four hours.
        #expect(try Self.day("{ entries: 5, reload: atEnd }").reloads.granted == 6)
        #expect(try Self.day("{ reload: never }").reloads.granted == 1)
    }

    @Test func defersAPolicyThatAsksTooOften() throws {
        let day = try Self.day("{ reload: { after: 5m } }")
        // The day's fifty and what was saved at the start.
        #expect((50...55).contains(day.reloads.paid))
        #expect(day.events.contains { if case .asked(.spent) = $0.kind { true } else { false } })
    }

    @Test func takesNothingFromTheBudgetForAnAppInFront() throws {
        let requests = (1...200).map { TimelineDay.Request(at: Self.now + .seconds(60 * $0), .foreground) }
        let day = try Self.day("{ reload: never }", requests: requests)
        #expect(day.reloads.granted == 201 && day.reloads.paid == 0)
        #expect(ReloadPlan.left(day.state, at: Self.now) == 5)
    }

    @Test func keepsTheLastTimelineWhileItFails() throws {
        let broken = Self.now + .seconds(3600)
        let day = try Self.day("{ reload: { after: 1h } }", fails: { $0 >= broken && $0 < broken + .seconds(400) })
        let failures = day.events.filter { $0.kind == .failed }.map { ($0.date - broken).milliseconds / 60_000 }
        #expect(failures == [0, 1, 6])
        let retries = day.events.filter { if case .asked(.paid(.retry, _)) = $0.kind { true } else { false } }
        #expect(retries.map { ($0.date - broken).milliseconds / 60_000 } == [1, 6, 21])
    }

    @Test(arguments: ["{ entries: 1, reload: atEnd }", "{ entries: { count: 500, every: 1s }, reload: atEnd }"])
    func endsForAnyPolicy(yaml: String) throws {
        let day = try Self.day(yaml)
        #expect(day.reloads.paid <= 55)
        #expect(day.events.map(\.date) == day.events.map(\.date).sorted())
    }

    @Test func agreesWithItself() throws {
        #expect(try Self.day("{ reload: { after: 7m } }").events == Self.day("{ reload: { after: 7m } }").events)
    }
}
