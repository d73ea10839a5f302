/// Finds the route of a request.
package struct Router: Sendable {
    private let exact: [String: any Route]
    private let below: [any Route]

    /// A router of these routes; of two with the same path the first counts.
    package init(_ routes: [any Route]) {
        exact = Dictionary(
            routes.filter { !Self.isFolder($0) }.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        below = routes.filter(Self.isFolder)
    }

    /// The answer of the route, a 404 when there is none, or a 405 when it answers another method.
    package func reply(to request: HTTPRequest) -> HTTPReply {
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
