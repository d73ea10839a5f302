import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let widgetMissingProperty = Rule(
        "widget.missing-property", .error, "An active widget of a classroom lacks properties that it needs.",
        explanation:
            "Upstream's clients drop all properties when one is missing. A widget without any is one that nobody has started.",
        wrong: .fixture(
            "widgets:\n  ↓poll:\n    active: true\n    properties: { pollState: 1, pollId: a, mode: 1 }\n"),
        right: .fixture("widgets:\n  poll: { active: true }\n"))
}

/// An active widget has the properties that it needs.
///
/// One without any properties is one that nobody has started yet; one with some needs all of them.
enum WidgetMissingProperty: WidgetContentCheck {
    static let rules: [Rule] = [.widgetMissingProperty]

    static func check(_ content: WidgetContent, _ entry: MapEntry, _ diagnostics: inout [Diagnostic]) {
        guard let widget = content.whole.records[entry.key], content.whole.isActive(entry.key, in: content.catalog)
        else { return }
        let below =
            content.others.isActive(entry.key, in: content.catalog) ? content.others.records[entry.key] : nil
        let known = Set(Self.missing(in: below).map(\.path))
        let missing = Self.missing(in: widget).filter { !known.contains($0.path) }
        guard !missing.isEmpty else { return }
        diagnostics.append(
            Diagnostic(
                .widgetMissingProperty, at: entry.keyRange,
                "'\(entry.key)' is active without \(missing.map { "'\($0.path)'" }.joinedAsList())",
                hint: "add \(missing.count == 1 ? "it" : "them")",
                notes: missing.prefix(8).map { .init("'\($0.path)': \($0.spec.summary)") }))
    }

    private struct Missing {
        let path: String
        let spec: PropertySpec
    }

    private static func missing(in widget: RecordValue?) -> [Missing] {
        guard let widget else { return [] }
        var result: [Missing] = []
        if let properties = widget["properties"] { collect(properties, at: "", into: &result) }
        for user in widget["userProperties"]?.mapEntries ?? [] {
            collect(user.value, at: user.key + ".", into: &result)
        }
        return result
    }

    private static func collect(_ value: ConfigValue, at prefix: String, into result: inout [Missing]) {
        switch value.value {
        case .record(let record):
            guard !record.fields.isEmpty || !record.lost.isEmpty else { return }
            for spec in record.group.members
            where spec.isRequired && record[spec.key] == nil && !record.lost.contains(spec.key) {
                result.append(Missing(path: prefix + spec.key, spec: spec))
            }
            for field in record.fields {
                collect(field.value, at: "\(prefix)\(record.group.members[field.member].key).", into: &result)
            }
        case .map(let entries):
            for entry in entries { collect(entry.value, at: "\(prefix)\(entry.key).", into: &result) }
        case .list(let items):
            for (index, item) in items.enumerated() { collect(item, at: "\(prefix)\(index).", into: &result) }
        default: break
        }
    }
}
