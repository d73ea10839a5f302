/// The name of a request header that somebody reads; all others are dropped on arrival.
package struct HTTPHeaderName: Hashable, Sendable {
    /// The name in lower case; it is found in any case (RFC 9110 §5.1).
    let text: String

    /// A header of the application's own.
    package init(_ name: String) {
        text = name.lowercased()
    }

    package static let accept = HTTPHeaderName("accept")
    package static let cacheControl = HTTPHeaderName("cache-control")
    package static let contentLength = HTTPHeaderName("content-length")
    package static let contentType = HTTPHeaderName("content-type")
    package static let cookie = HTTPHeaderName("cookie")
    package static let host = HTTPHeaderName("host")
    package static let ifNoneMatch = HTTPHeaderName("if-none-match")
    package static let lastEventID = HTTPHeaderName("last-event-id")
    package static let origin = HTTPHeaderName("origin")
    package static let range = HTTPHeaderName("range")
    package static let secFetchDest = HTTPHeaderName("sec-fetch-dest")
    package static let secFetchMode = HTTPHeaderName("sec-fetch-mode")
    package static let secFetchSite = HTTPHeaderName("sec-fetch-site")
    package static let transferEncoding = HTTPHeaderName("transfer-encoding")

    /// What the server reads of every request.
    static let standard: [HTTPHeaderName] = [
        .accept, .cacheControl, .contentLength, .contentType, .cookie, .host, .ifNoneMatch, .lastEventID, .origin,
        .range, .secFetchDest, .secFetchMode, .secFetchSite, .transferEncoding,
    ]
}

/// Header fields in the order in which they arrived.
package struct RequestHeaders: Sendable {
    private var fields: [(name: HTTPHeaderName, value: String)] = []

    package init() {}

    /// The given headers, for tests.
    package init(_ fields: KeyValuePairs<HTTPHeaderName, String>) {
        self.fields = fields.map { ($0.key, $0.value) }
    }

    package mutating func append(_ name: HTTPHeaderName, _ value: String) {
        fields.append((name, value))
    }

    /// The value of a header that must not be repeated: nil when it is absent, and also when it arrived twice.
    ///
    /// Ask ``repeats(_:)`` first where "absent" is allowed and "ambiguous" is not.
    package subscript(name: HTTPHeaderName) -> String? {
        var found: String?
        for field in fields where field.name == name {
            guard found == nil else { return nil }
            found = field.value
        }
        return found
    }

    /// Whether the header arrived at least once.
    func contains(_ name: HTTPHeaderName) -> Bool {
        fields.contains { $0.name == name }
    }

    /// Whether the header arrived more than once, so that two readers could disagree about its value.
    func repeats(_ name: HTTPHeaderName) -> Bool {
        fields.count { $0.name == name } > 1
    }

    /// All values of one header.
    func all(_ name: HTTPHeaderName) -> [String] {
        fields.compactMap { $0.name == name ? $0.value : nil }
    }
}
