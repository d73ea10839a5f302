/// One form in which findings are printed.
///
/// A reporter is a pure function: it gets the findings in file order and gives text. Who prints it, and where, is the
/// caller's business.
public protocol Reporter: Sendable {
    /// The word after `--format`.
    static var identifier: String { get }

    /// The whole report, with a line break at its end unless it is empty.
    func report(_ diagnostics: [Diagnostic], summary: ReportSummary) -> String
}

/// What was checked, for a report's last line.
public struct ReportSummary: Sendable {
    /// How many files were read.
    public let fileCount: Int

    /// Diorama's version, for formats that name their tool.
    ///
    /// The rules are Diorama's whichever program runs them, and code scanning knows a finding again by its tool.
    public let toolVersion: String

    /// Every rule that the run knows, for formats that describe them.
    public var rules: [Rule] { makeRules() }

    /// How many findings were mended before the others were reported.
    public let fixedCount: Int

    /// Whether the mended files were shown and not written.
    public let isDryRun: Bool

    /// The findings that comments accept, in file order.
    public let accepted: [Diagnostic]

    /// How many of the accepted findings themes inherit from those that they extend.
    public let inheritedCount: Int

    /// How many findings lie in other files, which were read and are not reported.
    public let elsewhereCount: Int

    /// Where a team keeps its copy of the reference, for formats that link to rules; nil when it has said nothing.
    public let reference: String?

    private let makeRules: @Sendable () -> [Rule]

    /// Makes a summary; the rules are put together only for a format that describes them.
    public init(
        fileCount: Int, toolVersion: String, rules: @autoclosure @escaping @Sendable () -> [Rule], fixedCount: Int = 0,
        isDryRun: Bool = false, accepted: [Diagnostic] = [], inheritedCount: Int = 0, elsewhereCount: Int = 0,
        reference: String? = nil
    ) {
        self.fileCount = fileCount
        self.toolVersion = toolVersion
        makeRules = rules
        self.fixedCount = fixedCount
        self.isDryRun = isDryRun
        self.accepted = accepted
        self.inheritedCount = inheritedCount
        self.elsewhereCount = elsewhereCount
        self.reference = reference
    }

    /// `7 files checked: 2 errors, 1 warning`, or that nothing was found.
    ///
    /// How many findings are accepted and how many were fixed follows, if any.
    package func sentence(for diagnostics: [Diagnostic]) -> String {
        let errors = diagnostics.count { $0.severity == .error }
        let checked = "\(count(fileCount, "file")) checked"
        let allowed = Self.acceptedClause(accepted.count, inherited: inheritedCount)
        let fixed = fixedCount > 0 ? "; \(fixedCount) \(isDryRun ? "would be " : "")fixed" : ""
        let elsewhere = elsewhereCount > 0 ? "; \(count(elsewhereCount, "finding")) in other files that were read" : ""
        if diagnostics.isEmpty { return "\(checked): no findings\(allowed)\(fixed)\(elsewhere)" }
        return
            "\(checked): \(count(errors, "error")), \(count(diagnostics.count - errors, "warning"))\(allowed)\(fixed)"
            + elsewhere
    }

    /// `, 52 accepted, 41 inherited`; empty if nothing is accepted.
    package static func acceptedClause(_ count: Int, inherited: Int) -> String {
        count > 0 ? ", \(count) accepted" + (inherited > 0 ? ", \(inherited) inherited" : "") : ""
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
