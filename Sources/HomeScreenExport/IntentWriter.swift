import ConfigSchema
import Exporting
import HomeScreenModel
import HomeScreenViews
import SceneModel
import SourceDiagnostics

/// Writes what people can set of widgets, and what buttons do.
struct IntentWriter {
    let app: AppExport
    let exports: [WidgetExport]

    /// A parameter of an intent.
    struct Parameter {
        let name: String
        let member: String
        let value: SwiftValue
        let place: SourceRange?
    }

    static func parameters(of intent: Intent) -> [Parameter] {
        var taken = TakenNames(["title", "perform"])
        return intent.parameters.fields.map { field in
            let member = taken.reserve(Swift.member(field.name))
            let (shape, isOptional) = field.shape.required
            return Parameter(
                name: field.name, member: member,
                value: SwiftValue(code: member, shape: shape, isOptional: isOptional), place: field.range)
        }
    }

    static func name(of intent: Intent, _ app: AppExport) -> String { app.intentTypes[intent.name] ?? "" }

    /// The file; nil for an app without intents and parameters.
    func file() -> ExportedFile? {
        var lines = SwiftLines()
        for export in exports where export.isConfigurable { configuration(export, &lines) }
        if app.release.isInteractive, let first = exports.first {
            for intent in app.intents { action(intent, first, &lines) }
        }
        guard !lines.isEmpty else { return nil }
        var all = SwiftLines()
        all.add("import AppIntents")
        all.add("import Foundation")
        if lines.names("WidgetCenter") { all.add("import WidgetKit") }
        all.append(lines)
        return ExportedFile("Intents.swift", .text([app.header] + all.exported, comments: .line))
    }

    // MARK: Parameters

    private func configuration(_ export: WidgetExport, _ lines: inout SwiftLines) {
        let section = export.widget.record["configuration"]
        let title = title(export.widget.record, export.widget.name, at: .startOf(export.widget.document.file))
        lines.add("")
        let conformance = export.takesIntent ? "WidgetConfigurationIntent" : "Sendable"
        lines.block("struct \(export.intentName): \(conformance)", section?.range) { lines in
            guard export.takesIntent else {
                for parameter in export.widget.parameters { constant(parameter, export, &lines) }
                return
            }
            lines.add("static let title: LocalizedStringResource = \(title)", export.widget.record["title"]?.range)
            for parameter in export.widget.parameters {
                lines.add("")
                property(parameter, record(parameter, section), export, &lines)
            }
        }
        for parameter in export.widget.parameters {
            let record = record(parameter, section)
            switch parameter.kind {
            case .choice(let options, _): choice(parameter, options, record, export, &lines)
            case .items(let items) where export.takesIntent: entity(parameter, items, record, export, &lines)
            default: break
            }
        }
    }

    private func record(_ parameter: HomeScreenModel.Parameter, _ section: ConfigValue?) -> RecordValue? {
        section?.mapEntries.first { $0.key == parameter.name }?.value.mapEntries.first?.value.record
    }

    private func title(_ record: RecordValue?, _ name: String, at place: SourceRange) -> String {
        record?["title"].map { app.localized($0) } ?? app.localized(Swift.title(name), at: place)
    }

    private func choiceName(_ parameter: HomeScreenModel.Parameter, _ export: WidgetExport) -> String {
        let word = Swift.type(parameter.name)
        let taken = ["View", "Entry", "Widget", "Provider", "Configuration"]
        // Two parameters that differ in capital letters alone have a number in their members.
        let number = export.member(of: parameter).drop { !$0.isNumber }.filter(\.isNumber)
        let isNumbered = export.member(of: parameter) != Swift.member(parameter.name)
        return export.name + word + (isNumbered ? number : "") + (taken.contains(word) ? "Option" : "")
    }

    private func property(
        _ parameter: HomeScreenModel.Parameter, _ record: RecordValue?, _ export: WidgetExport,
        _ lines: inout SwiftLines
    ) {
        var arguments = ["title: \(title(record, parameter.name, at: parameter.range))"]
        let member = export.member(of: parameter)
        let type: String
        switch parameter.kind {
        case .choice(let options, let start):
            arguments.append("default: .\(export.optionCases(options)[start] ?? "")")
            type = choiceName(parameter, export)
        case .toggle(let isOn):
            arguments.append("default: \(isOn)")
            if let on = record?["on"], let off = record?["off"] {
                arguments.append(
                    "displayName: Bool.IntentDisplayName(true: \(app.localized(on)), false: \(app.localized(off)))")
            }
            type = "Bool"
        case .text(let text):
            arguments.append("default: \(Swift.literal(text))")
            type = "String"
        case .number(let range, let number):
            arguments.append("default: \(Swift.number(number))")
            if record?["min"] != nil || record?["max"] != nil {
                arguments.append(
                    "inclusiveRange: (\(Swift.number(range.lowerBound)), \(Swift.number(range.upperBound)))")
            }
            type = "Double"
        case .items(let items):
            let counts = export.families.compactMap { family in
                items.counts[family].map { ".\(family.rawValue): \($0)" }
            }
            if !counts.isEmpty { arguments.append(wrapped("size: [", counts, end: "]")) }
            type = "[\(itemType(items, export))]?"
        }
        lines.add(wrapped("@Parameter(", arguments), parameter.range)
        lines.add("var \(member): \(type)")
    }

