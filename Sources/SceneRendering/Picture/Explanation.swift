import ConfigSchema
import SceneModel
import SourceDiagnostics
package import ThemeModel

extension StagedScene {
    /// Explains every key at or below a path such as `toolBar.button` or `toolBar.button.tint`.
    ///
    /// A path is one of what schemas know: of a component's configuration, with or without `components` before it; of a
    /// token (`colors.sun.dark`) or a text (`strings.greeting`); of the scene, the theme or the fixture (`device`, `modes`,
    /// `clock`, `users.0.name`). `<id>.frame.<edge>` explains a component's place, `<id>.<path>` what a placed file says,
    /// `<part>.properties.<path>` what a hosted part started with. Empty when there is no such path.
    package func explain(_ keyPath: String) -> [Explanation] {
        let steps = keyPath.split(separator: ".").map(String.init)
        guard let name = steps.first else { return [] }
        let path = steps.dropFirst().joined(separator: ".")
        if !path.isEmpty {
            let found = registry.kind(of: scene).explain(name, path, in: self)
            if !found.isEmpty { return found }
        }
        if steps.dropFirst().first == "frame", instance(name) != nil {
            return explainFrame(of: name, edge: String(path.dropFirst(6)))
        }
        if !path.isEmpty, instance(name)?.placement.placed != nil {
            let found = explainFile(placedAs: name, at: Array(steps.dropFirst()))
            if !found.isEmpty { return found }
        }
        if let component = theme.catalog.index(of: name) ?? instance(name)?.placement.component {
            let found = theme.explain(component: component, at: path, cascade: cascade, in: situation)
            // A section of the fixture may be called as an entry of the scene is.
            return found.isEmpty ? explainField(steps) : found
        }
        if let category = TokenCategory(rawValue: name) {
            let found = theme.explain(category, at: steps.dropFirst(), in: situation)
            return found.isEmpty && path.isEmpty ? explainField(steps) : found
        }
        switch name {
        case "strings":
            let found = theme.explainTexts(at: steps.dropFirst(), in: situation)
            return found.isEmpty && path.isEmpty ? explainField(steps) : found
        // What stands there is what the names below it mean.
        case "components", "contexts": return path.isEmpty ? explainField(steps) : explain(path)
        case "compose":
            guard let id = steps.dropFirst().first, Int(id) == nil else { return explainField(steps) }
            return explainPlacement(of: id, at: Array(steps.dropFirst(2)))
        default: return explainField(steps)
        }
    }

    // MARK: Places

    private func explainFrame(of id: String, edge: String) -> [Explanation] {
        guard let instance = instance(id) else { return [] }
        let written = instance.placement.frame.compactMap { value in
            value.value(on: device.deviceClass).map { (edge: value.edge, value: $0) }
        }
        let found = written.filter { edge.isEmpty || $0.edge.name == edge }.map { entry in
            explain(entry.edge, of: instance, [frameLine(.sets, entry.edge, entry.value, of: instance)])
        }
        guard found.isEmpty, let computed = LayoutEdge.allCases.first(where: { $0.name == edge }) else { return found }
        // What no file says follows from what it says of the same axis, or from the component's own size.
        let lines = written.filter { $0.edge.axis == computed.axis }.map {
            frameLine(.token, $0.edge, $0.value, of: instance)
        }
        return [explain(computed, of: instance, lines)]
    }

    private func explain(_ edge: LayoutEdge, of instance: Instance, _ lines: [Explanation.Line]) -> Explanation {
        let isWritten = lines.contains { $0.role == .sets }
        return Explanation(
            keyPath: "\(instance.placement.id).frame.\(edge.name)", value: instance.frame[edge].shortText,
            summary: isWritten
                ? "In points, from the content box's own edge."
                : "In points, from the content box's own edge; computed from the other edges and the component's own size.",
            lines: lines)
    }

    private func frameLine(
        _ role: Explanation.Role, _ edge: LayoutEdge, _ value: ConfigValue, of instance: Instance
    ) -> Explanation.Line {
        let document = scene.chain.first { $0.file.path == value.range.file.path }
        return .init(
            role, layer: (role == .sets ? "" : "\(edge.name), ") + "scene " + (document?.id ?? scene.id),
            text: value.stringValue ?? "", at: value.range)
    }

    /// A key of an entry of `compose`, by the entry's id: its edges as they come out, the others as they are written.
    private func explainPlacement(of id: String, at steps: [String]) -> [Explanation] {
        guard let placement = scene.placements.first(where: { $0.id == id || $0.name == id }) else { return [] }
        if let edge = steps.first, LayoutEdge.allCases.contains(where: { $0.name == edge }) {
            return explainFrame(of: placement.id, edge: edge)
        }
        let entries = scene.chain.flatMap { document in
            (document.record?["compose"]?.items ?? []).flatMap(\.mapEntries).filter {
                ($0.value.record?["id"]?.stringValue ?? $0.key) == placement.id
            }.compactMap { entry in entry.value.record.map { FileLayer(title: "scene \(document.id)", record: $0) } }
        }
        // An entry that takes the place of another one says all of it anew.
        guard let entry = entries.first else { return [] }
        return FieldExplanations(theme: theme, situation: situation).all(
            at: steps, in: [entry], entry.record.group, path: "compose.\(id)")
    }
}
