/// How many findings are made of one file.
///
/// A file of 1 MiB can have a hundred thousand faults, all on one line: nobody reads them, and each costs its excerpt.
/// Producers stop at the limit, and whoever joins their findings cuts once more.
package enum FindingLimit {
    /// Findings of one file that are reported; far more than a person mends between two runs.
    package static let perFile = 500

    /// Findings of one file that look for the nearest name, which costs a comparison with every name there is.
    ///
    /// A file with more has another fault than slips of the finger.
    package static let suggestions = 40
}

extension [Diagnostic] {
    /// Whether a file's findings have reached the limit.
    package var isFull: Bool { count >= FindingLimit.perFile }

    /// Whether a file's findings are few enough to look for the nearest name.
    package var canSuggest: Bool { count < FindingLimit.suggestions }

    /// The findings, in file order, without those beyond a file's limit.
    ///
    /// Errors are kept before warnings. The last one that is left says that there may be more.
    package func cutPerFile() -> [Diagnostic] {
        let byFile = Dictionary(grouping: self, by: \.range.file.path).filter { $1.count >= FindingLimit.perFile }
        guard !byFile.isEmpty else { return self }
        let others = filter { byFile[$0.range.file.path] == nil }
        let cut = byFile.values.flatMap { findings in
            let worst = findings.filter { $0.severity == .error } + findings.filter { $0.severity != .error }
            let kept = worst.prefix(FindingLimit.perFile).sorted(by: Diagnostic.inFileOrder)
            return kept.dropLast()
                + kept.suffix(1).map { $0.noting("findings beyond \(kept.count) in one file are left out") }
        }
        return (others + cut).sorted(by: Diagnostic.inFileOrder)
    }
}
