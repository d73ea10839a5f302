/// Findings as SARIF 2.1.0 (OASIS), the form that code scanning services read.
public struct SARIFReporter: Reporter {
    /// What `--format` takes.
    public static let identifier = "sarif"

    /// Makes a reporter.
    public init() {}

    /// One run with every rule that has a finding, and one result a finding.
    ///
    /// GitHub keeps 25 000 results a run; the most severe come first, so that what it drops matters least.
    public func report(_ diagnostics: [Diagnostic], summary: ReportSummary) -> String {
        let found = Set(diagnostics.map(\.id))
        let rules = summary.rules.filter { found.contains($0.id) }
        let results = diagnostics.filter { $0.severity == .error } + diagnostics.filter { $0.severity != .error }
        let indexes = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let log = SARIFLog(runs: [
            SARIFLog.Run(
                tool: .init(
                    driver: .init(
                        version: summary.toolVersion,
                        rules: rules.map { SARIFLog.RuleDescriptor($0, reference: summary.reference) })),
                results: results.map { SARIFLog.Result($0, ruleIndex: indexes[$0.id]) })
        ])
        return JSONText.encode(log)
    }
}
