import ConfigSchema
package import SceneModel
package import SourceDiagnostics

extension Rule {
    static let appFolder = Rule(
        "app.folder", .error, "An app lies in a folder of another app.",
        explanation: """
            An app has a folder of its own right below 'Widgets', with its widgets in it: 'Widgets/example/app.yaml'. \
            One that lies deeper has no widgets.
            """,
        wrong: RuleExample(path: "Widgets/shop/example/app.yaml", "app: ↓shop/example\ntitle: Example\n"),
        right: .app("title: Example\n"))
}

/// An app's folder lies right below that of all widgets.
package enum AppIsOutermost: Check {
    package static let rules: [Rule] = [.appFolder]

    /// Adds a finding for an app to which no widget can belong.
    package static func check(_ app: KindDocument, _ findings: inout [Diagnostic]) {
        guard app.id.contains("/"), let place = app.record?[app.kind.name]?.range,
            let name = app.id.split(separator: "/").last
        else { return }
        findings.append(
            Diagnostic(
                .appFolder, at: place, "no widget belongs to an app in a folder of '\(app.id.prefix { $0 != "/" })'",
                hint: "move it to '\(AppFormat.file.path(of: String(name)))', with 'app: \(name)'"))
    }
}
