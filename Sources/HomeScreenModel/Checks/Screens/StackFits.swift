package import ConfigSchema
package import SceneModel
package import SourceDiagnostics

extension Rule {
    static let stack = Rule(
        "home.stack", .error, "A widget cannot be in a stack.",
        explanation: """
            The widgets of a stack lie on each other in one place, so each of them has the stack's family. Without a \
            'family', that is the first one of the widget at the bottom.
            """,
        wrong: .stack("[↓example/large]"), right: .stack("[example/day]"))
}

/// Every widget of a stack has its family.
package enum StackFits: Check {
    package static let rules: [Rule] = [.stack]

    /// Adds a finding for each widget of a stack that has another form than the stack.
    ///
    /// - Parameters:
    ///   - placed: The entry of the screen's file.
    ///   - family: The form in which it stands.
    ///   - widget: The file of a widget, by its id; nil when there is none, or when it cannot be read.
    ///   - diagnostics: Where findings go.
    package static func check(
        _ placed: PlacedFile, as family: WidgetFamily, widget: (String) -> RecordValue?,
        _ diagnostics: inout [Diagnostic]
    ) {
        for item in placed.entry["stack"]?.items ?? [] {
            guard let name = item.stringValue, let record = widget(name) else { continue }
            let families = WidgetFamily.named(in: record)
            guard !families.contains(family) else { continue }
            let known = families.map(\.rawValue).joinedAsList()
            diagnostics.append(
                Diagnostic(
                    .stack, at: item.range, "'\(name)' has no '\(family.rawValue)', the family of this stack",
                    notes: families.isEmpty ? [] : [.init("it has \(known)")]))
        }
    }
}

extension RuleExample {
    /// A home screen with a stack whose family nobody has written, beside a widget of the large one alone.
    fileprivate static func stack(_ stack: String) -> RuleExample {
        let layouts = "layouts: { default: { content: [{ text: { value: Today } }] } }\n"
        return .homeScreen(
            placing: "  - example/day: { stack: \(stack) }\n",
            with: ["Widgets/example/large.yaml": "widget: example/large\nfamilies: [systemLarge]\n" + layouts])
    }
}
