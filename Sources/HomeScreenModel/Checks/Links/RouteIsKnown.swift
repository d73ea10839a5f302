import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let route = Rule(
        "link.route", .warning, "A link leads to no route of the app.",
        explanation: """
            'routes' in app.yaml says what the app shows for the addresses that it opens. With any other one it opens where \
            it was. An app without routes is not asked.
            """,
        wrong: .routed("↓example://dya"), right: .routed("example://day"))
}

/// Links lead to what the app shows.
package enum RouteIsKnown: Check {
    package static let rules: [Rule] = [.route]

    /// Adds a finding for an address that is written out and fits no route.
    package static func check(
        _ text: String, at place: SourceRange, _ routes: Routes, _ diagnostics: inout [Diagnostic]
    ) {
        guard !routes.all.isEmpty, let link = Link(text), !link.isWeb, routes.route(of: link) == nil else { return }
        let written = link.steps.joined(separator: "/")
        let meant = diagnostics.suggestion(
            for: written, in: routes.all.lazy.map(\.pattern).filter { !$0.contains("{") })
        diagnostics.append(
            Diagnostic(
                .route, at: place, "no route of the app fits \(text)",
                hint: meant.map { "did you mean \(link.scheme)://\($0.name)?" },
                notes: meant == nil ? [.init("it has " + routes.all.map { "'\($0.pattern)'" }.joinedAsList())] : []))
    }

    /// The same for an address with places, by the data of the sample.
    package static func check(
        _ binding: Binding, in scopes: [BindingScope], _ routes: Routes, _ diagnostics: inout [Diagnostic]
    ) {
        guard !binding.isBroken, let place = binding.places.first else { return }
        for scope in scopes {
            guard let text = try? binding.text(in: scope) else { continue }
            let count = diagnostics.count
            check(text, at: binding.range(place.scalars), routes, &diagnostics)
            if diagnostics.count > count { return }
        }
    }
}

extension RuleExample {
    fileprivate static func routed(_ link: String) -> RuleExample {
        RuleExample(
            path: "Widgets/example/day.yaml",
            "widget: example/day\nlayouts: { systemMedium: { link: \(link), content: [{ text: Today }] } }\n",
            otherFiles: [
                "Widgets/example/app.yaml":
                    "app: example\ntitle: Example\nschemes: [example]\nroutes: { day: The day }\n"
            ])
    }
}
