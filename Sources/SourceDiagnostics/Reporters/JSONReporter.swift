/// Findings as a JSON array, for scripts and editors.
///
/// Lines and columns count from 1, columns in Unicode scalars.
public struct JSONReporter: Reporter {
    /// What `--format` takes.
    public static let identifier = "json"

    /// Makes a reporter.
    public init() {}

    /// The array; it holds everything, so there is no summary.
    public func report(_ diagnostics: [Diagnostic], summary: ReportSummary) -> String {
        JSONText.encode(diagnostics.map(Finding.init))
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
                Fix(title: fix.title, edits: fix.edits.map { Edit(range: Range($0.range), text: $0.text) })
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
