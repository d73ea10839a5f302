import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let widgetConfiguredTwice = Rule(
        "widget.configured-twice", .error, "A file configures the same key of a classroom's widget twice.",
        explanation:
            "A widget's `configuration` and its entry under `components` are the same thing; the latter holds. Keep one.",
        wrong: .scene(
            sceneHead + "components:\n  poll: { visible: false }\n"
                + "widgets:\n  poll: { configuration: { visible: ↓true } }\n"),
        right: .scene(sceneHead + "widgets:\n  poll: { configuration: { visible: true } }\n"))
}

/// A file configures a widget in one place.
enum WidgetConfiguredTwice: WidgetEntryCheck {
    static let rules: [Rule] = [.widgetConfiguredTwice]

    static func check(_ entry: WidgetEntry, _ diagnostics: inout [Diagnostic]) {
        guard let configuration = entry.record?["configuration"]?.record, let declaration = entry.declaration,
            let component = entry.components?[declaration.configurationName]?.record
        else { return }
        var set: [Int: ConfigValue] = [:]
        component.group.forEachLeaf(of: component) { set[$0] = $1 }
        configuration.group.forEachLeaf(of: configuration) { leaf, value in
            guard let other = set[leaf] else { return }
            let path = configuration.group.leaves[leaf].path
            diagnostics.append(
                Diagnostic(
                    .widgetConfiguredTwice, at: value.range,
                    "'\(path)' is set under 'components' as well, and that value holds", hint: "delete one of them",
                    notes: [.init("the other one is here", at: other.range)]))
        }
    }
}
