/// One address of the preview.
protocol Route: Sendable {
    /// The method that it answers.
    var method: HTTPMethod { get }
    /// Its path; a path that ends in a slash stands for everything below it.
    var path: String { get }
    /// Answers a request that the gate has admitted.
    func reply(to request: HTTPRequest) -> HTTPReply
}

extension Route {
    var method: HTTPMethod { .get }
}

/// Finds the route of a request.
struct Router: Sendable {
    private let exact: [String: any Route]
    private let below: [any Route]

    init(_ routes: [any Route]) {
        exact = Dictionary(
            routes.filter { !Self.isFolder($0) }.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        below = routes.filter(Self.isFolder)
    }

    func reply(to request: HTTPRequest) -> HTTPReply {
        guard let route = exact[request.path] ?? below.first(where: { request.path.hasPrefix($0.path) }) else {
            return .text(.notFound)
        }
        guard route.method == request.method else {
            return .methodNotAllowed(allow: route.method == .get ? [.get, .head] : [route.method])
        }
        return route.reply(to: request)
    }

    private static func isFolder(_ route: any Route) -> Bool { route.path.count > 1 && route.path.hasSuffix("/") }
}
