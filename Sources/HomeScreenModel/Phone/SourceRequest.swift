package import LiveValues

/// A request of a server: widgets that make the same one get one answer.
package struct SourceRequest: Codable, Hashable, Sendable, Comparable {
    package let url: String
    /// As HTTP has it, such as `GET`.
    package let method: String
    /// The headers of the widget's own, in the order of names.
    package let headers: [HeaderField]
    /// Sent along as JSON; nil for nothing.
    package let body: LiveValue?

    package init(_ url: String, method: String = "GET", headers: [HeaderField] = [], body: LiveValue? = nil) {
        self.url = url
        self.method = method
        self.headers = headers.sorted { $0.name < $1.name }
        self.body = body
    }

    package static func < (one: SourceRequest, other: SourceRequest) -> Bool { one.order < other.order }

    private var order: (String, String, String, String) { (url, method, headers.description, body?.json ?? "") }
}
