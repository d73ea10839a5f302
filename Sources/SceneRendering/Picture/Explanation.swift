import ConfigSchema
import SceneModel
import SourceDiagnostics
package import ThemeModel

extension StagedScene {
    /// Explains every property at or below a path such as `toolBar.button` or `toolBar.button.tint`.
    ///
    /// `<id>.frame.<edge>` explains a component's place, `<part>.properties.<path>` what a hosted part started with. Empty when
    /// there is no such path.
    package func explain(_ keyPath: String) -> [Explanation] {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let name = parts.first else { return [] }
        let path = parts.count > 1 ? parts[1] : ""
        if !path.isEmpty {
            let found = registry.kind(of: scene).explain(name, path, in: self)
            if !found.isEmpty { return found }
        }
        if path == "frame" || path.hasPrefix("frame.") {
            return explainFrame(of: name, edge: String(path.dropFirst(6)))
        }
        let component = theme.catalog.index(of: name) ?? instance(name)?.placement.component
        return component.map { theme.explain(component: $0, at: path, cascade: cascade, in: situation) } ?? []
    }

    private func explainFrame(of id: String, edge: String) -> [Explanation] {
        guard let instance = instance(id) else { return [] }
        return instance.placement.frame.filter { edge.isEmpty || $0.edge.name == edge }.compactMap { value in
            guard let written = value.value(on: device.deviceClass) else { return nil }
            let document = scene.chain.first { $0.file.path == written.range.file.path }
            return Explanation(
                keyPath: "\(id).frame.\(value.edge.name)", value: instance.frame[value.edge].shortText,
                summary: "In points, from the content box's own edge.",
                lines: [
                    .init(
                        .sets, layer: "scene " + (document?.id ?? scene.id), text: written.stringValue ?? "",
                        at: written.range)
                ])
        }
    }
}
