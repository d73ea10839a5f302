package import SourceDiagnostics

extension Rule {
    static let duplicateKind = Rule(
        "home.duplicate-kind", .error, "Two widgets of one app have one kind.",
        explanation: """
            By its 'kind' the system knows which widget stands on a person's screen, whatever its name is. Of two with one \
            kind only one can be placed. Without a 'kind', the id is it.
            """,
        wrong: .twins(kind: "↓DemoWidget"), right: .twins(kind: "OtherWidget"))
}

/// Widgets of an app can be told apart.
package enum KindsDiffer: Check {
    package static let rules: [Rule] = [.duplicateKind]

    /// A widget with its kind.
    package struct Named: Sendable {
        package let widget: String
        package let kind: String
        /// Where the kind is written; of one that is not, the id.
        package let range: SourceRange

        package init(widget: String, kind: String, range: SourceRange) {
            self.widget = widget
            self.kind = kind
            self.range = range
        }
    }

    /// Adds a finding for each widget of an app whose kind an earlier one has.
    package static func check(_ widgets: [Named], _ diagnostics: inout [Diagnostic]) {
        var first: [String: Named] = [:]
        for widget in widgets.sorted(by: { $0.widget < $1.widget }) {
            guard let other = first[widget.kind] else {
                first[widget.kind] = widget
                continue
            }
            diagnostics.append(
                Diagnostic(
                    .duplicateKind, at: widget.range, "'\(other.widget)' has the kind '\(widget.kind)' as well",
                    notes: [.init("it is here", at: other.range)]))
        }
    }
}

extension RuleExample {
    /// A widget beside another one of the kind `DemoWidget`.
    fileprivate static func twins(kind: String) -> RuleExample {
        let layouts = "layouts: { default: { content: [{ text: { value: Today } }] } }\n"
        return RuleExample(
            path: "Widgets/example/week.yaml", "widget: example/week\nkind: \(kind)\n" + layouts,
            otherFiles: [
                "Widgets/example/app.yaml": "app: example\ntitle: Example\n",
                "Widgets/example/day.yaml": "widget: example/day\nkind: DemoWidget\n" + layouts,
            ])
    }
}
