import HomeScreenModel
import LiveValues
import Testing

/// Requests of real servers: what they name, in which order they are made, and how their answers are read.
@Suite struct RequestTests {
    private static let chain = """
        data:
          city: { store: city, shape: text, sample: Sample }
          place: { http: "https://a.example/find?name={city}", shape: { id: text }, sample: { id: s } }
          q: { http: "https://a.example/at/{place.id}", shape: { degrees: number }, sample: { degrees: 0 } }

        """

    private static func phone(_ answers: [String: LiveValue], city: LiveValue? = nil) -> PhoneState {
        var state = PhoneState()
        for (url, body) in answers { state.answers[url] = PhoneState.Answer(status: 200, body: body, delay: 100) }
        var lin = PhoneState.Person()
        if let city { lin.stores["demo"] = ["city": city] }
        state.people["lin"] = lin
        state.names = ["lin": "Lin"]
        return state
    }

    @Test func asksForWhatAnotherAnswerNames() throws {
        let bench = try PhoneBench(
            ["a": Self.chain],
            from: Self.phone(
                [
                    "https://a.example/find?name=S%C3%A3o%20Paulo%2F": ["id": "7/8"],
                    "https://a.example/at/7%2F8": ["degrees": 31],
                ],
                city: "São Paulo/"))
        bench.pass(.milliseconds(100))
        #expect(try bench.instance().pending?.awaited.map(\.url) == ["https://a.example/at/7%2F8"])
        bench.pass(.milliseconds(100))
        #expect(try bench.source().value == ["degrees": 31] && bench.source().state == .fresh)
        #expect(try bench.instance().pending == nil)
    }

    @Test func makesNoRequestWithoutItsValues() throws {
        let bench = try PhoneBench(["a": Self.chain], from: Self.phone([:]))
        #expect(try bench.source("place").problem == "its address has no value: 'city' is missing")
        #expect(try bench.source().problem == "its address has no value: 'place.id' is missing")
        #expect(bench.store.state.requests.isEmpty)
    }

    @Test func asksAnewWhenTheStoreNamesAnotherCity() throws {
        let bench = try PhoneBench(
            ["a": Self.chain],
            from: Self.phone(
                [
                    "https://a.example/find?name=Rome": ["id": "1"], "https://a.example/find?name=Oslo": ["id": "2"],
                    "https://a.example/at/1": ["degrees": 30], "https://a.example/at/2": ["degrees": -3],
                ], city: "Rome"))
        bench.pass(.seconds(1))
        #expect(try bench.source().value == ["degrees": 30])
        try bench.store.perform(
            .deliver(.store(group: "demo", key: "city", person: "lin"), .value("Oslo")))
        bench.pass(.seconds(1))
        #expect(try bench.source().value == ["degrees": -3])
    }

    @Test(arguments: [("{city}", false), ("{city | or('')}", true)])
    func asksForNothingWithoutAName(place: String, isAsked: Bool) throws {
        let yaml = """
            data:
              city: { store: city, shape: text, sample: A }
              q: { http: "https://a.example/of?name=\(place)", shape: text, sample: S }

            """
        let url = "https://a.example/of?name="
        let bench = try PhoneBench(["a": yaml], from: Self.phone([url: "all"], city: ""))
        bench.pass(.seconds(1))
        let problem = "its address has no value: 'city' is empty; with '| or('')' the address goes without it"
        #expect(try bench.source().problem == (isAsked ? nil : problem))
        #expect(try bench.source().value == (isAsked ? "all" : "S"))
    }

