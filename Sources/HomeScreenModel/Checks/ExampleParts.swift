import SourceDiagnostics

// What the examples of several rules are made of.

extension RuleExample {
    /// An example that is a widget, `Widgets/example/day.yaml`, beside the app that it belongs to.
    static func widget(_ markedText: String, with files: [String: String] = [:]) -> RuleExample {
        RuleExample(
            path: "Widgets/example/day.yaml", "widget: example/day\n" + markedText,
            otherFiles: ["Widgets/example/app.yaml": appExample].merging(files) { $1 })
    }

    /// An example that is the app of a bundle, `Widgets/example/app.yaml`.
    static func app(_ markedText: String, named name: String = "example") -> RuleExample {
        RuleExample(path: "Widgets/example/app.yaml", "app: \(name)\n" + markedText)
    }

    /// An example that is a home screen with widgets on its first page, each a family and a cell.
    static func homeScreen(_ places: [(family: String, cell: String)]) -> RuleExample {
        let entries = places.enumerated().map { index, place in
            "  - example/day: { id: day-\(index + 1), family: \(place.family), cell: \(place.cell) }\n"
        }
        return .homeScreen(placing: entries.joined())
    }

    /// An example that is a home screen with some entries of `compose`, and files beside the widget's own.
    static func homeScreen(placing entries: String, with files: [String: String] = [:]) -> RuleExample {
        .scene(
            "scene: example\ntype: homeScreen\ntheme: base\ndevice: 390x844\ncompose:\n" + entries,
            with: [
                "Widgets/example/app.yaml": appExample,
                "Widgets/example/day.yaml":
                    "widget: example/day\nlayouts: { default: { content: [{ text: { value: Today } }] } }\n",
            ].merging(files) { $1 })
    }

    /// An example that is a home screen with a configured widget, which has a city and up to two buttons.
    static func configured(_ configuration: String) -> RuleExample {
        .scene(
            "scene: example\ntype: homeScreen\ntheme: base\ndevice: 390x844\ncompose:\n"
                + "  - example/day: { id: day, family: systemMedium, cell: [0, 0], configuration: \(configuration) }\n",
            with: [
                "Widgets/example/app.yaml": appExample,
                "Widgets/example/day.yaml": """
                widget: example/day
                data:
                  catalog:
                    file: catalog.json
                    shape: [{ id: text }]
                    sample: [{ id: scan }, { id: pay }, { id: trip }]
                configuration:
                  city: { text: { default: Lisbon } }
                  buttons: { items: { options: catalog, count: { systemMedium: 2 }, default: [scan] } }
                layouts: { default: { content: [{ text: { value: "{config.city} {config.buttons | count}" } }] } }

                """,
                "Widgets/example/catalog.json": "[]",
            ])
    }

    private static let appExample = "app: example\ntitle: Example\ngroup: group.example\nschemes: [example]\n"
}