    /// Writes a parameter that has its default, because nobody can set it.
    private func constant(
        _ parameter: HomeScreenModel.Parameter, _ export: WidgetExport, _ lines: inout SwiftLines
    ) {
        export.reportNewer(
            "parameters of widgets without an intent definition file: '\(parameter.name)' has its default",
            at: parameter.range, "export for iOS 17 to let people set it")
        let member = export.member(of: parameter)
        let code: String
        switch parameter.kind {
        case .choice(let options, let start):
            code = "let \(member) = \(choiceName(parameter, export)).\(export.optionCases(options)[start] ?? "")"
        case .toggle(let isOn): code = "let \(member) = \(isOn)"
        case .text(let text): code = "let \(member) = \(Swift.literal(text))"
        case .number(_, let number): code = "let \(member): Double = \(Swift.number(number))"
        case .items(let items): code = "let \(member): [\(itemType(items, export))]? = nil"
        }
        lines.add(code, parameter.range)
    }

    private func itemType(_ items: HomeScreenModel.Parameter.Items, _ export: WidgetExport) -> String {
        export.sources[items.source].map { "\(export.entryType).\($0.typeName)" } ?? "String"
    }

    private func choice(
        _ parameter: HomeScreenModel.Parameter, _ options: [String], _ record: RecordValue?, _ export: WidgetExport,
        _ lines: inout SwiftLines
    ) {
        let cases = export.optionCases(options)
        let entries = record?["options"]?.mapEntries ?? []
        lines.add("")
        lines.block("enum \(choiceName(parameter, export)): String, AppEnum", parameter.range) { lines in
            for entry in entries {
                guard let name = cases[entry.key] else { continue }
                let raw = name == entry.key ? "" : " = \(Swift.literal(entry.key))"
                lines.add("case \(name)\(raw)", entry.keyRange)
            }
            lines.add("")
            lines.add(
                "static let typeDisplayRepresentation: TypeDisplayRepresentation = \(title(record, parameter.name, at: parameter.range))",
                record?["title"]?.range)
            lines.add("static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [")
            lines.indented { lines in
                for entry in entries {
                    guard let name = cases[entry.key] else { continue }
                    lines.add(".\(name): \(app.localized(entry.value)),", entry.value.range)
                }
            }
            lines.add("]")
            guard export.shownTitles.contains(parameter.name) else { return }
            lines.add("")
            lines.block("var title: LocalizedStringResource") {
                $0.add("Self.caseDisplayRepresentations[self]?.title ?? \"\"")
            }
        }
    }

    private func entity(
        _ parameter: HomeScreenModel.Parameter, _ items: HomeScreenModel.Parameter.Items, _ record: RecordValue?,
        _ export: WidgetExport, _ lines: inout SwiftLines
    ) {
        guard let source = export.sources[items.source],
            let structure = export.types.structure(source.typeName), structure.isIdentifiable,
            !export.entities.contains(source.typeName)
        else { return }
        export.entities.insert(source.typeName)
        let type = itemType(items, export)
        let query = app.types.reserve("\(export.name)\(source.typeName)Query")
        lines.add("")
        lines.block("extension \(type): AppEntity", parameter.range) { lines in
            lines.add(
                "static let typeDisplayRepresentation: TypeDisplayRepresentation = \(title(record, parameter.name, at: parameter.range))",
                record?["title"]?.range)
            lines.add("static let defaultQuery = \(query)()")
            lines.add("")
            var scope = SwiftScope()
            scope.item = SwiftValue(code: "self", shape: .map([]), typeName: source.typeName)
            let label = record?["label"]
            let plain = ["title", "name", "id"].compactMap { key in
                structure.fields.first { $0.name == key }?.value.string
            }
            let code = label.map { ViewWriter(export: export).string($0, scope).replacing("self.", with: "") }
            let title = code ?? plain.first ?? "id"
            lines.block("var displayRepresentation: DisplayRepresentation", label?.range) { lines in
                guard title.contains(where: { !$0.isLetter && !$0.isNumber }) else {
                    return lines.add("DisplayRepresentation(title: \"\\(\(title))\")", label?.range)
                }
                if title.contains("locale.") { lines.add("let locale = Locale.current") }
                lines.add("let title = \(title)", label?.range)
                lines.add("return DisplayRepresentation(title: \"\\(title)\")")
            }
        }
        lines.add("")
        let kind = items.hasSearch ? "EntityStringQuery" : "EntityQuery"
        let writer = ProviderWriter(export: export)
        let declared = export.widget.sources.first { $0.name == items.source }
        let wait = declared.map { writer.isAsync($0) } == true ? "await " : ""
        let load = "\(wait)\(export.name)Provider.\(writer.loader(source))()"
        let value = source.isOptional ? "\(load) ?? []" : load
        lines.block("struct \(query): \(kind)", items.sourceRange) { lines in
            lines.block("func entities(for identifiers: [String]) async throws -> [\(type)]") { lines in
                lines.add("let all = \(value)")
                lines.add("return identifiers.compactMap { id in all.first { $0.id == id } }")
            }
            lines.add("")
            lines.block("func suggestedEntities() async throws -> [\(type)]") { $0.add(value) }
            guard items.hasSearch else { return }
            let texts = structure.fields.filter { $0.value.type == "String" }.map { "$0.\($0.member)" }
            let fields =
                texts.isEmpty
                ? ["$0.id"] : structure.fields.filter { $0.value.type == "String" }.map { "item.\($0.member)" }
            lines.add("")
            lines.block("func entities(matching string: String) async throws -> [\(type)]") { lines in
                lines.block("\(value).filter { item in") {
                    $0.add("[\(fields.joined(separator: ", "))].contains { $0.localizedStandardContains(string) }")
                }
            }
        }
    }

