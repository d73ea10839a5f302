import ConfigSchema
import SourceDiagnostics
import ThemeModel

/// Checks of a `widgets` section that need nothing but its own file.
enum WidgetEntryChecks {
    /// Checks a section; `components` is the same file's section of that name.
    static func run(
        _ section: ConfigValue, components: RecordValue?, _ catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]
    ) {
        for entry in section.mapEntries where !diagnostics.isFull {
            let declaration = catalog.widget(entry.key)
            if declaration == nil { checkName(entry, catalog, &diagnostics) }
            guard let record = entry.value.record else { continue }
            checkSize(record, declaration, &diagnostics)
            checkSharedValues(record, &diagnostics)
            checkKeyPaths(record["properties"], &diagnostics)
            for user in record["userProperties"]?.mapEntries ?? [] { checkKeyPaths(user.value, &diagnostics) }
            checkMessages(record, declaration, &diagnostics)
            if let components, let configuration = record["configuration"]?.record, let declaration {
                checkConfiguration(configuration, components[declaration.configurationName]?.record, &diagnostics)
            }
        }
    }

    private static func checkName(
        _ entry: MapEntry, _ catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]
    ) {
        guard !catalog.widgets.isEmpty else { return }
        if let single = catalog.singleWidget(entry.key) {
            diagnostics.append(
                Diagnostic(
                    .unknownWidget, at: entry.keyRange, "the widget '\(single.id)' has no instances",
                    hint: "a room has one '\(single.id)'"))
            return
        }
        let match = NearestName.match(entry.key, in: catalog.widgets.map(\.id))
        diagnostics.append(
            Diagnostic(
                .unknownWidget, at: entry.keyRange, "no widget is registered as '\(entry.key)'",
                hint: match.map { "did you mean '\($0)'?" },
                fixes: match.map { [FixIt("Write '\($0)'", replace: entry.keyRange, with: $0)] } ?? []))
    }

    private static func checkSize(
        _ widget: RecordValue, _ declaration: WidgetDeclaration?, _ diagnostics: inout [Diagnostic]
    ) {
        guard let declaration, declaration.ownsSize, let frame = widget["frame"]?.record else { return }
        for key in ["width", "height"] {
            guard let field = frame.field(key) else { continue }
            diagnostics.append(
                Diagnostic(
                    .widgetSize, at: field.keyRange,
                    "the widget '\(declaration.id)' decides its own size; '\(key)' has no effect",
                    hint: "a frame only places it, by 'x' and 'y'"))
        }
    }

    /// Values that live in the room are the same for every viewer, whatever theme and device they have.
    private static func checkSharedValues(_ widget: RecordValue, _ diagnostics: inout [Diagnostic]) {
        for field in widget.fields where widget.group.members[field.member].key != "configuration" {
            field.value.forEachReference { reference in
                diagnostics.append(
                    Diagnostic(
                        .widgetSharedValue, at: reference.range,
                        "'$\(reference.name)' is a name of the theme's, and the room's values are the same in every theme",
                        hint: "write the value itself"))
            }
        }
    }

    /// Upstream's calls take dotted paths; in a file a dot would become part of a name that nothing can address.
    private static func checkKeyPaths(_ properties: ConfigValue?, _ diagnostics: inout [Diagnostic]) {
        guard case .map(let entries)? = properties?.value else { return }
        for entry in entries where entry.key.utf8.contains(UInt8(ascii: ".")) {
            let hint = ConfigReader.keyPathHint(entry.key)
            diagnostics.append(
                Diagnostic(
                    .widgetKeyPath, at: entry.keyRange, "a property's name has no dots: '\(entry.key)'", hint: hint))
        }
    }

    private static func checkMessages(
        _ widget: RecordValue, _ declaration: WidgetDeclaration?, _ diagnostics: inout [Diagnostic]
    ) {
        for message in (widget["messages"]?.items ?? []).compactMap({ $0.mapEntries.first }) {
            let declared = declaration?.messages.first { $0.name == message.key && $0.direction == .toWidget }
            guard let declared, declared.payload == nil else { continue }
            if case .null = message.value.value { continue }
            diagnostics.append(
                Diagnostic(
                    .widgetMessage, at: message.value.range, "the message '\(message.key)' takes no value",
                    hint: "write '- \(message.key)'"))
        }
    }

    private static func checkConfiguration(
        _ configuration: RecordValue, _ component: RecordValue?, _ diagnostics: inout [Diagnostic]
    ) {
        guard let component else { return }
        var set: [Int: ConfigValue] = [:]
        component.group.forEachLeaf(of: component) { set[$0] = $1 }
        configuration.group.forEachLeaf(of: configuration) { leaf, value in
            guard let other = set[leaf] else { return }
            let path = configuration.group.leaves[leaf].path
            diagnostics.append(
                Diagnostic(
                    .widgetConfiguredTwice, at: value.range,
                    "'\(path)' is set under 'components' as well, and that value holds", hint: "delete one of them",
                    notes: [.init("the other one is here", at: other.range)]))
        }
    }
}
