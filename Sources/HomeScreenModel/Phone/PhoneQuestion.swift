package import LiveValues

/// What a server outside of this process has to be asked.
package struct PhoneQuestion: Hashable, Sendable {
    package let request: SourceRequest
    package let method: String
    package let body: LiveValue?
    /// Whose button asks; nil for a source, which several widgets may read.
    package let asker: InstanceKey?

    package var url: String { request.url }

    package init(request: SourceRequest, method: String = "GET", body: LiveValue? = nil, asker: InstanceKey? = nil) {
        self.request = request
        self.method = method
        self.body = body
        self.asker = asker
    }
}
