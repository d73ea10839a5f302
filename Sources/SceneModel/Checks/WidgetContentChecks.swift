import ConfigSchema
import SourceDiagnostics
import ThemeModel

/// Checks of what several files say of one widget together.
///
/// They report only what one of the files adds: a fault that the others have without it is theirs.
struct WidgetContentChecks {
    /// The section that is checked.
    let section: ConfigValue
    /// What all files say together.
    let whole: WidgetEntries
    /// What the others say without the section.
    let others: WidgetEntries
    let catalog: ConfigCatalog

    func run(_ diagnostics: inout [Diagnostic]) {
        for entry in section.mapEntries where !diagnostics.isFull {
            guard let widget = whole.records[entry.key], let declaration = catalog.widget(entry.key) else { continue }
            let below = others.records[entry.key]
            checkRegistration(entry, widget, &diagnostics)
            checkProblems(entry, declaration, widget, below, &diagnostics)
            guard whole.isActive(entry.key, in: catalog) else { continue }
            checkMissing(entry, widget, others.isActive(entry.key, in: catalog) ? below : nil, &diagnostics)
        }
    }

    private func checkRegistration(_ entry: MapEntry, _ widget: RecordValue, _ diagnostics: inout [Diagnostic]) {
        guard whole.isUnregistered(entry.key, in: catalog), let active = widget["active"],
            active.booleanValue == true
        else { return }
        let isOwn = active.range.file.path == entry.keyRange.file.path
        diagnostics.append(
            Diagnostic(
                .widgetNotRegistered, at: isOwn ? active.range : entry.keyRange,
                "'\(entry.key)' is active, but the room does not have it", hint: "nobody sees it",
                notes: isOwn ? [] : [.init("it becomes active here", at: active.range)]))
    }

    private func checkProblems(
        _ entry: MapEntry, _ declaration: WidgetDeclaration, _ widget: RecordValue, _ below: RecordValue?,
        _ diagnostics: inout [Diagnostic]
    ) {
        // What could not be read is not to be missed.
        guard let properties = widget["properties"]?.record, properties.lost.isEmpty else { return }
        let known = below?["properties"]?.record.map { declaration.problems($0) } ?? []
        for problem in declaration.problems(properties) {
            let isKnown = known.contains { $0.message == problem.message && $0.value.range == problem.value.range }
            guard !isKnown else { continue }
            let isOwn = problem.value.range.file.path == entry.keyRange.file.path
            diagnostics.append(
                Diagnostic(
                    problem.isWarning ? .widgetOddProperty : .widgetProperty,
                    at: isOwn ? problem.value.range : entry.keyRange, problem.message, hint: problem.hint,
                    notes: isOwn ? [] : [.init("the value is here", at: problem.value.range)]))
        }
    }

    // MARK: Missing properties

    /// A widget without any properties is one that nobody has started yet; one with some needs all of them.
    private func checkMissing(
        _ entry: MapEntry, _ widget: RecordValue, _ below: RecordValue?, _ diagnostics: inout [Diagnostic]
    ) {
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
