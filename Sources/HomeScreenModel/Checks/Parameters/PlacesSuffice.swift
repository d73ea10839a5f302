package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let count = Rule(
        "intent.count", .error, "More items are chosen than a family has places.",
        explanation: "'count' says how many items a widget of each family has; the rest would never be seen.",
        wrong: .configured("{ buttons: [scan, pay, ↓trip] }"), right: .configured("{ buttons: [scan, pay] }"))
}

/// Every chosen item has a place.
package enum PlacesSuffice: Check {
    package static let rules: [Rule] = [.count]

    /// Adds a finding for the first item that has no place.
    package static func check(
        _ configuration: ConfigValue, of parameters: [Parameter], in family: WidgetFamily,
        _ diagnostics: inout [Diagnostic]
    ) {
        for entry in configuration.mapEntries {
            guard case .items(let items) = parameters.first(where: { $0.name == entry.key })?.kind,
                let count = items.counts[family], entry.value.items.count > count
            else { continue }
            let places = count == 1 ? "1 place" : "\(count) places"
            diagnostics.append(
                Diagnostic(
                    .count, at: entry.value.items[count].range,
                    "'\(entry.key)' has \(places) in \(family.rawValue); this list has \(entry.value.items.count)"))
        }
    }

    /// Adds a finding for each family whose places are fewer than the widget's own default.
    ///
    /// A default is for all families: of the larger ones the smaller ones show the beginning.
    package static func checkDefaults(_ parameters: [Parameter], _ diagnostics: inout [Diagnostic]) {
        for parameter in parameters {
            guard case .items(let items) = parameter.kind, let most = items.counts.values.max(),
                items.defaults.count > most
            else { continue }
            diagnostics.append(
                Diagnostic(
                    .count, at: parameter.range,
                    "'\(parameter.name)' has \(most) places at most; its default has \(items.defaults.count)"))
        }
    }
}
