import ConfigSchema
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SourceDiagnostics

extension ViewWriter {
    func use(_ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier]) {
        guard let name = node.text("part"),
            let part = export.parts[name], !export.openParts.contains(name)
        else { return }
        var given: [String: SwiftValue] = [:]
        var order: [String] = []
        let entries = node["with"]?.mapEntries ?? []
        let translation = export.parts.translations[name]
        for entry in entries where translation?.parameters.values.contains(entry.key) != true {
            order.append(entry.key)
            given[entry.key] = argument(entry.value, scope)
        }
        if let translation {
            order.append(PartUses.Translation.name)
            given[PartUses.Translation.name] = text(of: translation, entries, at: node.place)
        }
        export.openParts.append(name)
        defer { export.openParts.removeLast() }
        guard export.parts.separate.contains(name) else {
            var inner = scope
            inner.with = given
            inner.translated = given[PartUses.Translation.name].flatMap { text in translation.map { ($0, text.code) } }
            return view(part.value, inner, &lines, adding: extra)
        }
        let (index, members) = partView(part, order, given, scope.item, scope)
        let view = export.partViews[index]
        var arguments: [String] = []
        if view.readsEntry {
            export.readsEntry = true
            arguments.append("entry: \(scope.entry)")
        }
        if view.readsItem, let item = scope.item {
            export.readsItem = true
            arguments.append("item: \(item.code)")
        }
        for key in order {
            if let value = given[key] { arguments.append("\(Swift.label(members[key, default: key])): \(value.code)") }
        }
        emit(.line(wrapped("\(view.name)(", arguments), node.place), extra, &lines)
    }

    /// Returns the text that some arguments are in several languages, as the catalogue has it.
    private func text(
        of translation: PartUses.Translation, _ entries: [MapEntry], at place: SourceRange
    ) -> SwiftValue {
        var texts: [String: String] = [:]
        var first: SourceRange?
        for (locale, parameter) in translation.parameters {
            guard let value = entries.first(where: { $0.key == parameter })?.value else { continue }
            texts[locale] = value.stringValue
            if locale == app.strings.source { first = value.range }
        }
        let key = app.strings.key(texts, at: first ?? place)
        return SwiftValue(code: Swift.literal(key), shape: .scalar(.text), kind: .localized)
    }

    private func argument(_ value: ConfigValue, _ scope: SwiftScope) -> SwiftValue {
        guard case .bound(let text) = value.value else {
            if case .byLocale = value.value { return .text(string(value, scope)) }
            return .text(app.localizedString(value))
        }
        let found = export.value(text, scope)
        return [.plain, .localized].contains(found.kind) ? found : .text(found.string)
    }

    /// Returns the view of a part that is used more than once, and the names of its parameters.
    private func partView(
        _ part: MapEntry, _ order: [String], _ given: [String: SwiftValue], _ item: SwiftValue?, _ scope: SwiftScope
    ) -> (Int, [String: String]) {
        var taken = TakenNames(["entry", "item", "body", "family", "renderingMode", "isDimmed", "locale"])
        let members = Dictionary(uniqueKeysWithValues: order.map { ($0, taken.reserve(Swift.member($0))) })
        let itemType = item?.type
        func fits(_ view: WidgetExport.PartView) -> Bool {
            (!view.readsItem || view.item == itemType) && Set(view.with.keys) == Set(order)
                && order.allSatisfy { key in
                    guard let known = view.with[key], let new = given[key] else { return false }
                    return known.type == new.type || known.isOptional && known.type == new.type + "?"
                }
        }
        if let index = export.partViewsByPart[part.key]?.first(where: { fits(export.partViews[$0]) }) {
            return (index, members)
        }
        var inner = scope
        inner.entry = "entry"
        inner.unwrapped = [:]
        inner.item = item.map { item in
            var item = item
            item.code = "item"
            return item
        }
        inner.with = given.reduce(into: [:]) { result, entry in
            var value = entry.value
            value.code = members[entry.key] ?? entry.key
            result[entry.key] = value
        }
        inner.translated = members[PartUses.Translation.name].flatMap { name in
            export.parts.translations[part.key].map { ($0, name) }
        }
        let index = export.partViews.count
        let name = export.viewNames.reserve(Swift.type(part.key) + "View")
        export.partViews.append(WidgetExport.PartView(name: name, item: itemType, with: inner.with))
        export.partViewsByPart[part.key, default: []].append(index)
        let outer = (export.environment, export.readsEntry, export.readsItem)
        (export.environment, export.readsEntry, export.readsItem) = ([], false, false)
        var body = SwiftLines()
        body.block("var body: some View") { view(part.value, inner, &$0) }
        var lines = SwiftLines()
        lines.block("private struct \(name): View", part.keyRange) { lines in
            if export.readsEntry { lines.add("let entry: \(export.entryType)") }
            if export.readsItem, let item { lines.add("let item: \(export.qualified(item))") }
            for key in order {
                lines.add("let \(members[key] ?? key): \(inner.with[key].map(export.qualified) ?? "String")")
            }
            environment(&lines)
            if !lines.isEmptyBlock { lines.add("") }
            lines.append(body)
        }
        export.partViews[index].lines = lines
        export.partViews[index].readsEntry = export.readsEntry
        export.partViews[index].readsItem = export.readsItem
        (export.environment, export.readsEntry, export.readsItem) = outer
        return (index, members)
    }

    /// Declares what the view at hand reads of the environment.
    func environment(_ lines: inout SwiftLines) {
        let known = [
            ("family", "widgetFamily"), ("renderingMode", "widgetRenderingMode"), ("isDimmed", "isLuminanceReduced"),
            ("locale", "locale"),
        ]
        for (name, key) in known where export.environment.contains(name) {
            lines.add("@Environment(\\.\(key)) private var \(name)")
        }
    }
}
