import ConfigSchema
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SourceDiagnostics

extension ViewWriter {
    func choose(_ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier]) {
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
    func unwrap(
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
}
