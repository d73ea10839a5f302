import ConfigSchema
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SourceDiagnostics

extension ViewWriter {
    func each(
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
        inner.isInRow = outer.name == "row"
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
}
