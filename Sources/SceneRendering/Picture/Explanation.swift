package import ConfigSchema
import SceneModel
package import SourceDiagnostics
package import ThemeModel

/// Why a property has its value: the line that set it, the tokens that it came from, and every line that it overrode.
package struct Explanation: Sendable {
    /// The path from the component on: `roster.camera.streamOn.tint`.
    package let keyPath: String
    /// The value as a person would write it, every reference followed.
    package let value: String
    /// The value as a colour, when it is one.
    package let color: SRGBColor?
    /// What the property is for.
    package let summary: String
    /// The lines, the one that holds first.
    package let lines: [Line]

    /// One place that has a say.
    package struct Line: Sendable {
        /// What the place does.
        package let role: Role
        /// The layer, such as `theme agora`, or the token's name.
        package let layer: String
        /// The text as it is written there.
        package let text: String
        /// Where it is written.
        package let range: SourceRange
    }

    /// What a place does for a value.
    package enum Role: String, Sendable {
        /// It gives the value.
        case sets
        /// It defines a token that the value refers to.
        case token
        /// It is the alias or merge key through which the value came.
        case alias
        /// It would give the value if nothing stronger did.
        case overridden
    }
}

extension StagedScene {
    /// Explains every property at or below a path such as `roster.camera` or `roster.camera.streamOn.tint`.
    ///
    /// `<id>.frame.<edge>` explains a component's place, `<widget>.properties.<path>` what a widget started with. Empty when
    /// there is no such path.
    package func explain(_ keyPath: String) -> [Explanation] {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let name = parts.first else { return [] }
        let path = parts.count > 1 ? parts[1] : ""
        if scene.widgets.records[name] != nil {
            let found = explainWidget(name, path)
            if !found.isEmpty, !path.isEmpty { return found }
        }
        if path == "frame" || path.hasPrefix("frame.") {
            return explainFrame(of: name, edge: String(path.dropFirst(6)))
        }
        let component = theme.catalog.index(of: name) ?? instance(name)?.placement.component
        guard let component else { return [] }
        let declaration = theme.catalog.components[component]
        return declaration.properties.leaves.indices.filter { leaf in
            let candidate = declaration.properties.leaves[leaf].path
            return path.isEmpty || candidate == path || candidate.hasPrefix(path + ".")
        }.map { explain(component: component, leaf: $0) }
    }

    private func explain(component: Int, leaf: Int) -> Explanation {
        let declaration = theme.catalog.components[component]
        let property = declaration.properties.leaves[leaf]
        let assignments = cascade.assignments(component: component, leaf: leaf, in: situation)
        var lines: [Explanation.Line] = []
        for (index, assignment) in assignments.enumerated() {
            let text = assignment.value.writtenText ?? property.spec.defaultText ?? ""
            lines.append(
                .init(
                    role: index == 0 ? .sets : .overridden, layer: assignment.layer, text: text,
                    range: assignment.value.range))
            guard index == 0 else { continue }
            if let origin = assignment.value.origin {
                lines.append(.init(role: .alias, layer: "used here", text: "", range: origin))
            }
            lines += tokenLines(of: assignment.value)
        }
        let resolved = values[declaration.name]?.values[leaf]
        let color: SRGBColor? = if case .color(let color)? = resolved { color } else { nil }
        return Explanation(
            keyPath: declaration.name + "." + property.path, value: resolved?.explanationText ?? "none", color: color,
            summary: property.spec.summary, lines: lines)
    }

    /// The definitions that a value comes from, nearest first.
    private func tokenLines(of value: ConfigValue) -> [Explanation.Line] {
        var lines: [Explanation.Line] = []
        var seen: Set<String> = []
        var pending = [value]
        while let next = pending.popLast() {
            next.forEachReference { reference in
                guard seen.insert("\(reference.category)/\(reference.name)").inserted else { return }
                let definitions = theme.definitions(reference.category, reference.name, in: situation)
                for (index, definition) in definitions.enumerated() {
                    let token = "\(reference.category.noun) \(reference.name)"
                    lines.append(
                        .init(
                            role: index == 0 ? .token : .overridden,
                            layer: index == 0 ? token : "\(token), \(definition.layer)",
                            text: definition.value.writtenText ?? "", range: definition.value.range))
                }
                if let first = definitions.first { pending.insert(first.value, at: 0) }
            }
        }
        return lines
    }

    private func explainFrame(of id: String, edge: String) -> [Explanation] {
        guard let instance = instance(id) else { return [] }
        return instance.placement.frame.filter { edge.isEmpty || $0.edge.name == edge }.compactMap { value in
            guard let written = value.value(on: device.deviceClass) else { return nil }
            let document = scene.chain.first { $0.file.path == written.range.file.path }
            let layer = "scene " + (document?.id ?? scene.id)
            return Explanation(
                keyPath: "\(id).frame.\(value.edge.name)", value: CSSValue.shortText(instance.frame[value.edge]),
                color: nil,
                summary: "In points, from the content box's own edge.",
                lines: [
                    .init(role: .sets, layer: layer, text: written.stringValue ?? "", range: written.range)
                ])
        }
    }
}

extension ConfigValue {
    /// The text of a value that stands on one line of a file.
    var writtenText: String? {
        guard range.start.line == range.end.line, range.start != range.end, let line = range.file.line(range.start.line)
        else { return nil }
        return String(
            String.UnicodeScalarView(
                line.unicodeScalars.dropFirst(range.start.column - 1).prefix(range.end.column - range.start.column)))
    }
}

extension ResolvedValue {
    /// The value as a person would write it.
    package var explanationText: String {
        switch self {
        case .boolean(let value): String(value)
        case .number(let value): CSSValue.shortText(value)
        case .length(let length):
            CSSValue.shortText(length.value) + (length.unit == .scaled ? "s" : length.unit == .percent ? "%" : "")
        case .color(let color): color.hexText
        case .font(let font): "\(CSSValue.shortText(font.size)) \(font.weight) \(font.family)"
        case .shadow(let shadow):
            "\(shadow.color.hexText), offset \(CSSValue.shortText(shadow.offsetX)) \(CSSValue.shortText(shadow.offsetY)), radius \(CSSValue.shortText(shadow.radius))"
        case .image(let image): image.path + (image.tint.map { ", tint \($0.hexText)" } ?? "")
        case .text(let text): text
        case .duration(let milliseconds): "\(CSSValue.shortText(Double(milliseconds) / 1000))s"
        case .list(let items): "[" + items.map(\.explanationText).joined(separator: ", ") + "]"
        case .map(let entries):
            "{ " + entries.map { "\($0.key): \($0.value.explanationText)" }.joined(separator: ", ") + " }"
        }
    }
}
