import SourceDiagnostics

extension Rule {
    static let viewDepth = Rule(
        "view.depth", .error, "Views stand in each other more than 16 levels deep.",
        explanation:
            "The system archives a widget's views, and gives up on deep ones. Put a part of them side by side.",
        wrong: .layout("systemMedium", deep(17)), right: .layout("systemMedium", deep(16)))

    /// Rows in each other, and a text in the innermost one.
    private static func deep(_ levels: Int) -> String {
        let rows = String(repeating: "row: [{ ", count: levels - 1)
        let ends = String(repeating: " }]", count: levels - 1)
        return "- \(rows)\(levels > 16 ? "↓" : "")text: A\(ends)\n"
    }
}

/// Views stand in each other no deeper than the system archives them.
enum ViewDepth: LayoutCheck {
    static let rules: [Rule] = [.viewDepth]

    /// The most levels.
    static let limit = 16

    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic]) {
        // Of those that are too deep the outermost one is the mistake.
        guard let entry = layout.entries.first(where: { $0.depth == limit + 1 }) else { return }
        diagnostics.append(finding(at: entry.keyRange))
    }

    static func finding(at place: SourceRange, _ start: String = "") -> Diagnostic {
        Diagnostic(
            .viewDepth, at: place, "\(start)this view is the \(limit + 1)th level; a widget has at most \(limit)",
            hint: "put some of the views around it side by side")
    }
}
