import SourceDiagnostics
import TestSupport

extension Rule {
    static let sampleError = Rule(
        "sample.error", .error, "Something is wrong.", explanation: "It is wrong because it is.",
        wrong: .theme("theme: ↓x\n"), right: .theme("theme: y\n"))

    static let sampleWarning = Rule(
        "sample.warning", .warning, "Something is odd.", explanation: "It looks odd.", wrong: .theme("a: ↓1\n"),
        right: .theme("a: 2\n"))
}

extension ReportSummary {
    static let sample = ReportSummary(fileCount: 2, toolVersion: "0.1", rules: [.sampleError, .sampleWarning])
}

extension SourceRange {
    /// The place between `«` and `»`.
    init(_ marked: String, path: String = "Themes/a.yaml") {
        let marks = MarkedRange(marked)
        self.init(file: SourceFile(path: path, text: marks.text), start: marks.start, end: marks.end)
    }
}

extension Diagnostic {
    /// A finding at the place between `«` and `»`.
    static func sample(
        _ marked: String, path: String = "Themes/a.yaml", rule: Rule = .sampleError, message: String = "it is wrong",
        hint: String? = nil, notes: [Note] = [], fixes: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic(rule, at: SourceRange(marked, path: path), message, hint: hint, notes: notes, fixes: fixes)
    }
}