    // MARK: Actions

    private func action(_ intent: Intent, _ export: WidgetExport, _ lines: inout SwiftLines) {
        let entry = app.record["intents"]?.mapEntries.first { $0.key == intent.name }
        let record = entry?.value.record
        let parameters = Self.parameters(of: intent)
        var body = SwiftLines()
        var scope = SwiftScope(place: .intent)
        for parameter in parameters { scope.with[parameter.name] = parameter.value }
        var (opens, writes) = (false, false)
        for (index, effect) in intent.effects.enumerated() {
            let place =
                record?["effects"]?.items.dropFirst(index).first?.range ?? entry?.keyRange
                ?? .startOf(app.files.subject.file)
            if case .open = effect { opens = true }
            if case .write = effect { writes = true }
            write(effect, place, RequestWriter(export: export, scope: scope), &body)
        }
        lines.add("")
        lines.block("struct \(Self.name(of: intent, app)): AppIntent", entry?.keyRange) { lines in
            let title = title(record, intent.name, at: entry?.keyRange ?? .startOf(app.files.subject.file))
            lines.add("static let title: LocalizedStringResource = \(title)", record?["title"]?.range)
            lines.add("static let isDiscoverable = false")
            if opens { lines.add("static let openAppWhenRun = true") }
            for parameter in parameters {
                lines.add("")
                let place = parameter.place ?? entry?.keyRange ?? .startOf(app.files.subject.file)
                lines.add("@Parameter(title: \(app.localized(Swift.title(parameter.name), at: place)))", place)
                lines.add("var \(parameter.member): \(parameter.value.type)")
            }
            if !parameters.isEmpty {
                lines.add("")
                lines.add("init() {}")
                lines.add("")
                let list = parameters.map { "\($0.member): \($0.value.type)\($0.value.isOptional ? " = nil" : "")" }
                lines.block("init(\(list.joined(separator: ", ")))") { lines in
                    for parameter in parameters { lines.add("self.\(parameter.member) = \(parameter.member)") }
                }
            }
            lines.add("")
            lines.block("func perform() async throws -> some IntentResult") { lines in
                lines.append(body)
                // Without it, the system reloads only the widget whose button was pressed.
                if writes { lines.add("WidgetCenter.shared.reloadAllTimelines()") }
                lines.add("return .result()")
            }
        }
    }

    private func write(
        _ effect: Intent.Effect, _ place: SourceRange, _ writer: RequestWriter, _ lines: inout SwiftLines
    ) {
        let host = "try await host"
        switch effect {
        case .setProperty(let thing, let property, let value):
            app.host.add(
                "func setProperty(_ property: String, of thing: String, to value: some Encodable & Sendable) async throws",
                "Sets a property of a device, and waits until the device confirms it.")
            lines.add(
                "\(host).setProperty(\(writer.string(property)), of: \(writer.string(thing)), to: \(writer.json(value)))",
                place)
        case .fireScene(let id):
            app.host.add("func fireScene(_ id: String) async throws", "Runs a scene of the home.")
            lines.add("\(host).fireScene(\(writer.string(id)))", place)
        case .write(let key, let value):
            let arguments = [writer.stored(value), "forKey: \(writer.string(key))"]
            lines.add(wrapped("\(app.storeOperand).set(", arguments), place)
        case .request(let request):
            app.support.insert(.requests)
            lines.add("do {")
            lines.indented { lines in
                writer.write(request, place, &lines)
                lines.block("if let request", place) { lines in
                    lines.add("let (_, response) = try await URLSession.shared.data(for: request)")
                    lines.add("let status = (response as? HTTPURLResponse)?.statusCode ?? 0")
                    lines.add("guard (200..<300).contains(status) else { throw URLError(.badServerResponse) }")
                }
            }
            lines.add("}")
        case .open(let url):
            app.host.add("@MainActor func open(_ url: URL)", "Shows what the app has for one of its addresses.")
            lines.add(
                "if let url = URL(string: \(writer.string(url, isAddress: true))) { await host.open(url) }",
                place)
        }
    }
}
