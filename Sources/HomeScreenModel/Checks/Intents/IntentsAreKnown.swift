package import ConfigSchema
import LiveValues
package import SourceDiagnostics

extension Rule {
    static let unknownIntent = Rule(
        "intent.unknown", .error, "A button asks for what its app cannot do.",
        explanation: "What buttons and switches do is declared by the app, below 'intents' in app.yaml.",
        wrong: .button("intent: ↓lihgt, with: { thing: lamp }"), right: .button("intent: light, with: { thing: lamp }"))

    static let argument = Rule(
        "intent.argument", .error, "A button tells an intent something else than it wants to know.",
        explanation: "'with' has each parameter of the intent, with a value of its type, and nothing else.",
        wrong: .button("intent: light, with: { ↓device: lamp }"), right: .button("intent: light, with: { thing: lamp }")
    )
}

/// What buttons ask for is there, and is told what it wants to know.
package enum IntentsAreKnown: Check {
    package static let rules: [Rule] = [.unknownIntent, .argument]

    /// Adds what is wrong with the `intent` and the `with` of one button or switch.
    ///
    /// - Parameters:
    ///   - name: The intent, as it is written.
    ///   - arguments: Its `with`, a map whose values may be bound; nil without one.
    ///   - given: The parameters that the view itself gives, such as `isOn` of a switch.
    ///   - intents: The intents of the app.
    ///   - types: What bindings may name there.
    ///   - diagnostics: Where findings go.
    package static func check(
        _ name: ConfigValue, with arguments: ConfigValue?, given: [String] = [], among intents: [Intent],
        _ types: BindingTypes, _ diagnostics: inout [Diagnostic]
    ) {
        guard let written = name.stringValue else { return }
        guard let intent = intents.first(where: { $0.name == written }) else {
            let meant = diagnostics.suggestion(for: written, in: intents.map(\.name))
            let known = intents.isEmpty ? "the app has none" : "it has " + intents.map(\.name).joinedAsList()
            diagnostics.append(
                Diagnostic(
                    .unknownIntent, at: name.range, "the app has no intent '\(written)'", suggesting: meant,
                    notes: meant == nil ? [.init(known)] : []))
            return
        }
        var missing = intent.parameters.fields.filter { !$0.shape.required.isOptional && !given.contains($0.name) }
        var isAmiss = false
        let told = Set((arguments?.mapEntries ?? []).map(\.key))
        let free = intent.parameters.fields.map(\.name).filter { !told.contains($0) }
        for entry in arguments?.mapEntries ?? [] where !diagnostics.isFull {
            missing.removeAll { $0.name == entry.key }
            guard let field = intent.parameters.fields.first(where: { $0.name == entry.key }) else {
                isAmiss = true
                let meant = diagnostics.suggestion(for: entry.key, in: free)
                diagnostics.append(
                    Diagnostic(
                        .argument, at: entry.keyRange, "'\(written)' has no parameter '\(entry.key)'",
                        suggesting: meant,
                        notes: meant == nil && !free.isEmpty ? [.init("it has " + free.joinedAsList())] : []))
                continue
            }
            check(entry, is: field, types, &diagnostics)
        }
        // A parameter with another name is the one that is missing.
        guard !isAmiss, let first = missing.first else { return }
        diagnostics.append(
            Diagnostic(
                .argument, at: name.range, "'\(written)' wants to know '\(first.name)', \(first.shape.noun)",
                hint: "add it to 'with'"))
    }

    private static func check(
        _ entry: MapEntry, is field: Shape.Field, _ types: BindingTypes, _ diagnostics: inout [Diagnostic]
    ) {
        guard case .scalar(let scalar) = field.shape.required.shape else { return }
        switch entry.value.value {
        case .unreadable: return
        case .bound(let text):
            let binding = Binding(text, &diagnostics)
            let use = BindingUse(entry.key, like: scalar, mayBeMissing: field.shape.required.isOptional)
            binding.check(types, as: use, &diagnostics)
        default:
            let value = field.shape.required.shape.liveValue(of: entry.value, now: .init(milliseconds: 0))
            guard !scalar.accepts(scalar.read(value)) else { return }
            diagnostics.append(
                Diagnostic(.argument, at: entry.value.range, "'\(entry.key)' is \(scalar.noun)"))
        }
    }
}

extension RuleExample {
    /// A widget with a button, beside an app that can switch a light.
    fileprivate static func button(_ properties: String) -> RuleExample {
        RuleExample(
            path: "Widgets/example/light.yaml",
            """
            widget: example/light
            layouts:
              systemMedium:
                content:
                  - button: { \(properties), label: Light, items: [{ text: { value: Light } }] }

            """,
            otherFiles: [
                "Widgets/example/app.yaml": """
                app: example
                title: Example
                intents:
                  light:
                    parameters: { thing: text }
                    effects: [{ setProperty: { thing: "{with.thing}", property: power, value: true } }]

                """
            ])
    }
}
