import ConfigSchema
import HomeScreenModel
import LiveValues
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct LinkTests {
    private static let routes = Routes([("login", "Sign in"), ("{id}", "A story"), ("day/{date}", "A day")])

    @Test(arguments: [
        ("story://7", "A story"), ("story://login", "Sign in"), ("story:login", "Sign in"),
        ("story://day/2026-03-02?from=widget", "A day"), ("STORY://day/7#top", "A day"), ("story://log%69n", "Sign in"),
        ("story://a/b/c", nil), ("story://", nil),
    ])
    func findsTheRouteOfAnAddress(text: String, title: String?) throws {
        let link = try #require(Link(text))
        #expect(link.scheme == "story")
        #expect(Self.routes.route(of: link)?.route.title == title)
    }

    private static let forks = Routes([
        ("{first}/last", "Ends so"), ("day/{second}", "Begins so"), ("{a}/{b}", "Any two"), ("day/off", "All words"),
        ("{x}/{x}/{x}", "Three"),
    ])

    @Test(arguments: [
        ("story://day/off", "All words"), ("story://day/last", "Ends so"), ("story://day/7", "Begins so"),
        ("story://week/last", "Ends so"), ("story://week/7", "Any two"), ("story://a/b/c", "Three"), ("story://a", nil),
        ("story://a/b/c/d", nil),
    ])
    func takesTheFirstOfSeveralRoutesUnlessOneIsAllWords(text: String, title: String?) throws {
        #expect(Self.forks.route(of: try #require(Link(text)))?.route.title == title)
    }

    @Test func takesTheLastOfPlacesWithOneName() throws {
        #expect(Self.forks.route(of: try #require(Link("story://a/b/c")))?.values == ["x": "c"])
    }

    @Test func readsRoutesFromAFile() throws {
        let yaml = "routes: { login: { en: Sign in, zh-Hans: 登录 }, \"{id}\": A story }\n"
        let reading = try Reading(yaml, [PropertySpec("routes", Routes.section, "Routes.")])
        #expect(reading.diagnostics.map(\.line) == [])
        let routes = Routes(try reading["routes"]) { $0.stringValue ?? $0.mapEntries.first?.value.stringValue ?? "" }
        #expect(routes.all.map(\.pattern) == ["login", "{id}"] && routes.all.map(\.title) == ["Sign in", "A story"])
    }

    @Test func tellsWhatStandsInThePlaces() throws {
        let link = try #require(Link("story://day/2.%20March"))
        #expect(Self.routes.route(of: link)?.values == ["date": "2. March"])
    }

    @Test func opensTheAppBeforeItTellsTheAddress() {
        #expect(TapEvent.tap("story://7", Self.routes) == [.opens, .link("story://7", route: "A story")])
        #expect(TapEvent.tap("story://a/b", Self.routes) == [.opens, .link("story://a/b", route: nil)])
        #expect(TapEvent.tap(nil, Self.routes) == [.opens])
    }

    private static func findings(_ yaml: String, schemes: [String]) throws -> [Diagnostic] {
        let reading = try Reading("value: \(yaml)\n", [PropertySpec("value", .bound(.string), "A link.")])
        var found = reading.diagnostics
        let value = try reading["value"]
        if case .bound(let text) = value.value {
            SchemeIsDeclared.check(Binding(text, &found), schemes: schemes, &found)
        } else {
            SchemeIsDeclared.check(value.stringValue ?? "", at: value.range, schemes: schemes, &found)
        }
        return found
    }

    @Test(arguments: [
        "story://7", "\"story://{item.id | escaped}\"", "https://example.com/", "Story://7", "\"{item.link}\"",
    ])
    func takesTheSchemesOfTheAppAndTheWeb(yaml: String) throws {
        #expect(try Self.findings(yaml, schemes: ["story"]).map(\.line) == [])
    }

    @Test(arguments: [
        ("«stroy»://7", ["story"], "the app declares no scheme 'stroy' (did you mean 'story'?)"),
        ("\"«stroy»://{item.id | escaped}\"", ["story"], "the app declares no scheme 'stroy' (did you mean 'story'?)"),
        ("\"«tel»:1\"", ["story"], "the app declares no scheme 'tel'"),
        ("«story»://7", [], "the app declares no scheme 'story' (add 'schemes: [story]' to app.yaml)"),
        ("«/day»", ["story"], "a link starts with a scheme (did you mean story://day?)"),
    ])
    func reportsASchemeThatNobodyOpens(marked: String, schemes: [String], message: String) throws {
        let text = MarkedRange("value: \(marked)\n")
        let found = try Self.findings(String(text.text.dropFirst(7).dropLast()), schemes: schemes)
        #expect(found.map { "\($0.message)" + ($0.hint.map { " (\($0))" } ?? "") } == [message])
        #expect(found.first?.range.start == text.start && found.first?.range.end == text.end)
        for fix in found.first?.fixes ?? [] {
            let mended = try #require(found.first?.range.file).applying(fix.edits)
            #expect(try Self.findings(String(mended.dropFirst(7).dropLast()), schemes: schemes).isEmpty)
        }
    }

    @Test func reportsAnIdThatIsARoute() throws {
        let binding = try BindingWorld.read("\"story://{item.id | escaped}\"").binding
        let scopes = ["7", "login"].map { id in
            BindingWorld.scope().setting("item", to: ["id": .string(id)])
        }
        #expect(WordsAreFree.trouble(binding, in: Array(scopes.prefix(1)), Self.routes) == nil)
        let found = WordsAreFree.trouble(binding, in: scopes, Self.routes).map { [$0.inSample] } ?? []
        #expect(found.map(\.message) == ["with the sample this is story://login, which is the route 'login'"])
        #expect(found.first?.range.lineText == "{item.id | escaped}")
    }

    @Test func refusesLinksInWidgetsThatAreOne() {
        let place = SourceRange.startOf(SourceFile(path: "Widgets/a/b.yaml", text: "link"))
        for family in WidgetFamily.allCases {
            var found: [Diagnostic] = []
            LinksAreTaken.check([(place, nil), (place, nil)], in: family, &found)
            #expect(found.map(\.id) == (family.hasLinks ? [] : ["home.small-link"]))
        }
    }
}
