import SourceDiagnostics
import Synchronization

/// The findings of one project, worked out once.
final class ProjectCheck: Sendable {
    // Held while the project is checked, so that whoever needs the findings waits for them.
    private let checking = Mutex(())
    private let result = Mutex<[Diagnostic]?>(nil)

    /// The findings; `nil` until they are known.
    var known: [Diagnostic]? { result.withLock { $0 } }

    /// Returns the findings, which the first caller works out.
    func findings(_ check: () -> [Diagnostic]) -> [Diagnostic] {
        checking.withLock { _ in
            if let known { return known }
            let found = check()
            result.withLock { $0 = found }
            return found
        }
    }
}
