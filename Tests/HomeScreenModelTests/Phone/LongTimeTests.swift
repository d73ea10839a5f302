import HomeScreenModel
import LiveValues
import Testing

/// A long time that passes at once, of which only the end is looked at.
@Suite struct LongTimeTests {
    private static let times = (0..<96).map { quarter in
        "\"\(quarter / 4 < 10 ? "0" : "")\(quarter / 4):\(["00", "15", "30", "45"][quarter % 4])\""
    }.joined(separator: ", ")

    @Test(arguments: [
        "timeline: { entries: { at: [\(times)] }, reload: { after: 1s } }\n",
        "timeline: { entries: { at: [\(times)] }, reload: atEnd }\n",
        "timeline: { entries: 5, reload: { after: 3h } }\n", "timeline: { entries: 5, reload: atEnd }\n",
        "timeline: { entries: 3 }\n", "timeline: { entries: { at: [\"09:00\", \"18:30\"] } }\n", "",
        "data: { q: { http: \"\(PhoneBench.url)\", shape: text, sample: Hi, keep: 5m } }\ntimeline: { reload: { after: 2h } }\n",
    ])
    func showsWhatPassingItStepByStepShows(_ yaml: String) throws {
        let seed = PhoneBench.answering("Hello", after: 700)
        let (stepped, leapt) = (try PhoneBench(["a": yaml], from: seed), try PhoneBench(["a": yaml], from: seed))
        let length = Duration.seconds(86_400 + 1234)
        stepped.pass(length)
        leapt.clock.advance(by: length)
        leapt.store.advance()
        #expect(try leapt.instance() == stepped.instance())
        // The time goes on from there.
        for bench in [stepped, leapt] { bench.pass(.seconds(3 * 3600)) }
        #expect(try leapt.instance() == stepped.instance())
    }

    @Test func passesAMonthOfManyWidgetsWithABudget() throws {
        let yaml = "timeline: { entries: { at: [\(Self.times)] }, reload: { after: 1s } }\n"
        let bench = try PhoneBench(Dictionary(uniqueKeysWithValues: (0..<40).map { ("w\($0)", yaml) }))
        bench.clock.advance(by: .seconds(31 * 86_400))
        bench.store.advance()
        // What was left out is not done later, step by step.
        let now = bench.clock.now
        for number in 0..<40 {
            let timeline = try bench.instance("w\(number)").timeline
            let made = try #require(timeline.madeAt)
            #expect(now - made < .seconds(3600))
            #expect(timeline.nextDeadline.map { $0 > now } == true)
        }
    }

    @Test func showsTheLastEntriesWhereNoServerAnsweredAnyMore() throws {
        let yaml =
            "data: { q: { http: \"\(PhoneBench.url)\", shape: text, sample: Hi } }\n"
            + "timeline: { entries: { at: [\"09:00\", \"18:30\"] }, reload: { after: 2h } }\n"
        let benches = [try PhoneBench(["a": yaml]), try PhoneBench(["a": yaml])]
        let length = Duration.seconds(86_400)
        benches[0].pass(length)
        benches[1].clock.advance(by: length)
        benches[1].store.advance()
        #expect(try benches[0].instance().timeline.entry?.date == benches[1].instance().timeline.entry?.date)
    }
}
