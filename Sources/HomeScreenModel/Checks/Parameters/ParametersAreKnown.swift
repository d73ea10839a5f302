package import ConfigSchema
import LiveValues
import SceneModel
package import SourceDiagnostics

extension Rule {
    static let parameter = Rule(
        "intent.parameter", .error, "A screen sets what a widget's parameters do not allow.",
        explanation: """
            'configuration' of a placed widget sets parameters that the widget's own 'configuration' declares, each to a \
            value that the sheet on the phone could give it.
            """,
        wrong: .configured("{ ↓town: Berlin }"), right: .configured("{ city: Berlin }"))
}

/// What an instance sets are parameters of its widget, with values that they can have.
package enum ParametersAreKnown: Check {
    package static let rules: [Rule] = [.parameter]

    /// Adds a finding for each value that the widget's parameters do not allow.
    ///
    /// - Parameters:
    ///   - configuration: What the instance sets, a map that was read as ``PropertyKind/anything``.
    ///   - parameters: What the widget declares.
    ///   - diagnostics: Where findings go.
    package static func check(
        _ configuration: ConfigValue, of parameters: [Parameter], _ diagnostics: inout [Diagnostic]
    ) {
        let names = parameters.map(\.name)
        let written = Set(configuration.mapEntries.map(\.key))
        let free = names.filter { !written.contains($0) }
        let known = names.isEmpty ? "the widget has no parameters" : "it has " + names.joinedAsList()
        for entry in configuration.mapEntries where !diagnostics.isFull {
            guard let parameter = parameters.first(where: { $0.name == entry.key }) else {
                let meant = diagnostics.suggestion(for: entry.key, in: free)
                diagnostics.append(
                    Diagnostic(
                        .parameter, at: entry.keyRange, "the widget has no parameter '\(entry.key)'",
                        suggesting: meant, notes: meant == nil ? [.init(known)] : []))
                continue
            }
            check(entry, of: parameter, &diagnostics)
        }
    }

    /// Adds a finding for each default, and for each pair of bounds, that a widget's own parameters do not allow.
    package static func checkDefaults(_ section: ConfigValue, _ diagnostics: inout [Diagnostic]) {
        for typed in section.mapEntries.compactMap({ $0.value.mapEntries.first }) {
            guard let record = typed.value.record else { continue }
            switch typed.key {
            case "choice":
                let names = record["options"]?.mapEntries.map(\.key) ?? []
                if let options = record["options"], options.range.lineText == "{}" {
                    diagnostics.append(
                        Diagnostic(
                            .parameter, at: options.range, "there is nothing to choose",
                            hint: "add an option, such as { small: Small }"))
                }
                guard let written = record["default"], let name = written.stringValue, !names.contains(name),
                    !names.isEmpty
                else { continue }
                diagnostics.append(
                    Diagnostic(
                        .parameter, at: written.range, "'default' is \(names.joinedAsList("or"))",
                        suggesting: diagnostics.suggestion(for: name, in: names)))
            case "number":
                let (least, most) = (record["min"]?.literalNumber ?? -1e9, record["max"]?.literalNumber ?? 1e9)
                if let place = record["max"]?.range, least > most {
                    diagnostics.append(Diagnostic(.parameter, at: place, "'max' is below 'min'"))
                } else if let written = record["default"], let number = written.literalNumber, least <= most,
                    !(least...most).contains(number)
                {
                    diagnostics.append(
                        Diagnostic(.parameter, at: written.range, "'default' is \((least...most).text)"))
                }
            default: continue
            }
        }
    }

    private static func check(_ entry: MapEntry, of parameter: Parameter, _ diagnostics: inout [Diagnostic]) {
        if case .unreadable = entry.value.value { return }
        let expected: String
        var meant: Suggestion?
        switch (parameter.kind, entry.value.value) {
        case (.choice(let names, _), _):
            let written = entry.value.stringValue ?? ""
            if names.contains(written) { return }
            meant = diagnostics.suggestion(for: written, in: names)
            expected = names.joinedAsList("or")
        case (.toggle, .boolean), (.text, .string): return
        // Text that looks like a number or a switch is text all the same.
        case (.text, .integer), (.text, .number), (.text, .boolean): return
        case (.toggle, _): expected = "true or false"
        case (.text, _): expected = "text"
        case (.number(let range, _), _):
            if let number = entry.value.literalNumber, range.contains(number) { return }
            expected = range.text
        case (.items, .list(let items)):
            guard let item = items.first(where: { !$0.isName }) else { return }
            diagnostics.append(
                Diagnostic(.parameter, at: item.range, "each of '\(parameter.name)' is the id of an item"))
            return
        case (.items, _): expected = "a list of ids"
        }
        diagnostics.append(
            Diagnostic(
                .parameter, at: entry.value.range, "'\(parameter.name)' is \(expected)", suggesting: meant,
                notes: [.init("the widget declares it here", at: parameter.range)]))
    }
}

extension ConfigValue {
    /// Whether it is one piece of text, or a number that may be an id.
    fileprivate var isName: Bool { stringValue != nil || integerValue != nil }
}

extension ClosedRange<Double> {
    fileprivate var text: String {
        switch (lowerBound > -1e9, upperBound < 1e9) {
        case (true, true): "a number from \(LiveValue.number(lowerBound).json) to \(LiveValue.number(upperBound).json)"
        case (true, false): "a number of at least \(LiveValue.number(lowerBound).json)"
        case (false, true): "a number of at most \(LiveValue.number(upperBound).json)"
        case (false, false): "a number"
        }
    }
}
