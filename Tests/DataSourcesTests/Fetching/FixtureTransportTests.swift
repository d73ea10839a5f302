import LiveValues
import Synchronization
import Testing

@testable import DataSources

@Suite struct FixtureTransportTests {
    private let clock = ManualClock()
    private let url = "https://quotes.example/today"

    private func json(_ text: String, status: Int = 200, delay: Duration = .zero) -> FixtureTransport.Answer {
        FixtureTransport.Answer(status: status, delay: delay, body: Array(text.utf8))
    }

    @Test func answersInPlaceOfTheNetwork() {
        let network = FixtureTransport([url: json("2"), "https://other.example/": json("3")], clock: clock)
        let transport = FixtureTransport([url: json("1")], otherwise: network, clock: clock)
        for (url, value) in [(url, 1), (url + "?with=query", 1), ("https://other.example/", 3)] as [(String, LiveValue)]
        {
            let source = FetchedSource(json: url, over: transport, clock: clock)
            #expect(source.state == .never)
            source.refresh()
            #expect(source.state == .fresh(SourceReading(value, at: clock.now)))
        }
        let source = FetchedSource(json: "https://unknown.example/", over: transport, clock: clock)
        source.refresh()
        #expect(
            source.state
                == .failed(
                    SourceFailure("no answer is given for https://unknown.example/, and no host may be asked"),
                    last: nil))
    }

    @Test func answersAfterItsDelay() {
        let transport = FixtureTransport([url: json("1", delay: .seconds(2))], clock: clock)
        let source = FetchedSource(json: url, over: transport, clock: clock)
        source.refresh()
        source.refresh()
        #expect(source.isAsking)
        #expect(transport.nextDeadline == clock.now + .seconds(2))
        clock.advance(by: .milliseconds(1999))
        transport.advance()
        #expect(source.state == .never)
        clock.advance(by: .milliseconds(1))
        transport.advance()
        #expect(source.state == .fresh(SourceReading(1, at: clock.now)))
        #expect(!source.isAsking)
        #expect(transport.nextDeadline == nil)
    }

    @Test func waitsNoLongerThanForTheNetwork() {
        let transport = FixtureTransport([url: json("1", delay: .seconds(60))], clock: clock)
        let source = FetchedSource(json: url, over: transport, clock: clock)
        source.refresh()
        clock.advance(by: .seconds(10))
        transport.advance()
        #expect(source.state == .failed(SourceFailure("\(url) takes too long to answer"), last: nil))
    }

    @Test(
        arguments: [
            (.offline, "the network is switched off", nil), (.status(401), "the answer has status 401", 401),
            (.status(500), "the answer has status 500", 500), (.garbage, "this is no JSON: \"<html><bo\" …", nil),
        ] as [(FixtureTransport.Trouble, String, Int?)])
    func keepsTheLastValueInTrouble(trouble: FixtureTransport.Trouble, words: String, status: Int?) {
        let transport = FixtureTransport([url: json("1")], clock: clock)
        let source = FetchedSource(json: url, over: transport, clock: clock)
        source.refresh()
        let first = SourceReading<LiveValue>(1, at: clock.now)
        clock.advance(by: .seconds(5))
        transport.trouble = trouble
        source.refresh()
        #expect(source.state == .failed(SourceFailure(words, status: status), last: first))
        #expect(source.state.age(at: clock.now) == .seconds(5))
        transport.trouble = .none
        transport.replaceAnswers([url: json("2")])
        source.refresh()
        #expect(source.state == .fresh(SourceReading(2, at: clock.now)))
    }

    @Test func isSlowWhenTheNetworkIs() {
        let transport = FixtureTransport([url: json("1", delay: .seconds(1))], clock: clock)
        transport.trouble = .slow(.seconds(2))
        let source = FetchedSource(json: url, over: transport, clock: clock)
        source.refresh()
        #expect(transport.nextDeadline == clock.now + .seconds(3))
    }

    @Test func tellsWhenAValueTurnsStale() {
        let transport = FixtureTransport([url: json("1")], clock: clock)
        let source = FetchedSource(json: url, over: transport, clock: clock, keep: .seconds(60))
        let names = Mutex<[String]>([])
        let subscription = source.subscribe { names.withLock { $0.append(source.state.name) } }
        source.refresh()
        clock.advance(by: .seconds(59))
        source.advance()
        #expect(source.nextDeadline == clock.now + .seconds(1))
        clock.advance(by: .seconds(1))
        source.advance()
        source.advance()
        #expect(source.nextDeadline == nil)
        source.refresh()
        #expect(names.withLock { $0 } == ["fresh", "stale", "fresh"])
        subscription.cancel()
    }
}
