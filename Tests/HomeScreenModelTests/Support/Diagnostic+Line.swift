import SourceDiagnostics

extension Diagnostic {
    /// The finding in one line: `line:column-column id: message (hint)`.
    var line: String {
        let end = range.start.line == range.end.line ? "\(range.end.column)" : "\(range.end.line):\(range.end.column)"
        return "\(range.start.line):\(range.start.column)-\(end) \(id): \(message)" + (hint.map { " (\($0))" } ?? "")
    }
}
