package import ConfigSchema
import SceneModel
package import SourceDiagnostics

extension Rule {
    static let product = Rule(
        "data.product", .warning, "A widget asks for devices of a product that none on its screen has.",
        explanation: """
            'things' names a product, and brings the devices of the fixture that are of it; 'all' brings all of them. \
            Where none is, the widget has an empty list. A home without any device shows what the widget has for that.
            """,
        wrong: .lamps(of: "↓lampp"), right: .lamps(of: "lamp"))
}

/// Devices of the products that widgets ask for are on their screens.
package enum ProductIsThere: Check {
    package static let rules: [Rule] = [.product]

    /// Adds a finding for each product that a widget of a screen names, and no device of its fixture is of.
    package static func check(_ fixture: RecordValue, _ widgets: [PlacedWidget], _ findings: inout [Diagnostic]) {
        let devices = fixture["things"]?.mapEntries ?? []
        // What a device is that could not be read may be what is asked for.
        let named = devices.compactMap { $0.value.record?["product"]?.stringValue }
        guard !devices.isEmpty, named.count == devices.count else { return }
        let products = Set(named).sorted()
        for source in widgets.flatMap(\.sources) {
            guard case .things(let product?) = source.origin, !products.contains(product) else { continue }
            findings.append(
                Diagnostic(
                    .product, at: source.originRange, "no device on a screen with this widget is a '\(product)'",
                    suggesting: Suggestion(nearestTo: product, in: products),
                    notes: [
                        .init(
                            "the fixture has devices of the products " + products.joinedAsList(),
                            at: devices.first?.keyRange)
                    ]))
        }
    }
}

extension RuleExample {
    /// A widget that lists the devices of a product, and a screen with a lamp for it.
    fileprivate static func lamps(of product: String) -> RuleExample {
        RuleExample(
            path: "Widgets/example/lamps.yaml",
            """
            widget: example/lamps
            data: { lamps: { things: \(product), shape: [{ name: text }], sample: [{ name: Lamp }] } }
            layouts: { systemSmall: { content: [{ text: "{lamps | count}" }] } }

            """,
            otherFiles: [
                "Widgets/example/app.yaml": "app: example\ntitle: Example\n",
                "Scenes/lamps.yaml": """
                scene: lamps
                type: homeScreen
                theme: base
                device: 390x844
                compose:
                  - example/lamps: {}
                contexts: { things: { lamp: { product: lamp } } }

                """,
            ])
    }
}
