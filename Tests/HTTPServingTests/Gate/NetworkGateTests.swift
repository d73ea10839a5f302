import TestSupport
import Testing

@testable import HTTPServing

/// The gate of a server that other machines can reach: nothing without the access token.
@Suite struct NetworkGateTests {
    private static let access = ServerAccess(names: .test, accessToken: .random(), additionalHosts: ["Studio.example"])
    private static let gate = RequestGate(bindHost: "0.0.0.0", port: 8080, access: access)
    private static let token = access.accessToken?.text ?? ""

    private func verdict(
        host: String = "studio.example:8080", cookie: String? = nil, query: [QueryItem] = [], action: String? = nil
    ) -> RequestGate.Verdict {
        var headers = RequestHeaders([.host: host, .origin: "http://\(host)"])
        if let cookie { headers.append(.cookie, cookie) }
        if let action { headers.append(.action, action) }
        let method = action == nil ? HTTPMethod.get : .post
        return Self.gate.verdict(on: HTTPRequest(method: method, path: "/", query: query, headers: headers))
    }

    @Test func admitsByLinkOnceAndByCookieLater() {
        #expect(verdict(query: [QueryItem(name: "token", value: Self.token)]) == .admittedByLink)
        #expect(verdict(cookie: "a=b; access-8080=\(Self.token); c=d") == .admitted)
    }

    @Test(arguments: [
        "", "0", String(token.dropLast()), token + "0", " " + token, token.uppercased() + "x", access.actionToken.text,
    ])
    func refusesEveryOtherToken(_ text: String) {
        #expect(verdict() == .refused(.missingAccessToken))
        #expect(verdict(query: [QueryItem(name: "token", value: text)]) == .refused(.missingAccessToken))
        #expect(verdict(cookie: "access-8080=\(text)x") == .refused(.missingAccessToken))
        #expect(verdict(cookie: "access-8081=\(Self.token)") == .refused(.missingAccessToken))
    }

    @Test func needsBothTokensForAnAction() {
        let cookie = "access-8080=\(Self.token)"
        #expect(verdict(action: Self.access.actionToken.text) == .refused(.missingAccessToken))
        #expect(verdict(cookie: cookie, action: Self.token) == .refused(.missingActionToken))
        #expect(verdict(cookie: cookie, action: Self.access.actionToken.text) == .admitted)
    }

    @Test(arguments: ["192.168.1.5:8080", "[fe80::1]:8080", "localhost:8080", "STUDIO.example:8080"])
    func answersToItsAddressesAndItsGivenName(_ host: String) {
        #expect(verdict(host: host, cookie: "access-8080=\(Self.token)") == .admitted)
    }

    @Test(arguments: ["evil.example:8080", "1.2.3:8080", "[fe80::1:8080", "[evil]:8080", "other.studio.example:8080"])
    func refusesNamesThatItWasNotGiven(_ host: String) {
        #expect(verdict(host: host, cookie: "access-8080=\(Self.token)") == .refused(.foreignHost))
    }

    @Test func setsACookieThatScriptsAndOtherSitesCannotUse() throws {
        let server = try RunningServer(access: Self.access, host: "0.0.0.0") { request in
            .text(.ok, request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&"))
        }
        #expect(try server.get("/").status == 401)
        let first = try server.get("/?scene=small&token=\(Self.token)&mode=dark")
        #expect(first.body == "scene=small&mode=dark\n", "no handler, and so no page, sees the token")
        let cookie = try #require(first.header("set-cookie"))
        let parts = cookie.split(separator: "; ")
        #expect(parts.dropFirst() == ["HttpOnly", "SameSite=Strict", "Path=/"])
        let second = try server.get("/", headers: ["Cookie: \(try #require(parts.first))"])
        #expect(second.status == 200)
        #expect(second.header("set-cookie") == nil)
    }
}
