package import ConfigSchema
import SourceDiagnostics

extension Theme {
    /// Explains every property of a component at or below a path such as `title` or `title.text.color`.
    ///
    /// An empty path means all of them; the result is empty when there is no such path.
    package func explain(
        component: Int, at path: String, cascade: Cascade, in situation: Situation
    ) -> [Explanation] {
        let leaves = catalog.components[component].properties.leaves
        return leaves.indices.filter { leaf in
            path.isEmpty || leaves[leaf].path == path || leaves[leaf].path.hasPrefix(path + ".")
        }.map { explain(component: component, leaf: $0, cascade: cascade, in: situation) }
    }

    private func explain(component: Int, leaf: Int, cascade: Cascade, in situation: Situation) -> Explanation {
        let declaration = catalog.components[component]
        let property = declaration.properties.leaves[leaf]
        let assignments = cascade.assignments(component: component, leaf: leaf, in: situation)
        var lines: [Explanation.Line] = []
        for (index, assignment) in assignments.enumerated() {
            let text = assignment.value.writtenText ?? property.spec.defaultText ?? ""
            lines.append(
                .init(
                    index == 0 ? .sets : .overridden, layer: assignment.layer, text: text, at: assignment.value.range))
            guard index == 0 else { continue }
            if let origin = assignment.value.origin {
                lines.append(.init(.alias, layer: "used here", text: "", at: origin))
            }
            lines += tokenLines(of: assignment.value, in: situation)
        }
        let resolved = assignments.first.flatMap { resolve($0.value, in: situation) }
        let color: SRGBColor? = if case .color(let color)? = resolved { color } else { nil }
        return Explanation(
            keyPath: declaration.name + "." + property.path, value: resolved?.explanationText ?? "none", color: color,
            summary: property.spec.summary, lines: lines)
    }

    /// The definitions that a value comes from, nearest first.
    private func tokenLines(of value: ConfigValue, in situation: Situation) -> [Explanation.Line] {
        var lines: [Explanation.Line] = []
        var seen: Set<String> = []
        var pending = [value]
        while let next = pending.popLast() {
            next.forEachReference { reference in
                guard seen.insert("\(reference.category)/\(reference.name)").inserted else { return }
                let definitions = definitions(reference.category, reference.name, in: situation)
                for (index, definition) in definitions.enumerated() {
                    let token = "\(reference.category.noun) \(reference.name)"
                    lines.append(
                        .init(
                            index == 0 ? .token : .overridden,
                            layer: index == 0 ? token : "\(token), \(definition.layer)",
                            text: definition.value.writtenText ?? "", at: definition.value.range))
                }
                if let first = definitions.first { pending.insert(first.value, at: 0) }
            }
        }
        return lines
    }
}

extension ConfigValue {
    /// The text of a value that stands on one line of a file; nil for one on several lines, and for one that no file
    /// holds.
    package var writtenText: String? {
        range.start == range.end ? nil : range.lineText
    }
}
