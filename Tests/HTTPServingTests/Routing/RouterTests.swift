import Testing

@testable import HTTPServing

@Suite struct RouterTests {
    private struct Echo: Route {
        var method = HTTPMethod.get
        var path: String

        func reply(to request: HTTPRequest) -> HTTPReply { .text(.ok, path) }
    }

    private let router = Router([
        Echo(path: "/"), Echo(path: "/page"), Echo(path: "/page"), Echo(path: "/assets/"),
        Echo(method: .post, path: "/command"),
    ])

    private func body(_ path: String) -> String? {
        guard case .bytes(let bytes) = router.reply(to: HTTPRequest(path: path)).body else { return nil }
        return String(decoding: bytes.array, as: UTF8.self)
    }

    @Test(arguments: [
        ("/", "/\n"), ("/page", "/page\n"), ("/assets/", "/assets/\n"), ("/assets/a/b.svg", "/assets/\n"),
    ])
    func findsTheRouteOfAPath(path: String, answer: String) {
        #expect(body(path) == answer)
    }

    @Test(arguments: ["/pages", "/page/", "/assets", "/other"])
    func findsNothingElse(path: String) {
        #expect(router.reply(to: HTTPRequest(path: path)).status == .notFound)
    }

    @Test(arguments: [("/page", HTTPMethod.post, [HTTPMethod.get, .head]), ("/command", .get, [.post])])
    func namesTheMethodsOfAPath(path: String, method: HTTPMethod, allowed: [HTTPMethod]) {
        let reply = router.reply(to: HTTPRequest(method: method, path: path))
        #expect(reply.status == .methodNotAllowed)
        #expect(reply.allowedMethods == allowed)
    }
}
