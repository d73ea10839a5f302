import ConfigSchema
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

/// What the inspector is told about a component, or about a part that runs in one.
struct InspectedComponent: Sendable {
    let name: String
    let summary: String
    let properties: [Explanation]
    /// The keys in its file of the part that is pointed at; empty for the whole, and for what no file describes.
    var part = ""
}

extension StagedScene {
    /// What is behind a part of a component, or of a part that runs in it, `component/part`; nil when the view has none such.
    ///
    /// The keys are paths below the component, or below another one with a slash first; what is shown are paths of
    /// such a part's shared properties. None of both means everything.
    /// A part is one of what a placed file describes, by its keys in the file.
    func inspect(
        _ keys: [String], shown: [String] = [], part: String = "", component id: String
    ) -> InspectedComponent? {
        guard has(id), let declaration = configuration(of: id) else { return inspectMessage(keys, configuration: id) }
        if !part.isEmpty {
            return InspectedComponent(
                name: part.split(separator: ".").last.map { String($0) } ?? declaration.name,
                summary: "A part of '\(instance(id)?.placement.placed?.name ?? id)'.",
                properties: explain("\(id).\(part)"), part: part)
        }
        let name = declaration.name
        var paths = keys.map { $0.hasPrefix("/") ? String($0.dropFirst()) : "\(name).\($0)" }
        if keys.isEmpty, shown.isEmpty { paths = [name] }
        if let part = id.split(separator: "/", maxSplits: 1).dropFirst().first {
            let properties = keys.isEmpty && shown.isEmpty ? ["properties"] : shown.map { "properties.\($0)" }
            paths = properties.map { "\(part).\($0)" } + paths + ["\(part).frame"]
        }
        var seen: Set<String> = []
        let found = (paths.flatMap { explain($0) } + explain("\(id).frame")).filter { seen.insert($0.keyPath).inserted }
        return InspectedComponent(name: name, summary: declaration.summary, properties: found)
    }

    /// What is behind a message over the scene, which no scene places: configuration that components share.
    private func inspectMessage(_ keys: [String], configuration name: String) -> InspectedComponent? {
        guard let declaration = theme.catalog.component(name), !declaration.isPlaceable else { return nil }
        let paths = keys.isEmpty ? [name] : keys.map { "\(name).\($0)" }
        return InspectedComponent(
            name: name, summary: declaration.summary, properties: paths.flatMap { explain($0) })
    }
}
