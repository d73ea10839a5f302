import ConfigSchema
import HTTPServing
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

extension PreviewProject {
    /// The theme that the gallery is shown with; an unknown one falls back, and a note says so.
    func galleryTheme(_ asked: String?) -> (id: String, notes: [String])? {
        let ids = project.themeIDs
        if let asked, ids.contains(asked) { return (asked, []) }
        guard let id = kinds.compactMap(\.firstTheme).first(where: ids.contains) ?? ids.first else { return nil }
        return (id, asked.map { ["There is no theme '\($0)', showing '\(id)'."] } ?? [])
    }

    /// The gallery with a theme; nil when there is none that can be read.
    func gallery(theme id: String) -> GalleryContent? {
        guard let theme = project.theme(id).theme else { return nil }
        var drawing = GalleryDrawing(self, theme: theme)
        let entries = registry.specimens.map { drawing.entry($0) }
        return GalleryContent(
            theme: id, themes: themeChoices(chosen: id), notes: [],
            isDark: theme.isDark(mode: theme.defaultMode), componentStyle: componentStyle,
            themeStyle: drawing.themeStyle,
            layoutStyle: drawing.layoutStyle, entries: entries)
    }
}

extension PreviewProject {
    /// Whether the gallery with a theme looks as in an earlier reading: the same theme files, the same images, and the
    /// same themes to choose from.
    func drawsGallery(theme id: String, like earlier: PreviewProject) -> Bool {
        func files(_ project: Project) -> [[UInt8]]? { project.theme(id).theme?.chain.map(\.file.bytes) }
        return files(project) == files(earlier.project) && themeChoices(chosen: id) == earlier.themeChoices(chosen: id)
            && earlier.imageAddresses.allSatisfy { address(of: $0) == $1 }
            && project.theme(id).theme.map(fontAddresses) == earlier.project.theme(id).theme.map(earlier.fontAddresses)
    }
}

/// Draws the examples of everything in the registry in all modes of a theme.
private struct GalleryDrawing {
    let preview: PreviewProject
    let theme: Theme
    let examples: ExampleProject
    private(set) var themeStyle = ""
    private(set) var layoutStyle = ""
    /// The scopes whose values are already in the style sheet.
    private var scopes: Set<String> = []

    init(_ preview: PreviewProject, theme: Theme) {
        self.preview = preview
        self.theme = theme
        examples = ExampleProject(
            fileSystem: preview.project.fileSystem, registry: preview.registry, theme: theme.id)
    }

    mutating func entry(_ specimen: Specimen) -> GalleryEntry {
        var shown: [GalleryExample] = []
        for (index, example) in specimen.examples.enumerated() {
            shown.append(draw(example, number: index, of: specimen))
        }
        let leaves = preview.registry.catalog.component(specimen.name)?.properties.leaves ?? []
        return GalleryEntry(
            name: specimen.name, summary: specimen.summary, examples: shown,
            properties: leaves.map { leaf in
                GalleryProperty(
                    path: leaf.path, kind: leaf.spec.kind.words.replacing("`", with: ""),
                    defaultText: leaf.spec.defaultText ?? "–", sentence: leaf.spec.summary)
            })
    }

    private mutating func draw(
        _ example: ComponentExample, number: Int, of specimen: Specimen
    ) -> GalleryExample {
        var shown = GalleryExample(
            id: "d-example-\(specimen.name)-\(number)", title: example.title,
            detail: "seen by \(example.viewer), \(example.sceneType), \(example.device)",
            configuration: example.configuration, pictures: [], findings: "")
        for mode in theme.modes {
            let result = examples.stage(number, of: specimen, mode: mode)
            if case .findings = example.expectation {
                shown.findings = result.findings.map(Self.text).joined(separator: "\n")
                return shown
            }
            guard let staged = result.staged, let instance = result.instance else { continue }
            let prefix = "g\(number)-\(specimen.name)-\(mode)-"
            layoutStyle += "#\(prefix)\(StagedScene.elementID(instance.placement.id)){inset:0}\n"
            shown.pictures.append(
                GalleryPicture(
                    mode: mode, scope: scope(staged, example, of: specimen, prefix: prefix), locale: "en",
                    width: instance.frame.width, height: instance.frame.height, scale: staged.plan.canvas.scale,
                    nodes: [staged.render(instance).prefixingIdentifiers(prefix)]))
        }
        return shown
    }

    /// The classes in whose scope a picture's values stand: one for all pictures of a mode and device, and one of its own
    /// for an example that configures something.
    private mutating func scope(
        _ staged: StagedScene, _ example: ComponentExample, of specimen: Specimen, prefix: String
    ) -> String {
        let shared = "g-\(staged.view.mode)-\(staged.device.deviceClass.rawValue)"
        if scopes.insert(shared).inserted {
            let plain = theme.plainValues(mode: staged.view.mode, device: staged.device)
            themeStyle += preview.fontStyle(of: theme, in: plain)
            themeStyle += SceneStyles.surroundings(theme, mode: staged.view.mode, scope: "." + shared)
            themeStyle += SceneStyles.values(plain, scale: 1, scope: "." + shared, assetURL: preview.address)
        }
        guard !example.configuration.isEmpty, let values = staged.values[specimen.name] else { return shared }
        let own = prefix + "values"
        // Behind the shared one and as specific as it, so that it wins.
        themeStyle += SceneStyles.values([specimen.name: values], scale: 1, scope: "." + own, assetURL: preview.address)
        return shared + " " + own
    }

    private static func text(_ diagnostic: Diagnostic) -> String {
        "\(diagnostic.severity): \(diagnostic.message) [\(diagnostic.id)]\n"
            + (SourceExcerpt(diagnostic)?.text ?? "")
    }
}

extension Theme {
    /// The values of all components without a scene's own.
    fileprivate func plainValues(mode: String, device: Device) -> [String: PropertyValues] {
        values(
            cascade: Cascade(catalog: catalog, layers: layers),
            in: situation(mode: mode, deviceClass: device.deviceClass.rawValue, locale: "en"))
    }
}