    @Test(arguments: ["..", "."])
    func leadsNoPathElsewhere(city: String) throws {
        let yaml = """
            data:
              city: { store: city, shape: text, sample: A }
              q: { http: "https://a.example/of/{city}/list", shape: text, sample: S }

            """
        let bench = try PhoneBench(["a": yaml], from: Self.phone([:], city: .string(city)))
        #expect(
            try bench.source().problem
                == "its address has no value: 'city' is '\(city)', which is no part of an address")
    }

    @Test func sendsABodyWithItsValues() throws {
        let yaml = """
            data:
              q:
                http: https://a.example/list
                method: POST
                body: { who: ["{person.name}", 3], plain: true }
                shape: text
                sample: S

            """
        let bench = try PhoneBench(["a": yaml], from: Self.phone(["https://a.example/list": "hello"]))
        let request = try #require(bench.instance().pending?.awaited.first)
        #expect(request.method == "POST" && request.body == ["who": ["Lin", 3], "plain": true])
        bench.pass(.milliseconds(100))
        #expect(try bench.source().value == "hello")
    }

    private static let envelope = """
        data:
          q:
            http: https://a.example/list
            select: data.items
            code: { at: code, ok: [0, 200], signIn: 401 }
            shape: [{ id: number }]
            sample: [{ id: 0 }]

        """

    @Test(
        arguments: [
            (["code": 0, "data": ["items": [["id": 7]]]], nil),
            (["code": 200, "data": ["items": [["id": 7]]]], nil),
            (["code": 500, "data": ["items": [["id": 7]]]], "the server refuses: 'code' is 500"),
            (["code": 0, "data": ["list": [], "next": 2]], "'data' has no 'items': it has 'list' and 'next'"),
            (["code": 0, "data": [["id": 7]]], "'data' is a list of 1, and has no 'items'"),
            (["items": []], "the answer has no 'code', which says whether it has data"),
        ] as [(LiveValue, String?)])
    func readsTheEnvelope(answer: LiveValue, problem: String?) throws {
        let bench = try PhoneBench(["a": Self.envelope], from: Self.phone(["https://a.example/list": answer]))
        bench.pass(.milliseconds(100))
        #expect(try bench.source().problem == problem)
        #expect(try bench.source().value == (problem == nil ? [["id": 7]] : [["id": 0]]))
        #expect(bench.store.state.isSignedIn("lin", to: "demo"))
    }

    @Test func signsOutWhereTheBodySaysSo() throws {
        let bench = try PhoneBench(
            ["a": Self.envelope], from: Self.phone(["https://a.example/list": ["code": 401, "message": "expired"]]))
        bench.pass(.milliseconds(100))
        #expect(try bench.source().problem == "the server asks to sign in: 'code' is 401")
        #expect(!bench.store.state.isSignedIn("lin", to: "demo"))
    }

    @Test func tellsWhoAsksFromTheStoreAlone() throws {
        let yaml = """
            data:
              token: { store: city, shape: text, sample: T }
              q:
                http: https://a.example/list
                headers: { Authorization: "Bearer {token}" }
                shape: text
                sample: S

            """
        let known = try PhoneBench(["a": yaml], from: Self.phone(["https://a.example/list": "x"], city: "abc"))
        let request = try #require(known.instance().pending?.awaited.first)
        #expect(request.headers.map(\.description) == ["Authorization: Bearer abc"])
        let unknown = try PhoneBench(["a": yaml], from: Self.phone(["https://a.example/list": "x"]))
        #expect(try unknown.source().problem == "its address has no value: 'token' is missing")
    }

    // MARK: Credentials in the store

    private static let news = """
        data:
          token: { store: token, shape: text, sample: T }
          q:
            http: https://a.example/list
            headers: { Authorization: "Bearer {token}" }
            shape: text
            sample: S

        """

    private static func isSignedIn(_ bench: PhoneBench) throws -> LiveValue? {
        let widget = try PhoneBench.widget("a", news, signIn: "token")
        return widget.plainScope(of: bench.key(), on: bench.store.state).roots["app"]?.objectValue?["signedIn"]
    }

    private static func write(_ token: LiveValue, _ bench: PhoneBench) throws {
        try bench.store.perform(.deliver(.store(group: "demo", key: "token", person: "lin"), .value(token)))
        bench.pass(.seconds(1))
    }

    @Test func signsInWithTheKeyOfTheStore() throws {
        let bench = try PhoneBench(
            ["a": Self.news], from: Self.phone(["https://a.example/list": "news"]), signIn: "token")
        #expect(try Self.isSignedIn(bench) == false)
        #expect(bench.store.state.requests.isEmpty)
        try Self.write("abc", bench)
        #expect(try Self.isSignedIn(bench) == true)
        #expect(try bench.source().value == "news")
        try Self.write("", bench)
        #expect(try Self.isSignedIn(bench) == false)
        try Self.write("def", bench)
        #expect(try Self.isSignedIn(bench) == true)
        try Self.write(.null, bench)
        #expect(try Self.isSignedIn(bench) == false)
    }

    @Test func signsInAnewWithAnotherKeyOnceTheServerRefusedTheFirst() throws {
        var seed = Self.phone([:])
        seed.answers["https://a.example/list"] = PhoneState.Answer(status: 401, body: .null, delay: 100)
        let bench = try PhoneBench(["a": Self.news], from: seed, signIn: "token")
        try Self.write("old", bench)
        #expect(try Self.isSignedIn(bench) == false)
        #expect(!bench.store.state.isSignedIn("lin", to: "demo"))
        try bench.store.perform(
            .deliver(.store(group: "demo", key: "token", person: "lin"), .value("new")))
        #expect(try Self.isSignedIn(bench) == true)
    }

    // MARK: Devices of a server's list

    private static let home = """
        data:
          lamps: { things: lamp, shape: [{ id: text, name: text, isOnline: boolean, power: boolean }], sample: [] }
          q:
            http: https://a.example/home
            select: data.items
            devices: true
            shape: [{ id: text, power: boolean }]
            sample: [{ id: s, power: true }]

        """

    private static func home(_ items: LiveValue) -> PhoneState {
        phone(["https://a.example/home": ["data": ["items": items]]])
    }

    private static func devices(_ bench: PhoneBench) throws -> [String] {
        try bench.source("lamps").value.arrayValue?.compactMap { lamp in
            let map = lamp.objectValue ?? [:]
            return "\(map["id"]?.stringValue ?? "") \(map["isOnline"] == true) \(map["power"] == true)"
        } ?? []
    }

    @Test func takesDevicesFromAList() throws {
        let items: LiveValue = [
            ["id": "quay", "name": "Quay", "product": "lamp", "power": true],
            ["id": "pier", "product": "lamp", "status": 3, "power": false],
            ["id": "oven", "product": "heater", "power": false],
        ]
        var seed = Self.home(items)
        seed.things = Things([
            "beacon": .init(product: "lamp", name: "Beacon", status: .online, properties: ["power": false]),
            "quay": .init(product: "lamp", name: "Old", status: .online, properties: ["power": false, "level": 3]),
        ])
        let bench = try PhoneBench(["a": Self.home], from: seed)
        bench.pass(.milliseconds(100))
        // In the order of the list; the fixture's own device stays behind it.
        #expect(try Self.devices(bench) == ["quay true true", "pier false false", "beacon true false"])
        #expect(bench.store.state.things.things["quay"]?.properties == ["power": true, "level": 3])
    }

    @Test func setsADeviceOfAList() throws {
        let bench = try PhoneBench(
            ["a": Self.home], from: Self.home([["id": "quay", "product": "lamp", "power": false]]))
        bench.pass(.milliseconds(100))
        let set = IntentAction.setProperty(Things.Property("quay", "power"), true)
        try bench.store.perform(.press(instance: bench.key(), intent: "switch", actions: [set]))
        // The widget asks again, and the same list comes: it is older than what the device has told.
        bench.pass(.milliseconds(200))
        #expect(try Self.devices(bench) == ["quay true true"])
        var answers = bench.store.state
        answers.answers["https://a.example/home"]?.body = [
            "data": ["items": [["id": "quay", "status": 3, "power": true]]]
        ]
        bench.store.update(answers, startingAt: nil)
        bench.pass(.milliseconds(200))
        #expect(try Self.devices(bench) == ["quay false true"])
    }

    @Test func leavesOutWhatNamesNoDevice() {
        let things = Things(listedIn: [["name": "Nobody"], 7, ["id": ""], ["id": "a", "isOnline": false], ["id": "a"]])
        #expect(things.order == ["a"] && things.things["a"]?.status == .offline)
        #expect(Things(listedIn: "none").things.isEmpty)
    }
}
