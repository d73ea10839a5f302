import HomeScreenModel
import LiveValues
import SourceDiagnostics
import Synchronization
import TestSupport
import Testing

/// Where the values of widgets come from, and what stands in for those that do not come.
@Suite struct SourcesTests {
    private static let quote = "data: { q: { http: \(PhoneBench.url), shape: text, sample: S } }\n"

    // MARK: Servers

    @Test func waitsForASlowAnswer() throws {
        let bench = try PhoneBench(["a": Self.quote], from: PhoneBench.answering("hello", after: 2_000))
        #expect(try bench.instance().timeline.entry == nil)
        bench.pass(.seconds(1))
        #expect(try bench.instance().pending?.awaited == [SourceRequest(PhoneBench.url)])
        bench.pass(.seconds(1))
        #expect(try bench.source().value == "hello")
        #expect(try bench.instance().timeline.madeAt == PhoneBench.start + .seconds(2))
    }

    @Test func asksAServerOnceForEachWayOfAsking() throws {
        func yaml(_ language: String) -> String {
            "data: { q: { http: \(PhoneBench.url), headers: { Accept-Language: \(language) }, shape: text, sample: S } }\n"
        }
        let server = Server()
        let bench = try PhoneBench(
            ["a": yaml("en"), "b": yaml("zh"), "c": yaml("\"{device.locale}\""), "d": Self.quote], outside: server)
        let asked = server.questions.map { $0.request.headers.map(\.description) }
        #expect(asked == [["Accept-Language: en"], ["Accept-Language: zh"], []])
        server.answer(.value("hello"))
        #expect(
            try ["a", "b", "c", "d"].map { try bench.source(of: $0).value } == ["hello", "hello", "hello", "hello"])
    }

    @Test func sendsNoHeaderOfTwoLines() throws {
        let yaml = """
            data:
              q: { http: \(PhoneBench.url), headers: { X-Name: "{person.name}" }, shape: text, sample: S }

            """
        var seed = PhoneState()
        seed.names = ["lin": "Lin\r\nHost: example.org"]
        let server = Server()
        let bench = try PhoneBench(["a": yaml], from: seed, outside: server)
        #expect(server.asked == 0)
        #expect(
            try bench.source().problem
                == "its address has no value: 'headers.X-Name' cannot be sent: 'X-Name' has more than one line")
    }

    @Test func answersSlowlyWhileTheClockStands() throws {
        let bench = try PhoneBench(["a": Self.quote], from: PhoneBench.answering("hello"))
        #expect(bench.store.nextAnswer == nil)
        try bench.store.perform(.setNetwork(network: .slow))
        let due = try #require(bench.store.nextAnswer)
        #expect(due == PhoneBench.start + .seconds(5))
        #expect(try bench.instance().pending != nil)
        // The clock is never moved: whoever waits lets the telephone go on.
        bench.store.wait(until: due)
        #expect(try bench.instance().pending == nil && bench.source().value == "hello")
        #expect(try bench.instance().timeline.madeAt == due)
        #expect(bench.store.now == due && bench.store.nextAnswer == nil)
    }

    @Test func givesUpAfterTenSeconds() throws {
        let bench = try PhoneBench(["a": Self.quote], from: PhoneBench.answering("hello", after: 60_000))
        bench.pass(.seconds(10))
        #expect(try bench.source().value == "S" && bench.source().state == .failed)
        #expect(try bench.source().problem == "nothing came within 10s")
    }

    @Test(
        arguments: [
            (.offline, .stale, "the network is off"), (.failing, .failed, "the server answers 500"),
            (.unauthorized, .failed, "the server asks to sign in, 401"),
            (.garbage, .failed, "what comes back is no JSON"),
        ] as [(PhoneState.Network, SourceSnapshot.State, String)])
    func keepsTheLastAnswerOverABadNetwork(
        network: PhoneState.Network, state: SourceSnapshot.State, problem: String
    ) throws {
        let bench = try PhoneBench(["a": Self.quote], from: PhoneBench.answering("hello"))
        bench.pass(.seconds(60))
        try bench.store.perform(.setNetwork(network: network))
        let source = try bench.source()
        #expect(source.value == "hello" && source.state == state && source.problem == problem)
        #expect(source.age(at: bench.store.now) == 60)
        #expect(try bench.instance().timeline.retry == bench.store.now + .seconds(60))
        try bench.store.perform(.setNetwork(network: .online))
        #expect(try bench.source().state == .fresh && bench.instance().timeline.retry == nil)
    }

    @Test func fallsBackToTheSampleWhereAFileSaysSo() throws {
        let yaml = "data: { q: { http: \(PhoneBench.url), shape: text, sample: S, fallback: sample } }\n"
        let bench = try PhoneBench(["a": yaml], from: PhoneBench.answering("hello"))
        try bench.store.perform(.setNetwork(network: .failing))
        #expect(try bench.source().value == "S")
    }

    @Test func triesAgainAfterOneFiveAndFifteenMinutes() throws {
        let bench = try PhoneBench(["a": Self.quote], from: PhoneBench.answering("hello"))
        try bench.store.perform(.setNetwork(network: .failing))
        bench.pass(.seconds(3600))
        #expect(
            try bench.decisions().dropFirst(2).map { $0.prefix { $0 != ":" } } == [
                "1m granted, paid", "6m granted, paid", "21m granted, paid",
            ])
    }

    @Test func tellsTheLogOnceThatAServerBringsNothing() throws {
        let bench = try PhoneBench(["a": Self.quote, "b": Self.quote], from: PhoneBench.answering("hello"))
        let told = Mutex<[PhoneFact]>([])
        let subscription = bench.store.subscribe { record in
            if let fact = record.payload as? PhoneFact { told.withLock { $0.append(fact) } }
        }
        func failures() -> [PhoneFact] {
            told.withLock { $0.filter { if case .requestFailed = $0 { true } else { false } } }
        }
        try bench.store.perform(.setNetwork(network: .failing))
        #expect(failures() == [.requestFailed(url: PhoneBench.url, "the server answers 500")])
        bench.pass(.seconds(60))
        #expect(failures().count == 2, "another try has failed")
        try bench.store.perform(.setNetwork(network: .online))
        #expect(failures().count == 2)
        withExtendedLifetime(subscription) {}
    }

    @Test func reportsAnAnswerOfAnotherShape() throws {
        let bench = try PhoneBench(["a": Self.quote], from: PhoneBench.answering([1, 2]))
        #expect(try bench.source().state == .failed && bench.source().value == "S")
        #expect(try bench.source().problem == "the answer is not text")
    }

    @Test func signsOutWhoIsToldToSignIn() throws {
        let bench = try PhoneBench(["a": Self.quote], from: PhoneBench.answering("no", status: 401))
        #expect(bench.store.state.person("lin").signedOut == ["demo"])
        #expect(bench.store.state.isSignedIn("lin", to: "bank"))
        #expect(bench.store.state.isSignedIn("anna", to: "demo"))
    }

    @Test func saysThatNothingAnswers() throws {
        let bench = try PhoneBench(["a": Self.quote])
        #expect(
            try bench.source().problem == "the fixture's 'network' has no answer for \(PhoneBench.url), and the "
                + "preview was not started with '--allow-host example.com'")
    }

    // MARK: Servers elsewhere

    private static let hourly = quote + "timeline: { reload: { after: 1h } }\n"

    @Test func livesThroughSkippedTimeWithWhatAServerSaidLast() throws {
        let server = Server()
        let bench = try PhoneBench(["a": Self.hourly], outside: server)
        server.answer(.value("hello"))
        try bench.store.perform(.moveTime(by: 3 * 3_600_000))
        // The last hour's reload is a real one.
        #expect(server.asked == 2)
        server.answer(.value("again"))
        #expect(try bench.source().value == "again")
        #expect(try bench.decisions().count == 2)
        #expect(try bench.passedOver() == ["1h", "2h"])
    }

    @Test func asksForTheLastReloadThatWasSkipped() throws {
        let server = Server()
        let bench = try PhoneBench(["a": Self.hourly], outside: server)
        server.answer(.value("hello"))
        try bench.store.perform(.moveTime(by: 1_800_000))
        #expect(server.asked == 1)
        try bench.store.perform(.moveTime(by: 2 * 3_600_000))
        #expect(server.asked == 2)
        #expect(try bench.passedOver() == ["1h"] && bench.decisions().last?.hasPrefix("2h granted, paid") == true)
        server.answer(.value("again"))
        // The timeline is that of the reload, and not of the moment at which its answer comes.
        #expect(try bench.source().value == "again" && bench.instance().timeline.policy == bench.start(plus: 3))
        try bench.store.perform(.moveTime(by: 86_400_000))
        #expect(server.asked == 3)
    }

    @Test func sendsWhatTheStoreHasAndNotWhatTheFixtureSays() throws {
        let yaml = """
            data:
              t: { store: token, shape: text, sample: none }
              q: { http: \(PhoneBench.url), headers: { Authorization: "Bearer {t}" }, shape: text, sample: S }

            """
        var seed = PhoneState()
        seed.names = ["lin": "Lin"]
        seed.people["lin"] = PhoneState.Person()
        seed.people["lin"]?.stores["demo"] = ["token": "fixture"]
        let server = Server(files: [StoreKey(group: "demo", key: "token", person: "lin"): "own"])
        let bench = try PhoneBench(["a": yaml], from: seed, outside: server)
        #expect(server.questions.map { $0.request.headers.map(\.description) } == [["Authorization: Bearer own"]])
        #expect(bench.store.state.person("lin").stores["demo"]?["token"] == "own")
    }

    @Test func asksNoServerForAScreenThatNobodyLooksAt() throws {
        let server = Server()
        let bench = try PhoneBench(["a": Self.quote], outside: server, signIn: "token")
        server.answer(.value("hello"))
        let lin = PhoneState.Seat(person: "lin", locale: "en")
        bench.store.look(lin, at: "lock")
        bench.store.leave(lin)
        let token = SourceAddress.store(group: "demo", key: "token", person: "lin")
        try bench.store.perform(.deliver(token, .value("new")))
        #expect(server.asked == 1)
        #expect(try bench.passedOver() == ["0s"] && bench.source().value == "hello")
        try bench.store.perform(.reloadByHand(bench.key()))
        #expect(server.asked == 2, "who asks by hand is answered")
        server.answer(.value("by hand"))
        try bench.store.perform(.deliver(token, .value("newer")))
        #expect(server.asked == 2)
        bench.store.look(lin, at: "home")
        #expect(server.asked == 3)
        server.answer(.value("again"))
        #expect(try bench.source().value == "again" && bench.passedOver() == ["0s"])
        bench.store.leave(lin, at: "home")
        bench.store.look(lin, at: "home")
        #expect(server.asked == 3, "nothing is owed")
    }

    @Test func waitsForAnAnswerThatIsUnderWayWhenTimeIsSkipped() throws {
        let server = Server()
        let bench = try PhoneBench(["a": Self.hourly], outside: server)
        try bench.store.perform(.moveTime(by: 5 * 3_600_000))
        server.answer(.value("hello"))
        #expect(server.asked == 1)
        #expect(try bench.source().value == "hello" && bench.source().problem == nil)
    }

    @Test func asksOnceForWhatWasPlacedInTimeThatIsOver() throws {
        let server = Server()
        let clock = ManualClock(PhoneBench.start)
        let store = PhoneStore(PhoneState(), startingAt: nil, clock: clock)
        store.place([try PhoneBench.widget("a", Self.hourly)], on: "home")
        clock.advance(by: .seconds(5 * 3600 + 60))
        store.connect(server)
        store.look(PhoneState.Seat(person: "lin", locale: "en"))
        #expect(server.asked == 1)
        server.answer(.value("hello"))
        let instance = try #require(store.state.instances.values.first)
        #expect(instance.sources["q"]?.value == "hello")
        #expect(instance.timeline.madeAt == PhoneBench.start + .seconds(5 * 3600))
    }

    @Test func holdsAnAnswerBackOnASlowNetwork() throws {
        let server = Server()
        let bench = try PhoneBench(["a": Self.quote], outside: server)
        server.answer(.value("hello"))
        try bench.store.perform(.setNetwork(network: .slow))
        server.answer(.value("later"))
        bench.pass(.seconds(4))
        #expect(try bench.source().value == "hello")
        bench.pass(.seconds(1))
        #expect(try bench.source().value == "later" && bench.source().state == .fresh)
    }

    @Test func takesAnAnswerThatComesTooLate() throws {
        let server = Server()
        let bench = try PhoneBench(["a": Self.quote], outside: server)
        bench.pass(.seconds(11))
        #expect(try bench.source().state == .failed)
        server.answer(.value("late"))
        #expect(try bench.source().value == "late" && bench.instance().timeline.retry == nil)
    }

    // MARK: Files

    @Test(
        arguments: [
            ("\"said\"", .fresh, nil), ("[", .failed, "'Widgets/demo/a.json' is no JSON"),
            ("7.5.", .failed, "'Widgets/demo/a.json' is no JSON"), ("[1]", .failed, "the answer is not text"),
            (nil, .failed, "there is no file 'Widgets/demo/a.json'"),
        ] as [(String?, SourceSnapshot.State, String?)])
    func readsAFileOfData(text: String?, state: SourceSnapshot.State, problem: String?) throws {
        let bench = try PhoneBench(["a": "data: { q: { file: a.json, shape: text, sample: S } }\n"])
        let path = "Widgets/demo/a.json"
        let files = text.map { [path: SourceFile(path: path, text: $0)] } ?? [:]
        bench.store.bring(bench.store.widgets.all.flatMap { $0.data(in: files) })
        #expect(try bench.source().state == state && bench.source().problem == problem)
    }

    // MARK: Age

    @Test func callsAValueStaleOnceItIsTooOld() throws {
        let yaml = "data: { q: { http: \(PhoneBench.url), shape: text, sample: S, keep: 1h } }\n"
        let bench = try PhoneBench(["a": yaml], from: PhoneBench.answering("hello"))
        bench.pass(.seconds(3599))
        #expect(try bench.source().state == .fresh)
        bench.pass(.seconds(1))
        #expect(try bench.source().state == .stale && bench.source().value == "hello")
    }

    // MARK: Stores

    private static let balance = "data: { q: { store: balance, shape: number, sample: 5 } }\n"

    @Test func reloadsWhatReadsAKeyThatAnAppWrites() throws {
        let bench = try PhoneBench(["a": Self.balance, "b": ""])
        #expect(try bench.source().value == .null && bench.source().state == .never)
        bench.pass(.seconds(60))
        try bench.store.perform(.write(group: "demo", key: "balance", value: 7, person: "lin"))
        try bench.store.perform(.write(group: "demo", key: "other", value: 7, person: "lin"))
        try bench.store.perform(.write(group: "demo", key: "balance", value: 9, person: "anna"))
        #expect(try bench.source().value == 7)
        #expect(try bench.decisions().last == "1m granted, paid: the app, in the background; 4 left")
        #expect(try bench.decisions("b").count == 1)
    }

    @Test func showsAWrittenKeyOnceAReloadIsAskedFor() throws {
        let bench = try PhoneBench(["a": Self.balance])
        bench.pass(.seconds(60))
        try bench.store.perform(.writeOnly(group: "demo", key: "balance", value: 7, person: "lin"))
        #expect(try bench.source().value == .null && bench.decisions().count == 1)
        try bench.store.perform(.reload(.all(person: "lin")))
        #expect(try bench.source().value == 7)
    }

    @Test func showsATakenKeyAsOneThatNeverWas() throws {
        let bench = try PhoneBench(["a": Self.balance])
        let never = try bench.source()
        let address = SourceAddress.store(group: "demo", key: "balance", person: "lin")
        try bench.store.perform(.deliver(address, .value(7)))
        #expect(try bench.source().value == 7)
        try bench.store.perform(.deliver(address, .value(.null)))
        #expect(try bench.source() == never)
    }

    // MARK: Topics

    private static let lamp = "data: { q: { topic: home/+, shape: text, sample: S } }\n"

    @Test func hearsATopicAtOnceInATodayView() throws {
        let bench = try PhoneBench(["a": Self.lamp], .todayCompact)
        try bench.store.perform(.told(topic: "home/lamp", "on"))
        #expect(try bench.source().value == "on" && bench.decisions().count == 1)
    }

    @Test func showsWhatWasToldLastOnAnyOfSeveralTopics() throws {
        let bench = try PhoneBench(["a": Self.lamp], .todayCompact)
        for (topic, value) in [("home/lamp", "on"), ("home/heater", "off"), ("home/window", "open")] {
            try bench.store.perform(.told(topic: topic, .string(value)))
            #expect(try bench.source().value == .string(value))
        }
    }

    @Test func reloadsOnATopicElsewhere() throws {
        let bench = try PhoneBench(["a": Self.lamp, "b": Self.lamp + "timeline: { reload: { topic: home/lamp } }\n"])
        bench.pass(.seconds(60))
        try bench.store.perform(.told(topic: "home/lamp", "on"))
        #expect(try bench.source(of: "a").value == "S")
        #expect(try bench.source(of: "b").value == "on")
        #expect(try bench.decisions("b").last == "1m granted, paid: a message on its topic; 4 left")
    }

    // MARK: What cannot be asked

    @Test func keepsTheLastValueOfWhatIsLost() throws {
        let yaml = "data: { q: { file: a.json, shape: text, sample: S } }\n"
        let file = SourceAddress.file(path: "Widgets/demo/a.json")
        let bench = try PhoneBench(["a": yaml])
        try bench.store.perform(.deliver(file, .value("said")))
        #expect(try bench.source().value == "said")
        try bench.store.perform(.lose(file, "the file is locked"))
        #expect(try bench.source().value == "said" && bench.source().problem == "the file is locked")
        try bench.store.perform(.regain(file))
        #expect(try bench.source().state == .fresh && bench.source().problem == nil)
    }
}

