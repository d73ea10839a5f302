import ConfigSchema
import HomeScreenModel
import SourceDiagnostics

extension Rule {
    static let viewPattern = Rule(
        "view.pattern", .error, "A date's pattern has letters that mean nothing.",
        explanation: """
            In a pattern letters are fields: y, M, d, E, H, h, m, s and a, as in 'EEEE d. MMMM' or 'H:mm'. Text of \
            letters stands in quotation marks of its own.
            """,
        wrong: .layout("systemMedium", "- date: { value: \"{entry.date}\", pattern: ↓HH:MM }\n"),
        right: .layout("systemMedium", "- date: { value: \"{entry.date}\", pattern: HH:mm }\n"))
}

/// Every letter of a pattern is a field.
enum PatternIsReadable: LayoutCheck {
    static let rules: [Rule] = [.viewPattern]

    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic]) {
        for entry in layout.entries where entry.name == DateView.name {
            guard let written = WrittenText(entry.source["pattern"]),
                let slip = DatePattern.slip(in: written.text)
            else { continue }
            diagnostics.append(
                Diagnostic(
                    .viewPattern, at: written.range, slip.message,
                    hint: slip.meant.map { "did you mean \($0)?" },
                    fixes: slip.meant.map { written.fixes(with: $0) } ?? []))
        }
    }
}
