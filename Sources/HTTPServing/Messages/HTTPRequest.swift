/// One request, complete with its body, after the gate let it in.
package struct HTTPRequest: Sendable {
    /// What the request asks for: `GET` or `POST`.
    ///
    /// A `HEAD` request reaches the handler as `GET`; the server leaves the body out of the answer.
    package var method: HTTPMethod

    /// The path, decoded exactly once.
    ///
    /// It starts with `/` and has no `.`, `..` or empty segment.
    package var path: String

    /// The decoded query in the order of the URL.
    ///
    /// The access token is never in it.
    package var query: [QueryItem]

    package var headers: RequestHeaders

    /// The body, at most ``ServerLimits/bodyBytes`` long.
    package var body: [UInt8]

    package init(
        method: HTTPMethod = .get, path: String, query: [QueryItem] = [], headers: RequestHeaders = RequestHeaders(),
        body: [UInt8] = []
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }

    /// The first value that the query gives for a name.
    package func queryValue(_ name: String) -> String? {
        query.first { $0.name == name }?.value
    }

    /// The id of the last event that a reconnecting page has seen, from the header that browsers send.
    package var lastEventID: UInt64? {
        headers[.lastEventID].flatMap { UInt64($0) }
    }
}
