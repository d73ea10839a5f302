package import LiveValues

/// What the sheet does in which people edit a widget.
extension Configuration {
    /// The ids of a parameter's items that a family has places for, in the order of the person; none of a parameter
    /// without items.
    ///
    /// A widget's own default may be longer: it is for the largest family, and smaller ones show its beginning.
    package func chosen(of parameter: Parameter, in family: WidgetFamily) -> [String] {
        guard case .items(let items) = parameter.kind else { return [] }
        let ids = ids(of: items, parameter)
        return Array(ids.prefix(items.counts[family] ?? ids.count))
    }

    /// Adds an item at the end of the chosen ones, or takes it out of them.
    ///
    /// - Returns: What the parameter is to become; nil where it has no place left, or is so already.
    package func including(
        _ id: String, _ isIn: Bool, of parameter: Parameter, in family: WidgetFamily
    ) -> LiveValue? {
        let before = chosen(of: parameter, in: family)
        guard case .items = parameter.kind, before.contains(id) != isIn else { return nil }
        let value = LiveValue.array((isIn ? before + [id] : before.filter { $0 != id }).map { .string($0) })
        guard parameter.accepts(value, in: family) else { return nil }
        return value
    }

    /// Moves an item by some places among the chosen ones.
    ///
    /// - Returns: What the parameter is to become; nil where there is no such place.
    package func moving(
        _ id: String, by step: Int, of parameter: Parameter, in family: WidgetFamily
    ) -> LiveValue? {
        var ids = chosen(of: parameter, in: family)
        guard let from = ids.firstIndex(of: id) else { return nil }
        let (to, overflow) = from.addingReportingOverflow(step)
        guard !overflow, ids.indices.contains(to) else { return nil }
        ids.insert(ids.remove(at: from), at: to)
        return .array(ids.map { .string($0) })
    }
}

extension Parameter {
    /// The value that the text of a field stands for; nil for what the parameter cannot have.
    package func value(of text: String, in family: WidgetFamily) -> LiveValue? {
        let value: LiveValue? =
            switch kind {
            case .choice, .text: .string(text)
            case .toggle: ["true": true, "false": false][text].map { .bool($0) }
            case .number: Int(text).map { .integer($0) } ?? Double(text).map { .number($0) }
            case .items: nil
            }
        guard let value, accepts(value, in: family) else { return nil }
        return value
    }
}

extension Parameter.Items {
    /// What a search looks through for an option: every text that it has, in small letters.
    package static func searchText(of option: LiveValue) -> String {
        (option.objectValue ?? [:]).sorted { $0.key < $1.key }.compactMap { $0.value.stringValue?.lowercased() }
            .joined(separator: "\n")
    }

    /// The `id` of an option; nil where it has none.
    package static func id(of option: LiveValue) -> String? { option.id }

    /// What people read of an option without a `label`: its `title`, its `name`, else its id.
    package static func title(of option: LiveValue) -> String {
        let fields = option.objectValue ?? [:]
        return fields["title"]?.stringValue ?? fields["name"]?.stringValue ?? option.id ?? ""
    }
}
