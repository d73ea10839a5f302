import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let viewDate = Rule(
        "view.date", .error, "A date says twice how it is written.",
        explanation: "'pattern' takes the place of 'style': of a date with both, the style is never looked at.",
        wrong: .layout("systemMedium", "- date: { value: \"{entry.date}\", style: timer, ↓pattern: HH:mm }\n"),
        right: .layout("systemMedium", "- date: { value: \"{entry.date}\", pattern: HH:mm }\n"))
}

/// A date has a style or a pattern.
enum DateIsWrittenOnce: LayoutCheck {
    static let rules: [Rule] = [.viewDate]

    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic]) {
        for entry in layout.entries where entry.name == DateView.name {
            guard let style = entry.source["style"], let pattern = entry.source.keyRange(of: "pattern") else {
                continue
            }
            diagnostics.append(
                Diagnostic(
                    .viewDate, at: pattern, "the date has a 'style' already", hint: "leave one of the two out",
                    notes: [.init("the style is here", at: style.range)]))
        }
    }
}
