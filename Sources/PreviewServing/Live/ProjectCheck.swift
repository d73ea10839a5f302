import SourceDiagnostics
import Synchronization

/// The findings of one project, worked out once.
final class ProjectCheck: Sendable {
    /// The findings of a check.
    struct Findings {
        /// The findings in file order, without accepted ones.
        let diagnostics: [Diagnostic]
        /// The number of findings that comments accept.
        let acceptedCount: Int
        let inheritedCount: Int
    }

    // Held while the project is checked, so that whoever needs the findings waits for them.
    private let checking = Mutex(())
    private let result = Mutex<Findings?>(nil)

    /// The findings; `nil` until they are known.
    var known: Findings? { result.withLock { $0 } }

    /// Returns the findings, which the first caller works out.
    func findings(_ check: () -> Findings) -> Findings {
        checking.withLock { _ in
            if let known { return known }
            let found = check()
            result.withLock { $0 = found }
            return found
        }
    }
}
