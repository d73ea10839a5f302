import ConfigSchema
package import SceneModel
package import SourceDiagnostics

extension Rule {
    static let base = Rule(
        "home.base", .error, "A screen inherits the widgets of a screen of another sort.",
        explanation: """
            What stands on a home screen can stand neither on a lock screen nor in a Today view, and the other way around. \
            A screen extends one of its own type, or one that places nothing.
            """,
        wrong: .screen(type: "lockScreen", extending: "↓home"), right: .screen(type: "homeScreen", extending: "home"))
}

/// What a screen inherits can stand on it.
package enum BaseIsAlike: Check {
    package static let rules: [Rule] = [.base]

    /// Adds a finding for a screen whose type is not that of the one from which it has widgets.
    package static func check(_ scene: Scene, _ diagnostics: inout [Diagnostic]) {
        guard let own = scene.own?.record, let type = own["type"]?.stringValue, let extended = own["extends"],
            let base = scene.chain.dropFirst().first(where: { $0.record?["type"]?.stringValue != nil }),
            let other = base.record?["type"], let name = other.stringValue, name != type,
            scene.placements.contains(where: { inherited in
                inherited.placed.map { $0.range.file.path != scene.own?.file.path } ?? false
            })
        else { return }
        diagnostics.append(
            Diagnostic(
                .base, at: extended.range, "'\(base.id)' is a \(name), and this one is a \(type)",
                hint: "extend a \(type), or write 'compose' here",
                notes: [.init("its type is here", at: other.range)]))
    }
}

extension RuleExample {
    /// A screen that extends a home screen with one widget.
    fileprivate static func screen(type: String, extending base: String) -> RuleExample {
        .scene(
            "scene: example\ntype: \(type)\nextends: \(base)\n",
            with: [
                "Scenes/home.yaml":
                    "scene: home\ntype: homeScreen\ntheme: base\ncompose:\n  - example/day: { family: systemSmall }\n",
                "Widgets/example/app.yaml": "app: example\ntitle: Example\n",
                "Widgets/example/day.yaml":
                    "widget: example/day\nlayouts: { default: { content: [{ text: { value: Today } }] } }\n",
            ])
    }
}
