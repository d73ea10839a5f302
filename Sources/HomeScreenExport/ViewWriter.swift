import ConfigSchema
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SourceDiagnostics

/// Writes the views of one widget.
struct ViewWriter {
    let export: WidgetExport
    var app: AppExport { export.app }
    var registry: HomeViewRegistry { export.app.registry }

    // MARK: Lists of views

    func views(_ list: ConfigValue?, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier] = []) {
        for entry in list?.items ?? [] { view(entry, scope, &lines, adding: extra) }
    }

    /// Writes views where one is expected: several lie on each other.
    func layered(_ list: ConfigValue?, _ scope: SwiftScope, _ lines: inout SwiftLines) {
        guard (list?.items.count ?? 0) > 1 else { return views(list, scope, &lines) }
        lines.block("ZStack") { views(list, scope, &$0) }
    }

    func view(_ entry: ConfigValue, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier] = []) {
        guard let node = ViewNode(entry, registry) else { return }
        guard let condition = node["when"]?.record else { return bare(node, scope, &lines, adding: extra) }
        if let found = export.presence(condition, scope), found.isThere {
            return unwrap(found, scope, condition["value"]?.range, &lines, end: "}") { scope, lines in
                bare(node, scope, &lines, adding: extra)
            }
        }
        switch export.test(condition, scope) {
        case .always: bare(node, scope, &lines, adding: extra)
        case .never: return
        case .code(let code):
            lines.block("if \(code)", condition["value"]?.range) { bare(node, scope, &$0, adding: extra) }
        }
    }

    private func bare(_ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier]) {
        switch node.name {
        case "each": each(node, scope, &lines, adding: extra)
        case "choose": choose(node, scope, &lines, adding: extra)
        case "use": use(node, scope, &lines, adding: extra)
        default: single(node, scope, &lines, adding: extra)
        }
    }

    // MARK: Choices

    private func choose(_ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier]) {
        if switched(node, scope, &lines, adding: extra) || unwrapped(node, scope, &lines, adding: extra) { return }
        var isOpen = false
        var body: (inout SwiftLines) -> Void = { _ in }
        for entry in node["cases"]?.items ?? [] {
            guard let record = entry.record, let condition = record["when"]?.record else { continue }
            switch export.test(condition, scope) {
            case .never: continue
            case .always:
                body = { views(record["items"], scope, &$0, adding: extra) }
                return end(isOpen, body, &lines)
            case .code(let code):
                lines.add(isOpen ? "} else if \(code) {" : "if \(code) {", condition["value"]?.range)
                lines.indented { views(record["items"], scope, &$0, adding: extra) }
                isOpen = true
            }
        }
        let rest = node["otherwise"]
        guard rest?.items.isEmpty == false else { return isOpen ? lines.add("}") : () }
        if isOpen, let items = rest?.items, items.count == 1, let list = ViewNode(items[0], registry),
            list.name == "each",
            list["empty"] != nil, list["when"] == nil
        {
            return each(list, scope, &lines, adding: extra, behind: "} else ")
        }
        body = { views(rest, scope, &$0, adding: extra) }
        end(isOpen, body, &lines)
    }

    /// Writes a choice between a value and its absence as an `if let`; false for any other one.
    private func unwrapped(
        _ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier]
    ) -> Bool {
        guard let cases = node["cases"]?.items, cases.count == 1, let record = cases[0].record,
            let condition = record["when"]?.record, let found = export.presence(condition, scope),
            let rest = node["otherwise"], !rest.items.isEmpty
        else { return false }
        let (there, missing) = found.isThere ? (record["items"], rest) : (rest, record["items"] ?? rest)
        unwrap(found, scope, condition["value"]?.range, &lines, end: "} else {") { scope, lines in
            views(there, scope, &lines, adding: extra)
        }
        lines.indented { views(missing, scope, &$0, adding: extra) }
        lines.add("}")
        return true
    }

    /// Writes a block in which an optional value is there, under a name of its own if the block reads it.
    private func unwrap(
        _ found: (code: String, name: String, isThere: Bool), _ scope: SwiftScope, _ place: SourceRange?,
        _ lines: inout SwiftLines, end: String, _ write: (SwiftScope, inout SwiftLines) -> Void
    ) {
        var inner = scope
        inner.unwrapped[found.code] = found.name
        var body = SwiftLines()
        write(inner, &body)
        let binding = found.code == found.name ? "if let \(found.name)" : "if let \(found.name) = \(found.code)"
        lines.block(body.names(found.name) ? binding : "if \(found.code) != nil", place, end: end) { $0.append(body) }
    }

    private func end(_ isOpen: Bool, _ body: (inout SwiftLines) -> Void, _ lines: inout SwiftLines) {
        guard isOpen else { return body(&lines) }
        lines.add("} else {")
        lines.indented(body)
        lines.add("}")
    }

    /// Writes a choice among words as a `switch`; false for any other one.
    private func switched(
        _ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier]
    ) -> Bool {
        let cases = (node["cases"]?.items ?? []).compactMap(\.record)
        var subject: (source: String, value: SwiftValue, place: SourceRange)?
        var words: [(pattern: String, items: ConfigValue?, place: SourceRange)] = []
        guard cases.count > 2 else { return false }
        for record in cases {
            var told: [Diagnostic] = []
            guard let when = record["when"]?.record, let condition = Condition(when, &told), condition.tests.count == 1,
                case .is = condition.tests[0].kind, case .written(let word) = condition.tests[0].operand,
                let text = word.stringValue, subject == nil || subject?.source == condition.binding.source.text
            else { return false }
            if subject == nil {
                guard let value = export.value(condition.binding, scope), case .scalar(.text) = value.shape,
                    !value.isOptional
                else { return false }
                subject = (condition.binding.source.text, value, condition.binding.source.range)
            }
            var pattern = Swift.literal(text)
            if case .choice(let names)? = subject?.value.kind {
                guard let name = names[text] else { return false }
                pattern = ".\(name)"
            } else if subject?.value.kind != .plain {
                return false
            }
            guard !words.contains(where: { $0.pattern == pattern }) else { return false }
            words.append((pattern, record["items"], when["is"]?.range ?? node.place))
        }
        guard let subject else { return false }
        func body(_ items: ConfigValue?) -> SwiftLines {
            var body = SwiftLines()
            views(items, scope, &body, adding: extra)
            return body
        }
        var branches = words.map { (head: "case \($0.pattern):", body: body($0.items), place: Optional($0.place)) }
        var isComplete = false
        if case .choice(let names) = subject.value.kind { isComplete = names.count == words.count }
        if !isComplete { branches.append(("default:", body(node["otherwise"]), nil)) }
        write("switch \(subject.value.code) {", subject.place, branches, &lines)
        return true
    }

    /// Writes a `switch`; modifiers that all of its views have stand behind it, once.
    private func write(
        _ head: String, _ place: SourceRange, _ cases: [(head: String, body: SwiftLines, place: SourceRange?)],
        _ lines: inout SwiftLines
    ) {
        let filled = cases.indices.filter { !cases[$0].body.isEmpty }
        var cases = cases
        let factored = SwiftLines.factored(filled.map { cases[$0].body })
        if let factored { for (index, view) in zip(filled, factored.views) { cases[index].body = view } }
        let isShort = cases.allSatisfy { entry in
            entry.body.isEmpty || entry.body.onlyLine.map { $0.code.count + entry.head.count < 90 } == true
        }
        var written = SwiftLines()
        written.add(head, place)
        for entry in cases {
            let view = entry.body.onlyLine ?? (entry.body.isEmpty ? ("EmptyView()", nil) : nil)
            if isShort, let view {
                written.add("\(entry.head) \(view.code)", view.place ?? entry.place)
            } else {
                written.add(entry.head, entry.place)
                written.indented { lines in
                    if entry.body.isEmpty { lines.add("EmptyView()") } else { lines.append(entry.body) }
                }
            }
        }
        written.add("}")
        guard let factored else { return lines.append(written) }
        lines.block("Group") { $0.append(written) }
        lines.append(factored.modifiers)
    }

    // MARK: Lists of data

    private func each(
        _ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier],
        behind start: String = ""
    ) {
        guard case .bound(let text)? = node["in"]?.value else { return }
        let list = export.value(text, scope)
        guard case .list(let element) = list.shape else { return }
        let code = list.required("[]")
        let item = export.types.item(of: list, element)
        let write = { (lines: inout SwiftLines) in
            container(node, code, list, item, scope, &lines, adding: extra)
        }
        guard let empty = node["empty"] else { return write(&lines) }
        lines.add("\(start)if \(code).isEmpty {", text.range)
        lines.indented { view(empty, scope, &$0, adding: extra) }
        lines.add("} else {")
        lines.indented(write)
        lines.add("}")
    }

    private func container(
        _ node: ViewNode, _ list: String, _ value: SwiftValue, _ item: SwiftValue, _ scope: SwiftScope,
        _ lines: inout SwiftLines, adding extra: [Modifier]
    ) {
        let outer = node.container(registry)
        let isGrid = outer.name == "grid"
        let slots = slots(node)
        let missing = slots == nil ? nil : node["missing"]
        var inner = scope
        inner.item = item
        let equal = self.equal(outer)
        var elements = list
        if let slots { elements = missing == nil ? "\(list).prefix(\(slots))" : "\(list).slots(\(slots))" }
        if missing != nil, isGrid || slots != "1" { app.support.insert(.slots) }
        let isIdentifiable = export.types.structure(item.typeName)?.isIdentifiable == true && missing == nil && !isGrid
        let cell = { (lines: inout SwiftLines) in
            let outerReads = export.readsItem
            if let missing {
                lines.block("if let item", end: "} else {") { one(node["item"], inner, &$0, adding: equal) }
                lines.indented { view(missing, scope, &$0, adding: equal) }
                lines.add("}")
            } else {
                one(node["item"], inner, &lines, adding: equal)
            }
            // The loop's own item is no parameter of the view around it.
            export.readsItem = outerReads
        }
        block(outer, scope, &lines, adding: extra, at: node.place(of: "in")) { lines in
            if slots == "1", !isGrid, !item.isOptional {
                let end = missing == nil ? "}" : "} else {"
                lines.block("if let item = \(list).first", node.place(of: "slots"), end: end) {
                    one(node["item"], inner, &$0, adding: equal)
                }
                guard let missing else { return }
                lines.indented { view(missing, scope, &$0, adding: equal) }
                return lines.add("}")
            }
            guard isGrid else {
                let head =
                    isIdentifiable
                    ? "ForEach(\(elements)) { item in"
                    : "ForEach(Array(\(elements).enumerated()), id: \\.offset) { _, item in"
                return lines.block(head, node.place(of: slots == nil ? "in" : "slots"), cell)
            }
            app.support.insert(.rows)
            if outer.text("order") == "columns" {
                export.report(
                    "a list that fills a grid by columns", at: outer.place(of: "order"),
                    "the exported grid is filled by rows; put 'column' views into a 'row'")
            }
            let columns = Int(outer.number("columns") ?? 2)
            let rows = missing == nil && slots != nil ? "Array(\(elements))" : elements
            lines.block(
                "ForEach(Array(\(rows).rows(of: \(columns)).enumerated()), id: \\.offset) { _, row in",
                node.place(of: slots == nil ? "in" : "slots")
            ) { lines in
                lines.block("GridRow") { lines in
                    lines.block("ForEach(Array(row.enumerated()), id: \\.offset) { _, item in") { cell(&$0) }
                }
            }
        }
    }

    private func one(_ entry: ConfigValue?, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier]) {
        if let entry { view(entry, scope, &lines, adding: extra) }
    }

    /// How many places a list has; nil for as many as it has items.
    private func slots(_ node: ViewNode) -> String? {
        guard let slots = node["slots"] else { return nil }
        if let count = slots.integerValue { return "\(count)" }
        var known: [(family: String, count: Int)] = []
        for entry in slots.mapEntries where export.families.contains(where: { $0.rawValue == entry.key }) {
            if let count = entry.value.integerValue { known.append((entry.key, count)) }
        }
        guard let last = known.last else { return nil }
        if known.count == 1 { return "\(last.count)" }
        export.environment.insert("family")
        let code: String = known.dropLast().reversed().reduce("\(last.count)") { rest, next in
            "family == .\(next.family) ? \(next.count) : \(rest)"
        }
        return code
    }

    // MARK: Parts

    private func use(_ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier]) {
        guard let name = node.text("part"),
            let part = export.widget.record["parts"]?.mapEntries.first(where: { $0.key == name }),
            !export.openParts.contains(name)
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
            view.part == part.key && (!view.readsItem || view.item == itemType) && Set(view.with.keys) == Set(order)
                && order.allSatisfy { key in
                    guard let known = view.with[key], let new = given[key] else { return false }
                    return known.type == new.type || known.isOptional && known.type == new.type + "?"
                }
        }
        if let index = export.partViews.firstIndex(where: fits) { return (index, members) }
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
        export.partViews.append(WidgetExport.PartView(part: part.key, name: name, item: itemType, with: inner.with))
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
