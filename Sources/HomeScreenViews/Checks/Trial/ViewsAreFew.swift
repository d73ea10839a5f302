import HomeScreenModel
import SourceDiagnostics

extension Rule {
    static let viewCount = Rule(
        "view.count", .error, "A widget has more than 300 views when its lists and parts are written out.",
        explanation: """
            The system archives every view of every entry. What comes after the 300th is not shown: give lists fewer \
            'slots', or show one view in place of several.
            """,
        wrong: .stars(slots: 100, mark: "↓"), right: .stars(slots: 4, mark: ""))
}

/// Views are few, and no deeper in each other, when lists and parts are written out.
enum ViewsAreFew: TrialCheck {
    static let rules: [Rule] = [.viewCount]

    static func run(_ trial: WidgetTrial, _ diagnostics: inout [Diagnostic]) {
        var known: Set<SourceRange> = []
        for item in trial.sizes {
            for problem in item.picture.problems where problem.kind == .tooMany {
                guard known.insert(problem.range).inserted else { continue }
                diagnostics.append(
                    Diagnostic(
                        .viewCount, at: problem.range,
                        "in \(item.family.rawValue) this is beyond the \(ViewExpansion.limit)th view, and not shown",
                        hint: "show fewer items: 'slots' says how many"))
            }
            guard let deep = item.picture.problems.first(where: { $0.kind == .tooDeep }),
                known.insert(deep.range).inserted
            else { continue }
            diagnostics.append(ViewDepth.finding(at: deep.range, "with its parts written out, "))
        }
    }
}

extension RuleExample {
    /// A row with slots for stars, of which there are none.
    fileprivate static func stars(slots: Int, mark: String) -> RuleExample {
        let dots = "{ shape: circle }, { shape: circle }, { shape: circle }"
        return .themed(
            "systemMedium",
            "- each: { in: \"{stars}\", slots: \(slots), item: { text: A }, missing: { \(mark)layers: [\(dots)] } }\n",
            more: "data: { stars: { store: stars, shape: [text], sample: [] } }\n")
    }
}
