package import LiveValues
package import ThemeModel

/// What one instance of a widget has as the values of its parameters.
///
/// Only what differs from the widget's own defaults is set. All of it is values, so that two instances, a sheet that is
/// open, and what a person copies into a file are the same thing.
package struct Configuration: Hashable, Sendable {
    /// What is set, by parameter; the ids of items as a list of text.
    package let values: LiveProperties

    package init(_ values: LiveProperties = [:]) { self.values = values }

    /// What bindings call `config`: each parameter's value, and items as their source has them.
    ///
    /// Ids that the source does not have any more are left out, and so is what has no place in the family.
    package func value(of parameters: [Parameter], in family: WidgetFamily, sources: LiveProperties) -> LiveValue {
        .object(
            Dictionary(
                parameters.map { parameter in
                    guard case .items(let items) = parameter.kind else {
                        return (parameter.name, value(of: parameter))
                    }
                    let options = Dictionary(
                        (sources[items.source]?.arrayValue ?? []).compactMap { option in option.id.map { ($0, option) }
                        },
                        uniquingKeysWith: { first, _ in first })
                    let chosen = ids(of: items, parameter).compactMap { options[$0] }
                    return (parameter.name, .array(Array(chosen.prefix(items.counts[family] ?? chosen.count))))
                }, uniquingKeysWith: { first, _ in first }))
    }

    /// Returns the titles of the chosen options: `{ side: { title: Left } }`.
    ///
    /// - Parameters:
    ///   - parameters: What can be chosen.
    ///   - titles: What people read of options, by parameter and option.
    ///   - locale: The reader's language.
    /// - Returns: An object with an object for each parameter that has a chosen option.
    package func titles(
        of parameters: [Parameter], _ titles: [String: [String: LocalizedText]], in locale: String
    ) -> LiveValue {
        .object(
            Dictionary(
                parameters.compactMap { parameter in
                    guard let name = value(of: parameter).stringValue, let known = titles[parameter.name] else {
                        return nil
                    }
                    let title = known[name]?.text(locale: locale) ?? name
                    return (parameter.name, .object(["title": .string(title)]))
                }, uniquingKeysWith: { first, _ in first }))
    }

    /// A parameter's value, as the sheet shows it; the ids of items.
    package func value(of parameter: Parameter) -> LiveValue { values[parameter.name] ?? parameter.kind.defaultValue }

    /// What a screen's file says for this instance, on one line; nil when all is as the widget has it.
    package func yaml(of parameters: [Parameter]) -> String? {
        let entries = parameters.compactMap { parameter in
            values[parameter.name].map { "\(parameter.name): \($0.flowText)" }
        }
        return entries.isEmpty ? nil : "configuration: { " + entries.joined(separator: ", ") + " }"
    }

    func ids(of items: Parameter.Items, _ parameter: Parameter) -> [String] {
        values[parameter.name]?.arrayValue?.compactMap(\.stringValue) ?? items.defaults
    }
}

extension Parameter {
    /// Whether a value can be this parameter's.
    package func accepts(_ value: LiveValue, in family: WidgetFamily) -> Bool {
        switch (kind, value) {
        case (.choice(let names, _), .string(let name)): names.contains(name)
        case (.toggle, .bool), (.text, .string): true
        case (.number(let range, _), _): value.double.map { range.contains($0) } ?? false
        case (.items(let items), .array(let ids)):
            ids.allSatisfy { $0.stringValue != nil } && ids.count <= items.counts[family] ?? .max
        default: false
        }
    }
}

extension Parameter.Kind {
    fileprivate var defaultValue: LiveValue {
        switch self {
        case .choice(_, let name), .text(let name): .string(name)
        case .toggle(let isOn): .bool(isOn)
        case .number(_, let number): Int(exactly: number).map { .integer($0) } ?? .number(number)
        case .items(let items): .array(items.defaults.map { .string($0) })
        }
    }
}

extension LiveValue {
    /// An item's `id`, which may be written as a number.
    var id: String? {
        let id = objectValue?["id"]
        return id?.stringValue ?? id?.integerValue.map { String($0) }
    }

    /// The value inside of a flow map: text in double quotation marks unless it is a plain word.
    fileprivate var flowText: String {
        switch self {
        case .string(let text):
            let isWord =
                text.first?.isLetter == true
                && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
                && !["true", "false", "null", "yes", "no", "on", "off"].contains(text.lowercased())
            return isWord ? text : json
        case .array(let items): return "[" + items.map(\.flowText).joined(separator: ", ") + "]"
        default: return json
        }
    }
}
