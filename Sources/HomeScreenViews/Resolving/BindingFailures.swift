import HomeScreenModel
import SourceDiagnostics
import Synchronization

/// Why bindings have no values in one drawing, by where they stand in the file.
package final class BindingFailures: Sendable {
    private let reasons = Mutex<[SourceRange: BindingFailure]>([:])

    private let remarks = Mutex<[BindingFailure]>([])

    /// Nothing has failed yet.
    package init() {}

    /// What has a value and is drawn, but as nobody would want it.
    var notes: [BindingFailure] { remarks.withLock { $0 } }

    func note(_ failures: [BindingFailure]) {
        guard !failures.isEmpty else { return }
        remarks.withLock { known in known += failures.filter { !known.contains($0) } }
    }

    subscript(place: SourceRange) -> BindingFailure? {
        get { reasons.withLock { $0[place] } }
        set { reasons.withLock { $0[place] = newValue } }
    }
}
