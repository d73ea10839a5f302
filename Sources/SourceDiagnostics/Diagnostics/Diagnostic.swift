/// One finding about one file: what is wrong, where, and what to do about it.
///
/// Checks append diagnostics and go on, so that one run shows everything. Build one with the rule that it belongs to:
///
/// ```swift
/// diagnostics.append(Diagnostic(.unknownKey, at: key.range, "unknown property 'colour'", hint: "did you mean 'color'?"))
/// ```
public struct Diagnostic: Hashable, Sendable {
    /// The identifier of its rule, such as `config.unknown-key`.
    public let id: String

    /// How bad it is.
    public let severity: Severity

    /// The place that an editor jumps to.
    public let range: SourceRange

    /// One sentence without a full stop that names what was found.
    public let message: String

    /// A few words for the line under the source, such as `did you mean 'color'?`.
    public let hint: String?

    /// Other places that explain the finding.
    public let notes: [Note]

    /// Edits that mend it; each alone is enough.
    public let fixes: [FixIt]

    /// The mistake behind it, where other findings may have the same.
    package let cause: DiagnosticCause?

    /// Makes a finding of a rule; its severity is the rule's.
    public init(
        _ rule: Rule, at range: SourceRange, _ message: String, hint: String? = nil, notes: [Note] = [],
        fixes: [FixIt] = []
    ) {
        id = rule.id
        severity = rule.severity
        self.range = range
        self.message = message
        self.hint = hint
        self.notes = notes
        self.fixes = fixes
        cause = nil
    }

    private init(
        like other: Diagnostic, severity: Severity? = nil, at range: SourceRange? = nil, hint: String? = nil,
        notes: [Note]? = nil, fixes: [FixIt]? = nil, cause: DiagnosticCause? = nil
    ) {
        id = other.id
        self.severity = severity ?? other.severity
        self.range = range ?? other.range
        message = other.message
        self.hint = hint ?? other.hint
        self.notes = notes ?? other.notes
        self.fixes = fixes ?? other.fixes
        self.cause = cause ?? other.cause
    }

    /// The same finding, as bad as a project says that it is.
    package func with(severity: Severity) -> Diagnostic { Diagnostic(like: self, severity: severity) }

    /// The finding with another answer to it.
    package func answered(_ hint: String, by fixes: [FixIt]) -> Diagnostic {
        Diagnostic(like: self, hint: hint, fixes: fixes)
    }

    /// The finding as one of several that a mistake may have caused.
    package func caused(by cause: DiagnosticCause) -> Diagnostic { Diagnostic(like: self, cause: cause) }

    /// The finding with other notes and fixes.
    func noting(_ notes: [Note], fixes: [FixIt]) -> Diagnostic { Diagnostic(like: self, notes: notes, fixes: fixes) }

    /// The finding with one more note.
    func noting(_ note: String) -> Diagnostic { Diagnostic(like: self, notes: notes + [Note(note)]) }

    /// The finding at another place, which causes it, with a note at its own.
    package func blaming(_ place: SourceRange, _ note: String) -> Diagnostic {
        Diagnostic(like: self, at: place, notes: notes + [Note(note, at: range)])
    }

    /// The finding with other fixes.
    package func fixed(by fixes: [FixIt]) -> Diagnostic { Diagnostic(like: self, fixes: fixes) }

    /// The finding with all of its places moved; for what was found in a text that was made from the file.
    package func moved(_ place: (SourceRange) -> SourceRange) -> Diagnostic {
        Diagnostic(
            like: self, at: place(range), notes: notes.map { Note($0.message, at: $0.range.map(place)) },
            fixes: fixes.map { fix in
                FixIt(
                    fix.title, edits: fix.edits.map { FixIt.Edit(range: place($0.range), text: $0.text) },
                    isGuess: fix.isGuess)
            })
    }

    /// How bad a finding is.
    public enum Severity: String, Sendable, Codable, CaseIterable {
        /// The file cannot be used as it is.
        case error
        /// The file works, but probably not as its author wants.
        case warning
    }

    /// A sentence that explains a finding, usually with a place of its own.
    public struct Note: Hashable, Sendable {
        /// The sentence, without a full stop.
        public let message: String

        /// The place that it speaks of.
        public let range: SourceRange?

        /// Makes a note.
        public init(_ message: String, at range: SourceRange? = nil) {
            self.message = message
            self.range = range
        }
    }
}

extension Diagnostic {
    /// Orders findings as a reader goes through the files: by path, then place, then rule and text.
    public static func inFileOrder(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        if left.range.file.path != right.range.file.path { return left.range.file.path < right.range.file.path }
        if left.range.start != right.range.start { return left.range.start < right.range.start }
        return left.id != right.id ? left.id < right.id : left.message < right.message
    }
}

extension Sequence<Diagnostic> {
    /// The findings in file order, each once: a file that many scenes import is checked for each of them.
    public func sortedWithoutRepeats() -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return sorted(by: Diagnostic.inFileOrder).filter { seen.insert($0).inserted }
    }

    /// Whether any finding is an error.
    public var containsError: Bool { contains { $0.severity == .error } }
}
