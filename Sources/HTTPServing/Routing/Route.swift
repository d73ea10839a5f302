/// One address of a server.
package protocol Route: Sendable {
    /// The method that it answers.
    var method: HTTPMethod { get }
    /// Its path; a path that ends in a slash stands for everything below it.
    var path: String { get }
    /// Answers a request that the gate has admitted.
    func reply(to request: HTTPRequest) -> HTTPReply
}

extension Route {
    /// `GET`, unless the route says otherwise.
    package var method: HTTPMethod { .get }
}
