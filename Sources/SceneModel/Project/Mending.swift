package import SourceDiagnostics

/// What the fixes of findings make of a project's files; nothing is written.
///
/// A fix may uncover what its finding hid, so files are checked again after each round until no fix is left. A fix after
/// which its file is more broken than before is not taken.
package struct Mending: Sendable {
    /// A file that fixes change.
    package struct Change: Sendable {
        /// Its path, as findings give it.
        package let path: String
        /// Its bytes as they were read.
        package let before: [UInt8]
        /// Its bytes with the fixes.
        package let after: [UInt8]
    }

    /// Which fixes are taken.
    package enum Extent: Sendable {
        /// Those that say the same in a spelling that is read.
        case safe
        /// Guesses as well.
        case all
    }

    /// The files that change, by path.
    package private(set) var changes: [Change] = []

    /// How many findings were mended.
    package private(set) var count = 0

    /// What is found in the changed files.
    package private(set) var validation: Validation

    // A fix that uncovers another finding is rare, and a chain of them is short; so are fixes that make a file worse.
    private static let maxRounds = 40

    /// Mends as much as the findings' own fixes can.
    ///
    /// - Parameters:
    ///   - files: The files as they are.
    ///   - extent: Which fixes are taken.
    ///   - isMeant: Whether a file may be changed, by its path.
    ///   - check: Checks the project in some files.
    /// - Throws: What checking throws.
    package init<Failure: Error>(
        of files: any FileSystem, taking extent: Extent, where isMeant: (String) -> Bool,
        check: (any FileSystem) throws(Failure) -> Validation
    ) throws(Failure) {
        validation = try check(files)
        var texts: [String: [UInt8]] = [:]
        var originals: [String: [UInt8]] = [:]
        // Fixes that undo each other would go round in circles.
        var seen: Set<[String: [UInt8]]> = [texts]
        var doubts = Doubts()
        for _ in 0..<Self.maxRounds {
            let round = Round(validation.diagnostics, extent, doubts, isMeant)
            if round.edits.isEmpty { break }
            let before = texts
            for (path, edits) in round.edits {
                guard let file = edits.first?.range.file else { continue }
                let mark: [UInt8] = file.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
                if originals[path] == nil { originals[path] = mark + file.bytes }
                texts[path] = mark + file.bytesAfter(edits)
            }
            guard seen.insert(texts).inserted else { break }
            let next = try check(OverlayFileSystem(files, buffers: texts))
            let worse = round.edits.keys.filter { next.damage(in: $0) > validation.damage(in: $0) }
            guard worse.isEmpty else {
                doubts.add(worse, after: round)
                texts = before
                continue
            }
            validation = next
            count += round.count
            changes = texts.sorted { $0.key < $1.key }.compactMap { path, after in
                originals[path].map { Change(path: path, before: $0, after: after) }
            }
        }
        changes.removeAll { $0.before == $0.after }
    }

    /// Fixes that made a file worse, and the files in which fixes are tried one by one to find them.
    private struct Doubts {
        private(set) var refused: Set<Diagnostic> = []
        private(set) var files: Set<String> = []

        mutating func add(_ worse: [String], after round: Round) {
            for path in worse {
                let taken = round.mended[path] ?? []
                if taken.count == 1 { refused.formUnion(taken) } else { files.insert(path) }
            }
        }
    }

    /// Fixes that can be applied together.
    private struct Round {
        private(set) var edits: [String: [FixIt.Edit]] = [:]
        /// The findings whose fixes change a file.
        private(set) var mended: [String: [Diagnostic]] = [:]
        private(set) var count = 0

        init(_ diagnostics: [Diagnostic], _ extent: Extent, _ doubts: Doubts, _ isMeant: (String) -> Bool) {
            for diagnostic in diagnostics where !doubts.refused.contains(diagnostic) {
                let fix = diagnostic.fixes.first { fix in
                    (extent == .all || !fix.isGuess) && !fix.edits.isEmpty && fits(fix)
                        && fix.edits.allSatisfy { isMeant($0.range.file.path) }
                        && fix.edits.allSatisfy {
                            !doubts.files.contains($0.range.file.path) || mended[$0.range.file.path] == nil
                        }
                }
                guard let fix else { continue }
                for path in Set(fix.edits.map(\.range.file.path)) { mended[path, default: []].append(diagnostic) }
                for edit in fix.edits { edits[edit.range.file.path, default: []].append(edit) }
                count += 1
            }
        }

        /// Whether a fix touches none of those before it; the others wait for the next round.
        private func fits(_ fix: FixIt) -> Bool {
            fix.edits.allSatisfy { edit in
                (edits[edit.range.file.path] ?? []).allSatisfy { other in
                    edit.range.end < other.range.start || other.range.end < edit.range.start
                }
            }
        }
    }
}

/// How broken a file is: what is no YAML hides other errors, so it counts before them.
private struct Damage: Comparable {
    let syntaxErrors: Int
    let errors: Int

    static func < (left: Damage, right: Damage) -> Bool {
        (left.syntaxErrors, left.errors) < (right.syntaxErrors, right.errors)
    }
}

extension Validation {
    fileprivate func damage(in path: String) -> Damage {
        let errors = diagnostics.filter { $0.severity == .error && $0.range.file.path == path }
        return Damage(syntaxErrors: errors.count(where: \.isAboutSyntax), errors: errors.count)
    }
}
