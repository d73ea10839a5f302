/// The request headers that anything here reads; all others are dropped on arrival.
package enum HTTPHeaderName: String, CaseIterable, Sendable {
    case contentLength = "content-length"
    case contentType = "content-type"
    case cookie
    case dioramaToken = "x-diorama-token"
    case host
    case ifNoneMatch = "if-none-match"
    case lastEventID = "last-event-id"
    case origin
    case secFetchDest = "sec-fetch-dest"
    case secFetchMode = "sec-fetch-mode"
    case secFetchSite = "sec-fetch-site"
    case transferEncoding = "transfer-encoding"
}

/// Header fields in the order in which they arrived.
package struct RequestHeaders: Sendable {
    private var fields: [(name: HTTPHeaderName, value: String)] = []

    /// No headers.
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
