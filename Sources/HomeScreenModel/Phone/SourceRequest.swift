package import LiveValues

/// What a source asks a server for: those who ask for the same get one answer.
package struct SourceRequest: Codable, Hashable, Sendable, Comparable {
    package let url: String
    /// What the server is told besides what all are told, in the order of names.
    package let headers: [HeaderField]

    package init(_ url: String, headers: [HeaderField] = []) {
        self.url = url
        self.headers = headers.sorted { $0.name < $1.name }
    }

    package static func < (one: SourceRequest, other: SourceRequest) -> Bool {
        (one.url, one.headers.description) < (other.url, other.headers.description)
    }
}
