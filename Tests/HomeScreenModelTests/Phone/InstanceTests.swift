import HomeScreenModel
import LiveValues
import Testing

/// What widgets on a screen show, and when they ask for more.
@Suite struct InstanceTests {
    private static let quote = "data: { q: { http: \(PhoneBench.url), shape: text, sample: S } }\n"

    // MARK: Placing

    @Test func makesATimelineOfWhatServersAnswer() throws {
        let bench = try PhoneBench(["a": Self.quote], from: PhoneBench.answering("hello"))
        #expect(try bench.source().value == "hello" && bench.source().state == .fresh)
        #expect(try bench.instance().timeline.entry?.date == PhoneBench.start)
        #expect(try bench.decisions() == ["0s granted, free: placed or configured"])
    }

    @Test func hasAnInstanceForEachPersonAndLanguage() throws {
        let bench = try PhoneBench(["a": Self.quote, "b": Self.quote])
        bench.store.look(PhoneState.Seat(person: "anna", locale: "zh-Hans"))
        bench.store.look(PhoneState.Seat(person: "anna", locale: "zh-Hans"))
        #expect(
            bench.store.state.instances.keys.sorted().map { "\($0.id) \($0.person) \($0.locale)" } == [
                "a anna zh-Hans", "a lin en", "b anna zh-Hans", "b lin en",
            ])
    }

    @Test func forgetsThoseWhoLookedWhenTooManyHave() throws {
        let bench = try PhoneBench(["a": Self.quote])
        for number in 1...200 {
            let seat = PhoneState.Seat(person: "guest\(number)", locale: "en")
            bench.store.look(seat)
            bench.store.leave(seat)
        }
        let state = bench.store.state
        #expect(state.seats.count <= 66)
        #expect(Set(state.instances.keys.map(\.person)) == Set(state.seats.map(\.person)))
        #expect(state.instances.keys.contains(bench.key()), "whoever looks still is not forgotten")
        bench.store.look(PhoneState.Seat(person: "guest1", locale: "en"))
        #expect(bench.store.state.seats.contains(PhoneState.Seat(person: "guest1", locale: "en")))
    }

    @Test func reloadsAnEditedWidgetAndNoOther() throws {
        let bench = try PhoneBench(["a": Self.quote, "b": Self.quote])
        let edited = try [PhoneBench.widget("a", Self.quote + "timeline: { entries: 2 }\n"), .init(bench, "b")]
        bench.store.place(edited, on: "home")
        #expect(try bench.instance("a").timeline.entries.count == 2)
        #expect(try bench.decisions("b").count == 1)
    }

    @Test func forgetsAWidgetThatStandsThereNoMore() throws {
        let bench = try PhoneBench(["a": Self.quote])
        bench.store.place([], on: "home")
        #expect(bench.store.state.instances.isEmpty)
    }

    // MARK: Time

    @Test func showsEntriesAsTheyBegin() throws {
        let bench = try PhoneBench(["a": "timeline: { entries: { count: 3, every: 10m } }\n"])
        bench.pass(.seconds(599))
        #expect(try bench.instance().timeline.shown == 0)
        bench.pass(.seconds(1))
        #expect(try bench.instance().timeline.shown == 1)
    }

    @Test(arguments: [(WidgetFamily.systemMedium, [0, 0, 600]), (.todayCompact, [0, 300, 600])])
    func tellsAgesAsOfTheEntry(family: WidgetFamily, ages: [Int]) throws {
        let yaml = Self.quote + "timeline: { entries: { count: 3, every: 10m } }\n"
        let bench = try PhoneBench(["a": yaml], family, from: PhoneBench.answering("hello"))
        let widget = try PlacedWidget(bench, "a")
        let found = [0, 300, 300].map { seconds -> LiveValue? in
            bench.pass(.seconds(seconds))
            let scope = widget.scope(of: bench.key(), on: bench.store.state, at: bench.store.now)
            return scope.states["q"]?.objectValue?["age"]
        }
        #expect(found == ages.map { .integer($0) })
    }

    @Test func livesThroughATimeThatIsSkipped() throws {
        let yaml = Self.quote + "timeline: { reload: { after: 2h } }\n"
        let bench = try PhoneBench(["a": yaml], from: PhoneBench.answering("hello"))
        try bench.store.perform(.moveTime(by: 5 * 3_600_000))
        #expect(
            try bench.decisions() == [
                "0s granted, free: placed or configured", "2h granted, paid: the timeline's policy; 4 left",
                "4h granted, paid: the timeline's policy; 4 left",
            ])
        #expect(try bench.instance().timeline.madeAt == PhoneBench.start + .seconds(4 * 3600))
    }

    @Test func reloadsWithoutPayingWhenTheClockIsSetBack() throws {
        let bench = try PhoneBench(["a": "timeline: { reload: { after: 2h } }\n"])
        try bench.store.perform(.moveTime(by: 3 * 3_600_000))
        try bench.store.perform(.resetTime)
        #expect(try bench.decisions().last == "0s granted, free: the clock was set")
        #expect(try bench.instance().timeline.policy == PhoneBench.start + .seconds(2 * 3600))
    }

    @Test func skipsWhatIsLongerThanAMonth() throws {
        let bench = try PhoneBench(["a": "timeline: { reload: { after: 1h } }\n"])
        try bench.store.perform(.moveTime(by: 400 * 86_400_000))
        #expect(try bench.instance().timeline.madeAt == PhoneBench.start + .seconds(400 * 86_400))
    }

    // MARK: The budget

    @Test func defersAPolicyOnceTheBudgetIsSpent() throws {
        let bench = try PhoneBench(["a": "timeline: { reload: { after: 5m } }\n"])
        bench.pass(.seconds(3 * 3600))
        #expect(try bench.decisions().contains { $0.contains("the budget is spent") })
    }

    @Test func paysForAnAppInTheBackgroundAndNotInFront() throws {
        let bench = try PhoneBench(["a": ""])
        bench.pass(.seconds(60))
        try bench.store.perform(.reload(.instance(bench.key())))
        try bench.store.perform(.bringToFront(app: "demo", person: "lin"))
        try bench.store.perform(.reload(.kind(widget: "demo/a", person: "lin")))
        try bench.store.perform(.reload(.all(person: "anna")))
        #expect(
            try bench.decisions().dropFirst() == [
                "1m granted, paid: the app, in the background; 4 left", "1m granted, free: the app, in front",
            ])
    }

    @Test func takesRequestsWithinHalfAMinuteAsOne() throws {
        let bench = try PhoneBench(["a": ""])
        try bench.store.perform(.reload(.all(person: "lin")))
        try bench.store.perform(.reload(.all(person: "lin")))
        bench.pass(.seconds(30))
        #expect(
            try bench.decisions().dropFirst() == [
                "0s deferred to 30s: the app, in the background; requests within 30s are one",
                "0s refused: the app, in the background; one waits until 30s",
                "30s granted, paid: the app, in the background; 4 left",
            ])
    }
}

extension PlacedWidget {
    /// The widget as a bench has placed it.
    fileprivate init(_ bench: PhoneBench, _ id: String) throws {
        self = try #require(bench.store.widgets.widget(of: bench.key(id)))
    }
}