/// A server that answers when a test says so.
private final class Server: PhoneOutside {
    private let waiting = Mutex<[@Sendable (Delivery) -> Void]>([])
    private let heard = Mutex<[PhoneQuestion]>([])
    /// The values of stores outside of the process.
    private let files: [StoreKey: LiveValue]

    init(files: [StoreKey: LiveValue] = [:]) { self.files = files }

    /// What it was asked, in order.
    var questions: [PhoneQuestion] { heard.withLock { $0 } }

    /// How often it was asked.
    var asked: Int { questions.count }

    /// Answers all who wait.
    func answer(_ delivery: Delivery) {
        let all = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for completion in all { completion(delivery) }
    }

    func fetch(_ question: PhoneQuestion, _ completion: @escaping @Sendable (Delivery) -> Void) -> Bool {
        heard.withLock { $0.append(question) }
        waiting.withLock { $0.append(completion) }
        return true
    }

    func fetchPicture(
        _ url: String, _ completion: @escaping @Sendable (Result<NetworkPicture, PictureFailure>) -> Void
    ) -> Bool { false }
    func stored(_ keys: Set<StoreKey>) -> [StoreKey: LiveValue] { files.filter { keys.contains($0.key) } }
    func write(group: String, person: String, key: String, value: LiveValue) {}
    func publish(topic: String, value: LiveValue) {}
    func mayAsk(_ url: String) -> Bool { false }
    func settle() {}
    func follow(topics: Set<String>, stores: Set<StoreKey>) {}
}
