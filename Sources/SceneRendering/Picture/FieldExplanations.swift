import ConfigSchema
import SceneModel
import SourceDiagnostics
import ThemeModel

/// One file as a layer of what is explained.
struct FileLayer {
    let title: String
    let record: RecordValue
}

/// Explains the keys of files that configure no component: of scenes, of themes, of fixtures.
struct FieldExplanations {
    let theme: Theme
    let situation: Situation

    /// Explains a key, or every key that files set below it.
    ///
    /// - Parameters:
    ///   - steps: The path below the layers' records.
    ///   - layers: What files say, strongest first.
    ///   - group: What such files may say.
    ///   - path: What stands before the steps.
    /// - Returns: Nothing for a path that no such file can have.
    func all(at steps: [String], in layers: [FileLayer], _ group: PropertyGroup, path: String = "") -> [Explanation] {
        guard !steps.isEmpty else {
            return group.members.filter { spec in layers.contains { $0.record[spec.key] != nil } }
                .flatMap { all(at: [$0.key], in: layers, group, path: path) }
        }
        guard let spec = group.declaration(at: steps, theme.catalog.vocabulary) else { return [] }
        let values = layers.compactMap { layer in value(at: steps, in: layer.record).map { (layer.title, $0) } }
        let keyPath = ((path.isEmpty ? [] : [path]) + steps).joined(separator: ".")
        // What is a record is explained key by key; each layer may set others.
        if let record = values.first?.1.record, values.allSatisfy({ $0.1.record != nil }) {
            let inner = values.compactMap { value in
                value.1.record.map { FileLayer(title: value.0, record: $0) }
            }
            return all(at: [], in: inner, record.group, path: keyPath)
        }
        var lines = values.enumerated().map { index, value in
            Explanation.Line(
                index == 0 ? .sets : .overridden, layer: value.0, text: theme.text(of: value.1, in: situation),
                at: value.1.range)
        }
        let isWhole = steps.last == spec.key
        if isWhole, lines.isEmpty, let text = spec.defaultText {
            lines.append(.builtIn(text, .sets))
        }
        let shown = values.first.map { value in
            theme.resolve(value.1, in: situation)?.explanationText ?? theme.text(of: value.1, in: situation)
        }
        return [
            Explanation(
                keyPath: keyPath, value: shown ?? (isWhole ? spec.defaultText : nil) ?? "none", summary: spec.summary,
                lines: lines)
        ]
    }

    private func value(at steps: [String], in record: RecordValue) -> ConfigValue? {
        var value: ConfigValue? = steps.first.flatMap { record[$0] }
        for step in steps.dropFirst() {
            guard let whole = value else { return nil }
            value = whole.part(step) ?? situation.choose(whole)?.part(step)
        }
        return value.flatMap { situation.choose($0) ?? $0 }
    }
}

extension StagedScene {
    /// Explains a key of a file of the kind's own that a placement shows, or every key that it sets below one.
    func explainFile(placedAs id: String, at steps: [String]) -> [Explanation] {
        guard let name = instance(id)?.placement.placed?.name,
            let file = scene.files.values.first(where: { $0.id == name && $0.kind.fileName == nil }),
            let record = file.record
        else { return [] }
        return FieldExplanations(theme: theme, situation: situation).all(
            at: steps, in: [FileLayer(title: "\(file.kind.name) \(file.id)", record: record)], record.group, path: id
        ).filter { !$0.lines.isEmpty }
    }

    /// Explains a key of the scene's files, of its fixture, or of the theme's.
    func explainField(_ steps: [String]) -> [Explanation] {
        let explanations = FieldExplanations(theme: theme, situation: situation)
        let catalog = theme.catalog
        let fixture = scene.fixture.map { [FileLayer(title: "contexts", record: $0.record)] } ?? []
        let ofScene = explanations.all(
            at: steps,
            in: scene.chain.compactMap { document in
                document.record.map { FileLayer(title: "scene \(document.id)", record: $0) }
            }, SceneFormat.group(for: catalog, registry.sceneKinds))
        let ofFixture = explanations.all(at: steps, in: fixture, FixtureFormat.group(for: catalog, registry.sceneKinds))
        let ofTheme = explanations.all(
            at: steps,
            in: theme.chain.compactMap { document in
                document.record.map { FileLayer(title: "theme \(document.id)", record: $0) }
            }, ThemeFormat.group(for: catalog))
        let written = [ofScene.map(asShown), ofFixture, ofTheme].joined().filter { !$0.lines.isEmpty }
        // A key that nobody sets is explained once, whichever files could.
        return written.isEmpty
            ? Array([ofScene.map(asShown), ofFixture, ofTheme].first { !$0.isEmpty } ?? []) : Array(written)
    }

    /// What the view shows where it was asked for something else than the files say.
    private func asShown(_ explanation: Explanation) -> Explanation {
        let present: String
        switch explanation.keyPath {
        case "theme": present = view.theme
        case "device": present = view.device
        case "locale": present = view.locale
        case "viewer": present = view.viewer
        default: return explanation
        }
        guard present != explanation.value else { return explanation }
        return Explanation(
            keyPath: explanation.keyPath, value: present, summary: explanation.summary,
            lines: explanation.lines.map { .init(.overridden, layer: $0.layer, text: $0.text, at: $0.range) })
    }
}
