import HomeScreenModel
import LiveValues
import Testing

/// What happens to one of many widgets is looked for where it is, and found.
@Suite struct ManyWidgetsTests {
    private static func hearing(_ filter: String) -> String {
        "data:\n  q: { topic: \(filter), shape: { on: boolean }, sample: { on: false } }\n"
    }

    private static let on: LiveValue = .object(["on": .bool(true)])

    @Test(arguments: ["home/lamp", "home/+", "home/#", "+/lamp"])
    func hearWhatTheirFiltersStandFor(filter: String) throws {
        let bench = try PhoneBench(
            ["a": Self.hearing(filter), "b": Self.hearing("home/lamps")], .todayCompact)
        try bench.store.perform(.told(topic: "garden/door", Self.on))
        #expect(try bench.source().state != .fresh)
        try bench.store.perform(.told(topic: "home/lamp", Self.on))
        #expect(try bench.source().value == Self.on)
        #expect(try filter == "home/#" || bench.source(of: "b").state != .fresh)
    }

    @Test func keepTheirPlacesWhenAScreenChanges() throws {
        let bench = try PhoneBench(["a": Self.hearing("home/a"), "b": Self.hearing("home/b")], .todayCompact)
        bench.store.place([try PhoneBench.widget("b", Self.hearing("home/b"), .todayCompact)], on: "home")
        try bench.store.perform(.told(topic: "home/b", Self.on))
        #expect(bench.store.state.instances[bench.key("a")] == nil)
        #expect(try bench.source(of: "b").value == Self.on)
    }

    @Test func stayAsTheyAreWhenACommandIsRefused() throws {
        let bench = try PhoneBench(["a": "timeline: { entries: 1, reload: { after: 1h } }\n"])
        let before = bench.store.state
        #expect(throws: PhoneRefusal.farTime) { try bench.store.perform(.moveTime(by: .max)) }
        #expect(bench.store.state == before)
        bench.pass(.seconds(3600))
        #expect(try bench.decisions().count == 2)
    }

    @Test func areDueOneByOne() throws {
        let bench = try PhoneBench([
            "a": "timeline: { entries: 1, reload: { after: 1h } }\n",
            "b": "timeline: { entries: 1, reload: { after: 2h } }\n", "c": "",
        ])
        bench.pass(.seconds(4 * 3600))
        #expect(try bench.decisions("a").count == 5)
        #expect(try bench.decisions("b").count == 3)
        #expect(try bench.decisions("c").count == 1)
    }

    @Test func areDrawnForWhatConcernsThem() throws {
        let bench = try PhoneBench(["a": "", "b": ""])
        let (one, other) = (bench.key("a"), bench.key("b"))
        #expect(!PhoneFact.told(topic: "home/lamp", Self.on).concerns(one))
        let chosen = PhoneFact.chosen(instance: one, parameter: "city", value: .string("Bonn"))
        #expect(chosen.concerns(one) && !chosen.concerns(other))
        let login = PhoneFact.signedIn(app: "demo", person: "lin")
        #expect(login.concerns(one))
        #expect(PhoneFact.minutePassed.concerns(one) && PhoneFact.networkChanged(.offline).concerns(one))
    }
}
