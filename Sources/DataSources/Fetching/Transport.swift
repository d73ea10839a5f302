package import LiveValues

/// Something that answers requests: the network, or what a fixture says in its place.
package protocol Transport: AnyObject, Sendable {
    /// Asks for something, and calls back once, on any thread; perhaps before it returns.
    func fetch(
        _ request: FetchRequest, completion: @escaping @Sendable (Result<FetchAnswer, SourceFailure>) -> Void)
}

/// What is asked for.
package struct FetchRequest: Hashable, Sendable {
    /// An absolute address, which nobody has looked at yet.
    package let url: String
    /// What the server is told besides; a redirect to another server does not take it along.
    package let headers: [HeaderField]
    /// `GET`, or what changes something: that is asked for once, and follows no redirect.
    package let method: String
    /// JSON that is sent along; nil for none.
    package let body: LiveValue?
    /// More bytes than these, unpacked, are no answer.
    package let maximumBytes: Int

    package init(
        _ url: String, headers: [HeaderField] = [], method: String = "GET", body: LiveValue? = nil,
        maximumBytes: Int = LiveJSON.maximumBytes
    ) {
        self.url = url
        self.headers = headers
        self.method = method
        self.body = body
        self.maximumBytes = maximumBytes
    }
}

/// What a server has answered, whether or not it is what was asked for.
package struct FetchAnswer: Hashable, Sendable {
    /// 200 and so on; never one that leads to another place.
    package let status: Int
    /// What came back without its compression, at most as large as the request's limit.
    package let body: [UInt8]

    package init(status: Int = 200, body: [UInt8]) {
        self.status = status
        self.body = body
    }
}

/// How long an answer may take, and where it may lead.
package struct FetchLimits: Sendable {
    /// Until there is a connection.
    package var connecting = Duration.seconds(3)
    /// From the request to the end of the answer, all redirects included.
    package var total = Duration.seconds(10)
    /// How many redirects are followed.
    package var redirects = 3
    /// How many requests are under way at once; the others wait, and their time has not begun.
    package var concurrent = 8

    package init() {}
}
