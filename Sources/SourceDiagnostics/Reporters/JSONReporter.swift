/// Findings as JSON, for scripts and editors: an object with a version, a summary and the findings.
///
/// Lines and columns count from 1, columns in Unicode scalars. The version goes up when a field goes or means another
/// thing; a new field leaves it as it is.
public struct JSONReporter: Reporter {
    /// What `--format` takes.
    public static let identifier = "json"

    /// Makes a reporter.
    public init() {}

    /// The object, also when nothing was found.
    public func report(_ diagnostics: [Diagnostic], summary: ReportSummary) -> String {
        JSONText.encode(Report(summary: Summary(summary, diagnostics), findings: diagnostics.map(Finding.init)))
    }

    private struct Report: Encodable {
        let version = 1
        let summary: Summary
        let findings: [Finding]

        enum CodingKeys: String, CodingKey {
            case version
            case summary
            case findings
        }
    }

    private struct Summary: Encodable {
        let files: Int
        let errors: Int
        let warnings: Int
        let accepted: Int
        let inherited: Int
        let fixed: Int
        let tool: String

        init(_ summary: ReportSummary, _ diagnostics: [Diagnostic]) {
            files = summary.fileCount
            errors = diagnostics.count { $0.severity == .error }
            warnings = diagnostics.count - errors
            accepted = summary.accepted.count
            inherited = summary.inheritedCount
            fixed = summary.fixedCount
            tool = "diorama \(summary.toolVersion)"
        }
    }

    private struct Finding: Encodable {
        let file: String
        let range: Range
        let severity: Diagnostic.Severity
        let id: String
        let message: String
        let hint: String?
        let notes: [Note]
        let fixes: [Fix]

        init(_ diagnostic: Diagnostic) {
            file = diagnostic.range.file.path
            range = Range(diagnostic.range)
            severity = diagnostic.severity
            id = diagnostic.id
            message = diagnostic.message
            hint = diagnostic.hint
            notes = diagnostic.notes.map {
                Note(message: $0.message, file: $0.range?.file.path, range: $0.range.map(Range.init))
            }
            fixes = diagnostic.fixes.map { fix in
                Fix(
                    title: fix.title, isGuess: fix.isGuess,
                    edits: fix.edits.map { Edit(range: Range($0.range), text: $0.text) })
            }
        }
    }

    private struct Note: Encodable {
        let message: String
        let file: String?
        let range: Range?
    }

    private struct Fix: Encodable {
        let title: String
        let isGuess: Bool
        let edits: [Edit]
    }

    private struct Edit: Encodable {
        let range: Range
        let text: String
    }

    private struct Range: Encodable {
        let start: Position
        let end: Position

        init(_ range: SourceRange) {
            start = Position(line: range.start.line, column: range.start.column)
            end = Position(line: range.end.line, column: range.end.column)
        }
    }

    private struct Position: Encodable {
        let line: Int
        let column: Int
    }
}
