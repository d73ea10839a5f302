import ConfigSchema
package import SceneModel
package import SourceDiagnostics

extension Rule {
    static let appMissing = Rule(
        "app.missing", .error, "A widget has no app.",
        explanation: """
            A widget belongs to the app in whose folder it lies: 'Widgets/example/day.yaml' to 'Widgets/example/app.yaml'. \
            The app has the name below the widget, the links that it may open and the store that it reads.
            """,
        wrong: RuleExample(path: "Widgets/example/day.yaml", "widget: ↓example/day\n" + dayLayouts),
        right: .widget(dayLayouts))

    private static let dayLayouts = "layouts: { default: { content: [{ text: Today }] } }\n"
}

/// A widget lies beside its app.
package enum WidgetHasApp: Check {
    package static let rules: [Rule] = [.appMissing]

    package static func check(
        _ widget: KindDocument, among files: inout KindFiles, _ findings: inout [Diagnostic]
    ) {
        let app = String(widget.id.prefix { $0 != "/" })
        guard files.document(app, of: AppFormat.file) == nil else { return }
        let place = widget.record?["widget"]?.range
        let path = widget.id.contains("/") ? AppFormat.file.path(of: app) : "Widgets/<app>/app.yaml"
        guard let place else { return }
        findings.append(
            Diagnostic(
                .appMissing, at: place,
                widget.id.contains("/")
                    ? "there is no app for this widget"
                    : "a widget lies in the folder of its app, and this one in none",
                hint: widget.id.contains("/")
                    ? "write '\(path)' with 'app: \(app)' and a title" : "move it to 'Widgets/<app>/\(widget.id).yaml'")
        )
    }
}
