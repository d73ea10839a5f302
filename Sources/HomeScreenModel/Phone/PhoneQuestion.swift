package import LiveValues

/// What a server outside of this process has to be asked.
package struct PhoneQuestion: Hashable, Sendable {
    package let url: String
    package var method = "GET"
    package var body: LiveValue?
    /// Whose button asks; nil for a source, which several widgets may read.
    package var asker: InstanceKey?
}
