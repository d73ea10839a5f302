package import SourceDiagnostics

extension Rule {
    static let reserved = Rule(
        "link.reserved", .error, "What data put into a link is a word that the app keeps for itself.",
        explanation: """
            A route without places, such as 'login', takes its word from every route that has a place there: an item with \
            that id can never be opened.
            """,
        wrong: .stories(ids: "[{ id: \"7\" }, { id: login }]", place: "↓{item.id | escaped}"),
        right: .stories(ids: "[{ id: \"7\" }, { id: \"8\" }]", place: "{item.id | escaped}"))
}

/// What samples put into links is no reserved word.
package enum WordsAreFree: Check {
    package static let rules: [Rule] = [.reserved]

    /// Finds a value with which an address with places leads to a route that has none.
    ///
    /// - Parameters:
    ///   - binding: The address.
    ///   - scopes: The data, one scope for each item of an `each` around the link.
    ///   - routes: The routes of the app.
    /// - Returns: The first such value; nil if there is none.
    package static func trouble(
        _ binding: Binding, in scopes: [BindingScope], _ routes: Routes
    ) -> DataTrouble? {
        guard !binding.isBroken, let place = binding.places.first else { return nil }
        for scope in scopes {
            guard let text = try? binding.text(in: scope), let link = Link(text),
                let found = routes.route(of: link), found.route.isReserved
            else { continue }
            let (name, value) = place.origin(in: scope)
            return DataTrouble(
                rule: .reserved, place: binding.range(place.scalars), name: name, value: value,
                clause: "this is \(text), which is the route '\(found.route.pattern)'",
                hint: "keep ids apart from routes, as in story/{id}")
        }
        return nil
    }
}

extension RuleExample {
    /// A widget whose stories are links, beside an app that keeps 'login' for itself.
    fileprivate static func stories(ids: String, place: String) -> RuleExample {
        RuleExample(
            path: "Widgets/example/stories.yaml",
            """
            widget: example/stories
            data:
              stories:
                http: https://example.com/stories
                shape: [{ id: text }]
                sample: \(ids)
            layouts:
              systemMedium:
                content:
                  - each:
                      in: "{stories}"
                      slots: { systemMedium: 4 }
                      item: { link: { to: "example://\(place)", label: A story, items: [{ text: { value: "{item.id}" } }] } }

            """,
            otherFiles: [
                "Widgets/example/app.yaml":
                    "app: example\ntitle: Example\nschemes: [example]\nroutes: { login: Sign in, \"{id}\": A story }\n",
                "Widgets/example/stories.json": "[]",
            ])
    }
}
