package import SceneModel
package import SourceDiagnostics

extension Rule {
    static let homeName = Rule(
        "home.name", .error, "A widget or an app calls itself otherwise than its place does.",
        explanation: """
            Screens find widgets by their files: 'Widgets/example/day.yaml' holds 'widget: example/day', and \
            'Widgets/example/app.yaml' holds 'app: example'.
            """,
        wrong: .app("title: Example\n", named: "↓exampel"), right: .app("title: Example\n"))
}

/// A file calls itself what its place says.
package enum HomeName: Check {
    package static let rules: [Rule] = [.homeName]

    package static func check(_ file: KindDocument, _ findings: inout [Diagnostic]) {
        if let finding = file.otherName(.homeName) { findings.append(finding) }
    }
}
