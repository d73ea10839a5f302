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
        let specimens = registry.specimens + registry.sharedSpecimens
        let entries =
            specimens.map { drawing.entry($0) }
            + registry.sharedConfigurations.compactMap { shared in shared.message.map { drawing.entry(shared, $0) } }
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
    private var pictures: ExamplePictures
    var themeStyle: String { pictures.themeStyle }
    var layoutStyle: String { pictures.layoutStyle }

    init(_ preview: PreviewProject, theme: Theme) {
        self.preview = preview
        pictures = ExamplePictures(
            of: preview.registry, theme: theme, in: preview.project.fileSystem, imageURL: preview.address,
            fontStyle: { preview.fontStyle(of: theme, in: $0) })
    }

    mutating func entry(_ specimen: Specimen) -> GalleryEntry {
        var shown: [GalleryExample] = []
        for (index, example) in specimen.examples.enumerated() {
            shown.append(draw(example, number: index, of: specimen))
        }
        return entry(specimen.name, specimen.summary, shown)
    }

    /// What pages show over scenes with a configuration, in every mode.
    mutating func entry(_ shared: SharedConfiguration, _ message: HTMLNode) -> GalleryEntry {
        let node = HTMLNode.element(.div, .class("d-over"), children: [message])
        let drawn = pictures.draw(node, on: preview.registry.first.defaultDevice)
        let example = GalleryExample(
            id: "d-example-\(shared.name)-0", title: "Over a scene", detail: "", configuration: "",
            pictures: drawn.map(Self.shown), findings: "")
        return entry(shared.name, shared.summary, [example])
    }

    private static func shown(_ picture: ExamplePictures.Picture) -> GalleryPicture {
        GalleryPicture(
            mode: picture.mode, scope: picture.scope, locale: "en", width: picture.width, height: picture.height,
            scale: picture.scale, nodes: picture.nodes)
    }

    private func entry(_ name: String, _ summary: String, _ shown: [GalleryExample]) -> GalleryEntry {
        let leaves = preview.registry.catalog.component(name)?.properties.leaves ?? []
        return GalleryEntry(
            name: name, summary: summary, examples: shown,
            properties: leaves.map { leaf in
                GalleryProperty(
                    path: leaf.path, kind: leaf.spec.kind.words.replacing("`", with: ""),
                    defaultText: leaf.spec.defaultText ?? "–", sentence: leaf.spec.summary)
            })
    }

    private mutating func draw(
        _ example: ComponentExample, number: Int, of specimen: Specimen
    ) -> GalleryExample {
        let drawn = pictures.draw(number, of: specimen)
        return GalleryExample(
            id: "d-example-\(specimen.name)-\(number)", title: example.title,
            detail: "seen by \(example.viewer), \(example.sceneType), \(example.device)",
            configuration: example.configuration,
            pictures: drawn.pictures.map(Self.shown),
            findings: drawn.findings.map(Self.text).joined(separator: "\n"))
    }

    private static func text(_ diagnostic: Diagnostic) -> String {
        "\(diagnostic.severity): \(diagnostic.message) [\(diagnostic.id)]\n"
            + (SourceExcerpt(diagnostic)?.text ?? "")
    }
}
