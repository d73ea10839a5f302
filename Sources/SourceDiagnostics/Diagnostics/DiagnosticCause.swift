/// What several findings come from when one mistake is behind all of them: a user who is gone, a renamed component.
///
/// Whoever joins findings tells such a mistake once, with ``Swift/Array/toldOnceForEachCause()``.
package struct DiagnosticCause: Hashable, Sendable {
    /// What is amiss, told apart from everything else that may be.
    package let name: String

    /// The path of the file in which it is best told; findings in others become its notes.
    package let path: String

    package init(_ name: String, in path: String) {
        self.name = name
        self.path = path
    }
}

extension [Diagnostic] {
    /// The findings, where all that have one cause are one.
    ///
    /// That is the first in the cause's own file, with the places of the others as notes. A fix of such a finding mends every place.
    package func toldOnceForEachCause() -> [Diagnostic] {
        guard contains(where: { $0.cause != nil }) else { return self }
        let groups = Dictionary(grouping: filter { $0.cause != nil }, by: \.cause)
        return filter { $0.cause == nil }
            + groups.map { cause, findings in
                let own = findings.filter { $0.range.file.path == cause?.path }.sortedWithoutRepeats()
                let others = findings.filter { $0.range.file.path != cause?.path }.sortedWithoutRepeats()
                return (own + others).joined()
            }
    }

    /// Findings of one cause as one.
    private func joined() -> Diagnostic {
        let first = self[0]
        guard count > 1 else { return first }
        let shown = 12
        let further = dropFirst().prefix(shown).map { other in
            Diagnostic.Note(other.message == first.message ? "and here" : other.message, at: other.range)
        }
        let rest = count - 1 - further.count
        let notes = first.notes + further + (rest > 0 ? [Diagnostic.Note("and in \(rest) more places")] : [])
        let fixes = compactMap(\.fixes.first)
        guard fixes.count == count, let fix = fixes.first else { return first.noting(notes, fixes: []) }
        let isOne = fixes.allSatisfy { $0.title == fix.title }
        return first.noting(
            notes,
            fixes: [
                FixIt(
                    isOne ? "\(fix.title) in all \(count) places" : "\(fix.title), and the others alike",
                    edits: fixes.flatMap(\.edits), isGuess: fixes.contains(where: \.isGuess))
            ])
    }
}
