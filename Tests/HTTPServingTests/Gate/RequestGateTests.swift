import Testing

@testable import HTTPServing

/// The rules that keep other people's pages out, each row an incident of another tool.
@Suite struct RequestGateTests {
    private static let access = ServerAccess(names: .test)
    private static let gate = RequestGate(bindHost: "127.0.0.1", port: 8080, access: access)

    private func verdict(_ method: HTTPMethod, _ headers: KeyValuePairs<HTTPHeaderName, String>) -> RequestGate.Verdict
    {
        Self.gate.verdict(on: HTTPRequest(method: method, path: "/", headers: RequestHeaders(headers)))
    }

    @Test(arguments: [
        "localhost:8080", "LocalHost:8080", "127.0.0.1:8080", "[::1]:8080", "phone.localhost:8080",
        "a.b.localhost:8080",
    ])
    func admitsTheNamesOfThisMachine(_ host: String) {
        #expect(verdict(.get, [.host: host]) == .admitted)
        #expect(verdict(.head, [.host: host]) == .admitted)
    }

    @Test(arguments: [
        "evil.example", "evil.example:8080", "localhost", "localhost:80", "localhost:8081", "localhost:08080",
        "127.0.0.1",
        "localhost.evil.example:8080", "evillocalhost:8080", "localhost.:8080", ".localhost:8080", "127.0.0.2:8080",
        "127.1:8080", "2130706433:8080", "[::ffff:127.0.0.1]:8080", "::1:8080", "0.0.0.0:8080", "192.168.1.5:8080",
        "user@localhost:8080", "evil.example/.localhost:8080", "evil.example#.localhost:8080", "localhost:8080:8080",
        " localhost:8080", "localhost:8080 ", "\u{fffd}.localhost:8080", "",
    ])
    func refusesEveryOtherHost(_ host: String) {
        #expect(verdict(.get, [.host: host]) == .refused(.foreignHost))
        #expect(verdict(.head, [.host: host]) == .refused(.foreignHost))
    }

    @Test func refusesARequestWithoutHost() {
        #expect(verdict(.get, [:]) == .refused(.foreignHost))
    }

    @Test(arguments: [
        "null", "http://evil.example", "http://10.0.0.5:8080", "http://localhost", "http://localhost:3000",
        "https://localhost:8080", "http://127.0.0.1:8080", "http://localhost:8080/",
        "http://localhost:8080@evil.example",
        "file://", "chrome-extension://abcdef", "http://evil.localhost:8080", "",
    ])
    func refusesEveryOtherOrigin(_ origin: String) {
        #expect(verdict(.get, [.host: "localhost:8080", .origin: origin]) == .refused(.foreignOrigin))
        let post: KeyValuePairs<HTTPHeaderName, String> = [
            .host: "localhost:8080", .origin: origin, .action: Self.access.actionToken.text,
        ]
        #expect(verdict(.post, post) == .refused(.foreignOrigin))
    }

    @Test func admitsItsOwnPages() {
        let page: KeyValuePairs<HTTPHeaderName, String> = [
            .host: "localhost:8080", .origin: "http://localhost:8080", .secFetchSite: "same-origin",
            .secFetchMode: "cors",
            .secFetchDest: "empty",
        ]
        #expect(verdict(.get, page) == .admitted)
        #expect(verdict(.get, [.host: "localhost:8080", .secFetchSite: "none"]) == .admitted)
    }

    @Test(arguments: ["cross-site", "same-site", "something-new", ""], ["no-cors", "cors", "navigate"])
    func refusesWhatAnotherSiteLoads(site: String, mode: String) {
        let headers: KeyValuePairs<HTTPHeaderName, String> = [
            .host: "localhost:8080", .secFetchSite: site, .secFetchMode: mode, .secFetchDest: "iframe",
        ]
        #expect(verdict(.get, headers) == .refused(.crossSite))
    }

    @Test func followsALinkFromAnotherSite() {
        let headers: KeyValuePairs<HTTPHeaderName, String> = [
            .host: "localhost:8080", .secFetchSite: "cross-site", .secFetchMode: "navigate", .secFetchDest: "document",
        ]
        #expect(verdict(.get, headers) == .admitted)
        #expect(verdict(.post, headers) == .refused(.crossSite), "a form on another site navigates, too")
    }

    @Test(arguments: [
        "", " ", access.actionToken.text + "0", String(access.actionToken.text.dropLast()),
        access.actionToken.text.uppercased() + " ", String(access.actionToken.text.prefix(1)), RunToken.random().text,
    ])
    func refusesAnActionWithAnotherToken(_ token: String) {
        let headers: KeyValuePairs<HTTPHeaderName, String> = [
            .host: "localhost:8080", .origin: "http://localhost:8080", .action: token,
        ]
        #expect(verdict(.post, headers) == .refused(.missingActionToken))
    }

    @Test func needsOriginAndTokenForAnAction() {
        let token = Self.access.actionToken.text
        let origin = "http://localhost:8080"
        #expect(verdict(.post, [.host: "localhost:8080", .origin: origin, .action: token]) == .admitted)
        #expect(verdict(.post, [.host: "localhost:8080", .origin: origin]) == .refused(.missingActionToken))
        #expect(verdict(.post, [.host: "localhost:8080", .action: token]) == .refused(.missingActionToken))
    }

    @Test(arguments: [HTTPHeaderName.host, .origin, .secFetchSite, .action])
    func refusesHeadersThatTwoReadersCouldReadDifferently(_ name: HTTPHeaderName) {
        var headers = RequestHeaders([.host: "localhost:8080", .origin: "http://localhost:8080"])
        headers.append(name, "localhost:8080")
        headers.append(name, "localhost:8080")
        let request = HTTPRequest(path: "/", headers: headers)
        #expect(Self.gate.verdict(on: request) == .refused(.ambiguousHeaders))
    }
}
