package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let widgetOrder = Rule(
        "app.order", .error, "An app's order names a widget that it does not have.",
        explanation: "'order' names widgets of the app by the last part of their ids: 'day' for 'example/day'.",
        wrong: .ordering("↓dya"), right: .ordering("day"))
}

/// What an app orders are its widgets.
package enum OrderIsKnown: Check {
    package static let rules: [Rule] = [.widgetOrder]

    /// Adds a finding for each name that is no widget's, and for each that was there before.
    ///
    /// - Parameters:
    ///   - app: What the app's file says.
    ///   - names: Those of its widgets, without the app's own.
    ///   - findings: Where findings go.
    package static func check(_ app: RecordValue, of names: [String], _ findings: inout [Diagnostic]) {
        var known: Set<String> = []
        for item in app["order"]?.items ?? [] {
            guard let written = WrittenText(item) else { continue }
            let name = written.text
            if names.contains(name) {
                guard !known.insert(name).inserted else { continue }
                findings.append(Diagnostic(.widgetOrder, at: written.range, "'\(name)' is there already"))
                continue
            }
            findings.append(
                Diagnostic(
                    .widgetOrder, at: written.range, "the app has no widget '\(name)'",
                    suggesting: findings.suggestion(for: name, in: names),
                    hint: names.isEmpty ? nil : "it has \(names.prefix(12).joinedAsList())"))
        }
    }
}

extension RuleExample {
    fileprivate static func ordering(_ name: String) -> RuleExample {
        RuleExample(
            path: "Widgets/example/app.yaml", "app: example\ntitle: Example\norder: [\(name)]\n",
            otherFiles: [
                "Widgets/example/day.yaml":
                    "widget: example/day\nlayouts: { default: { content: [{ text: Today }] } }\n"
            ])
    }
}
