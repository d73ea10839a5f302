import HomeScreenModel
import SourceDiagnostics
import Synchronization

/// Why bindings have no values in one drawing, by where they stand in the file.
package final class BindingFailures: Sendable {
    private let reasons = Mutex<[SourceRange: BindingFailure]>([:])

    /// Nothing has failed yet.
    package init() {}

    subscript(place: SourceRange) -> BindingFailure? {
        get { reasons.withLock { $0[place] } }
        set { reasons.withLock { $0[place] = newValue } }
    }
}
