package import LiveValues

/// What a server outside of this process has to be asked.
package struct PhoneQuestion: Hashable, Sendable {
    package let request: SourceRequest
    /// Whose button asks; nil for a source, which several widgets may read.
    package let asker: InstanceKey?

    package var url: String { request.url }

    package var method: String { request.method }
    package var body: LiveValue? { request.body }

    package init(request: SourceRequest, asker: InstanceKey? = nil) {
        self.request = request
        self.asker = asker
    }
}
