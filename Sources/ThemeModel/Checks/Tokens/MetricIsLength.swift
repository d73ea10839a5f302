import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let negativeLength = Rule(
        "theme.negative-length", .error, "A metric below zero is used as a length.",
        explanation: "Metrics may be any number, but no width and no radius is negative.",
        wrong: .theme(themeHead + "metrics:\n  edge: ↓-2\ncomponents:\n  stateBar: { borderWidth: $edge }\n"),
        right: .theme(themeHead + "metrics:\n  edge: 2\ncomponents:\n  stateBar: { borderWidth: $edge }\n"))
}

/// A metric that is used as a length is not below zero.
enum MetricIsLength: ThemeCheck {
    static let rules: [Rule] = [.negativeLength]

    static func check(_ theme: Theme, files: any FileSystem, _ diagnostics: inout [Diagnostic]) {
        let negative = (theme.own?.tokens(.metrics) ?? []).flatMap { entry in
            negativeValues(of: entry.value).map { (name: entry.key, value: $0) }
        }
        guard !negative.isEmpty else { return }
        var uses: [String: SourceRange] = [:]
        for layer in theme.layers {
            layer.forEachValue { _, _, value in
                forEachLengthToken(in: value) { name in uses[name] = uses[name] ?? value.range }
            }
        }
        for (name, value) in negative {
            guard let use = uses[name] else { continue }
            diagnostics.append(
                Diagnostic(
                    .negativeLength, at: value.range, "'\(name)' is a length, and no length is below 0",
                    notes: [.init("it is used here", at: use)]))
        }
    }

    private static func negativeValues(of value: ConfigValue) -> [ConfigValue] {
        if let number = value.literalNumber { return number < 0 ? [value] : [] }
        return value.mapEntries.flatMap { negativeValues(of: $0.value) }
    }

    private static func forEachLengthToken(in value: ConfigValue, _ body: (String) -> Void) {
        switch value.value {
        case .length(.token(let name)): body(name)
        case .map(let entries), .byMode(let entries), .byDevice(let entries):
            for entry in entries { forEachLengthToken(in: entry.value, body) }
        case .list(let items): for item in items { forEachLengthToken(in: item, body) }
        case .record(let record): for field in record.fields { forEachLengthToken(in: field.value, body) }
        default: break
        }
    }
}
