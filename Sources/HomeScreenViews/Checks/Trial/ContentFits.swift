import ConfigSchema
import HomeScreenModel
import SceneModel
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let overflow = Rule(
        "home.overflow", .error, "A widget shows more than the smallest or the largest screen has space for.",
        explanation: """
            A family has another size on every screen, and nothing scrolls. The file's samples are laid out where the \
            family is smallest and where it is largest. Let texts shrink ('minScale') or take fewer lines, show fewer \
            items, or leave something out in this family. A text from data whose 'lines' are given may be cut: that is what \
            they say.
            """,
        wrong: .themed("systemSmall", "- ↓text: { value: A word of welcome, size: 30, fixed: true }\n"),
        right: .themed("systemSmall", "- text: { value: A word of welcome, size: 30, lines: 2, minScale: 0.4 }\n"))
}

/// What a widget shows can be seen on every screen.
enum ContentFits: TrialCheck {
    static let rules: [Rule] = [.overflow]

    static func run(_ trial: WidgetTrial, _ diagnostics: inout [Diagnostic]) {
        // Of one layout the worst is told: what stands below it is beyond the edge for the same reason.
        var told: Set<String> = []
        for item in trial.sizes {
            guard let layout = item.picture.layout, let name = trial.widget.layout(for: item.family)?.name,
                !told.contains(name)
            else { continue }
            let problems = layout.problems.filter { isSeen($0, trial) }
            let worst = problems.max { size(of: $0) < size(of: $1) }
            guard let worst, let place = worst.box.view.range else { continue }
            told.insert(name)
            let rest = problems.compactMap(\.box.view.range).filter { $0 != place }
            diagnostics.append(
                Diagnostic(
                    .overflow, at: place, sentence(worst, item), hint: hint(worst),
                    notes: rest.isEmpty ? [] : [.init("and this does not fit either", at: rest[0])]))
        }
    }

    /// Whether somebody misses what does not fit: forms and pictures may reach beyond an edge, as decoration does.
    private static func isSeen(_ problem: ViewProblem, _ trial: WidgetTrial) -> Bool {
        let view = problem.box.view
        guard !(view.view is ShapeView), !(view.view is ImageView), !(view.view is SpacerView), !view.isRedacted,
            problem.box.content.width > 0, problem.box.content.height > 0
        else { return false }
        guard case .cut = problem.kind else { return true }
        guard let source = view.source, source["lines"] != nil, case .bound(let text)? = source["value"]?.value
        else { return true }
        let known = BindingTypes.builtIn.map(\.name)
        return trial.widget.bindings.binding(text).places.allSatisfy { place in
            place.path.segments.first.map { known.contains($0.name) && $0.name != "person" } ?? true
        }
    }

    private static func size(of problem: ViewProblem) -> Double {
        switch problem.kind {
        case .overflow(let points): points + 10_000
        case .cut(let missing): missing
        }
    }

    private static func sentence(_ problem: ViewProblem, _ item: WidgetTrial.Picture) -> String {
        let place = "in \(item.family.rawValue) on \(item.device.name)"
        let words = problem.box.view.values.text("value").map { $0.count > 24 ? "'\($0.prefix(24))…'" : "'\($0)'" }
        let subject = words ?? "this \(type(of: problem.box.view.view).name)"
        switch problem.kind {
        case .overflow(let points): return "\(subject) reaches \(whole(points)) beyond the edge \(place)"
        case .cut(let missing): return "\(subject) is cut \(place): \(whole(missing)) of it are missing"
        }
    }

    private static func whole(_ points: Double) -> String {
        let count = Int(min(points, 1e6).rounded(.up))
        return count == 1 ? "1 point" : "\(count) points"
    }

    private static func hint(_ problem: ViewProblem) -> String {
        guard problem.box.text != nil else { return "make it smaller, or leave something out" }
        let values = problem.box.view.values
        if values.flag("fixed") { return "without 'fixed' it can break into lines and shrink" }
        return values.number("minScale") ?? 1 < 1
            ? "give it more space or fewer words" : "let it shrink, as 'minScale: 0.5' does, or give it more space"
    }
}

extension RuleExample {
    /// A widget with one layout, whose theme is known.
    static func themed(_ family: String, _ views: String, more: String = "", with others: [String: String] = [:])
        -> RuleExample
    {
        RuleExample(
            path: "Widgets/example/day.yaml",
            "widget: example/day\n\(more)layouts:\n  \(family):\n    content:\n"
                + views.split(separator: "\n").map { "      \($0)\n" }.joined(),
            otherFiles: others.merging([
                "Widgets/example/app.yaml":
                    "app: example\ntitle: Example\ntheme: base\ngroup: group.example\nschemes: [example]\n"
            ]) { own, _ in own })
    }
}
