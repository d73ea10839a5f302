package import SourceDiagnostics

extension Rule {
    static let options = Rule(
        "intent.options", .error, "The items to choose from cannot be had.",
        explanation: """
            'options' names a source of the widget whose shape is a list, and whose items have an 'id': by that a person's \
            choice is remembered.
            """,
        wrong: .widget(
            catalogExample + "configuration:\n  buttons: { items: { options: ↓catalogue } }\n" + buttonsExample),
        right: .widget(
            catalogExample + "configuration:\n  buttons: { items: { options: catalog } }\n" + buttonsExample))

    private static let buttonsExample =
        "layouts: { default: { content: [{ text: \"{config.buttons | count}\" }] } }\n"

    private static let catalogExample = """
        data:
          catalog:
            http: https://example.com/catalog
            shape: [{ id: text, title: text }]
            sample: [{ id: scan, title: Scan }]

        """
}

/// What items are chosen from is a list of things with an id.
package enum OptionsAreThere: Check {
    package static let rules: [Rule] = [.options]

    /// Adds a finding for each parameter whose source there is not, or that is nothing to choose from.
    ///
    /// - Parameters:
    ///   - parameters: What a widget declares.
    ///   - sources: The names of its sources.
    ///   - types: The shapes of the sources, among others.
    ///   - diagnostics: Where findings go.
    package static func check(
        _ parameters: [Parameter], among sources: [String], _ types: BindingTypes,
        _ diagnostics: inout [Diagnostic]
    ) {
        for parameter in parameters {
            guard case .items(let items) = parameter.kind else { continue }
            guard sources.contains(items.source) else {
                diagnostics.append(
                    Diagnostic(
                        .options, at: items.sourceRange, "there is no source '\(items.source)'",
                        suggesting: diagnostics.suggestion(for: items.source, in: sources)))
                continue
            }
            let shape = types.roots.first { $0.name == items.source }?.shape.required.shape ?? .unknown
            guard let fault = fault(of: shape) else { continue }
            diagnostics.append(Diagnostic(.options, at: items.sourceRange, "'\(items.source)' \(fault)"))
        }
    }

    private static func fault(of shape: Shape) -> String? {
        switch shape {
        case .unknown: return nil
        case .list(let element):
            if case .unknown = element { return nil }
            let id = element.fields.first { $0.name == "id" }?.shape
            switch id {
            case .scalar(.text), .scalar(.number), .unknown: return nil
            default: return "has items without an 'id'; its shape needs 'id: text'"
            }
        default: return "is \(shape.noun), and no list"
        }
    }
}
