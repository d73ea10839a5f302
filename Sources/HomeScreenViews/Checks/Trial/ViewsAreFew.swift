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

    static let viewNesting = Rule(
        "view.nesting", .error, "Entries stand in each other more than 64 levels deep when parts are written out.",
        explanation: """
            A part stands in place of its 'use', with the parts that it uses itself. What is deeper than the 64th \
            'use', 'each', 'choose' or view is not shown: no telephone would have space for it.
            """,
        wrong: .chain(of: 33, mark: "↓"), right: .chain(of: 20, mark: ""))

    static let viewSize = Rule(
        "view.size", .error, "The values of a widget's views are more than 256 KB when its parts are written out.",
        explanation: """
            The system archives every value of every view, and gives a widget little memory. What comes after is not \
            shown: shorten long texts, and give parts only what they show.
            """,
        wrong: .doubling(16, mark: "↓"), right: .doubling(4, mark: ""))
}

/// Views are few, and no deeper in each other, when lists and parts are written out.
enum ViewsAreFew: TrialCheck {
    static let rules: [Rule] = [.viewCount, .viewNesting, .viewSize]

    static func run(_ trial: WidgetTrial, _ diagnostics: inout [Diagnostic]) {
        var known: Set<SourceRange> = []
        for item in trial.sizes {
            let problem = item.picture.problems.first { $0.kind.isExcess }
            guard let problem, known.insert(problem.range).inserted else { continue }
            diagnostics.append(finding(problem, in: item.family))
        }
    }

    private static func finding(_ problem: ViewExpansion.Problem, in family: WidgetFamily) -> Diagnostic {
        switch problem.kind {
        case .tooDeep: ViewDepth.finding(at: problem.range, "with its parts written out, ")
        case .tooNested:
            Diagnostic(
                .viewNesting, at: problem.range,
                "with its parts written out, this stands in \(ViewBudget.depth) other entries, and is not shown",
                hint: "let parts use each other less deep")
        case .tooLong:
            Diagnostic(
                .viewSize, at: problem.range,
                "in \(family.rawValue) the values up to this one are more than \(ViewBudget.bytes >> 10) KB, and the "
                    + "rest is not shown",
                hint: "show a part of the text, and do not double it from part to part")
        case .tooMany, .redacted, .circle:
            Diagnostic(
                .viewCount, at: problem.range,
                "in \(family.rawValue) this is beyond the \(ViewExpansion.limit)th view, and not shown",
                hint: "show fewer items: 'slots' says how many")
        }
    }
}

extension ViewExpansion.Problem.Kind {
    /// Whether there is more than a widget may have.
    fileprivate var isExcess: Bool {
        switch self {
        case .tooMany, .tooDeep, .tooNested, .tooLong: true
        case .redacted, .circle: false
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

    /// Parts that use each other in a chain, each in a choice.
    fileprivate static func chain(of count: Int, mark: String) -> RuleExample {
        let parts = (0..<count).map { number in
            let use = "\(number == 31 ? mark : "")use: p\(number + 1)"
            return "  p\(number): { choose: { cases: [{ when: \(always), items: [{ \(use) }] }] } }\n"
        }
        return .themed(
            "systemMedium", "- use: p0\n", more: "parts:\n\(parts.joined())  p\(count): { text: A }\n")
    }

    private static let always = "{ value: \"{app.id}\", not: other }"

    /// Parts that double a text from one to the next.
    fileprivate static func doubling(_ count: Int, mark: String) -> RuleExample {
        let parts = (0..<count).map { number in
            let text = "\(number == 13 ? mark : "")\"{with.a}{with.a}\""
            return "  p\(number): { use: { part: p\(number + 1), with: { a: \(text) } } }\n"
        }
        return .themed(
            "systemMedium", "- use: { part: p0, with: { a: \"0123456789\" } }\n",
            more: "parts:\n\(parts.joined())  p\(count): { text: { value: \"{with.a}\", lines: 1 } }\n")
    }
}
