import ConfigSchema
import HTTPServing
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

extension PreviewProject {
    /// The theme that the gallery is shown with; an unknown one falls back, and a note says so.
    func galleryTheme(_ asked: String?) -> (id: String, notes: [String])? {
        let ids = project.themeIDs
        if let asked, ids.contains(asked) { return (asked, []) }
        let wanted = [project.document.theme?.id].compactMap(\.self) + kinds.compactMap(\.firstTheme)
        guard let id = wanted.first(where: ids.contains) ?? ids.first else { return nil }
        return (id, asked.map { ["There is no theme '\($0)', showing '\(id)'."] } ?? [])
    }

    /// The gallery with a theme, drawn again after a save; while the theme has errors, its last pictures with the findings.
    func gallery(theme id: String, keeping last: GalleryContent) -> GalleryContent {
        let found = themeFindings(id)
        if !found.containsError,
            let drawn = gallery(theme: id, last.texts, editor: last.editor, keeping: last.entries)
        {
            return drawn
        }
        var kept = last
        kept.findings = FindingList(diagnostics: [], touching: found, editor: last.editor, texts: last.texts)
        return kept
    }

    /// The errors in the files of a theme.
    func themeFindings(_ id: String) -> [Diagnostic] {
        let chain = project.theme(id).theme?.chain.map(\.file.path) ?? [project.path(ofTheme: id)]
        return diagnostics.filter { $0.severity == .error && chain.contains($0.range.file.path) }
    }

    /// The gallery with a theme.
    ///
    /// - Parameters:
    ///   - id: The theme.
    ///   - texts: The page's words, and with them the language of files.
    ///   - editor: Where files open.
    ///   - last: What is shown, of which files that are broken keep their pictures.
    /// - Returns: Its entries; nil when there is no such theme that can be read.
    func gallery(
        theme id: String, _ texts: PageTexts, editor: EditorLink, keeping last: [GalleryEntry] = []
    ) -> GalleryContent? {
        guard let theme = project.theme(id).theme else { return nil }
        var drawing = GalleryDrawing(self, texts, theme: theme)
        let others = componentsNotServed(by: id)
        let specimens = (registry.specimens + registry.sharedSpecimens).filter { !others.contains($0.name) }
        let messages = registry.sharedConfigurations.filter { !others.contains($0.name) }
        // Those that are written for another theme stand in its gallery.
        var files = FileGallery(self, project.shownFiles.filter { ($0.theme ?? id) == id }, texts, keeping: last)
        let fileEntries = files.entries()
        let entries =
            fileEntries + specimens.map { drawing.entry($0) }
            + messages.compactMap { shared in shared.message.map { drawing.entry(shared, $0) } }
        return GalleryContent(
            theme: id, texts: texts, themes: themeChoices(chosen: id, in: texts.language.rawValue), notes: [],
            isDark: theme.isDark(mode: theme.defaultMode), componentStyle: componentStyle,
            themeStyle: drawing.themeStyle + files.pictures.themeStyle,
            layoutStyle: drawing.layoutStyle + files.pictures.layoutStyle, entries: entries,
            findings: FindingList(
                diagnostics: [], touching: themeFindings(id) + files.findings, editor: editor, texts: texts),
            editor: editor)
    }
}

extension PreviewProject {
    /// The names of what the kinds of scenes bring that a theme does not serve; empty for a theme that serves none.
    private func componentsNotServed(by theme: String) -> Set<String> {
        let others = registry.kinds.filter { project.theme(theme).notServed.contains($0.name) }
        guard others.count < registry.kinds.count else { return [] }
        return Set(
            others.flatMap { kind in
                kind.components.map { $0.name } + kind.partSpecimens.map(\.name) + kind.sharedConfigurations.map(\.name)
            })
    }

    /// Whether the gallery with a theme looks as in an earlier reading: the same theme files, the same images, and the
    /// same themes to choose from.
    func drawsGallery(theme id: String, _ texts: PageTexts, like earlier: PreviewProject) -> Bool {
        func files(_ project: Project) -> [[UInt8]]? { project.theme(id).theme?.chain.map(\.file.bytes) }
        let locale = texts.language.rawValue
        return files(project) == files(earlier.project)
            && themeChoices(chosen: id, in: locale) == earlier.themeChoices(chosen: id, in: locale)
            && project.shownFiles.isEmpty && earlier.project.shownFiles.isEmpty
            && earlier.imageAddresses.allSatisfy { address(of: $0) == $1 }
            && project.theme(id).theme.map(fontAddresses) == earlier.project.theme(id).theme.map(earlier.fontAddresses)
    }
}

/// Draws the examples of everything in the registry in all modes of a theme.
private struct GalleryDrawing {
    let preview: PreviewProject
    private let texts: PageTexts
    private var pictures: ExamplePictures
    var themeStyle: String { pictures.themeStyle }
    var layoutStyle: String { pictures.layoutStyle }

    init(_ preview: PreviewProject, _ texts: PageTexts, theme: Theme) {
        self.preview = preview
        self.texts = texts
        pictures = ExamplePictures(
            of: preview.registry, theme: theme, locale: texts.language.rawValue, in: preview.project.fileSystem,
            imageURL: preview.address,
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
            id: "d-example-\(shared.name)-0", title: texts.overScene, isEnglish: false, detail: "", configuration: "",
            pictures: drawn.map { GalleryPicture($0) }, findings: "")
        return entry(shared.name, shared.summary, [example])
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
            detail: detail(of: example, in: drawn.store),
            configuration: example.configuration,
            pictures: drawn.pictures.map { GalleryPicture($0) },
            findings: drawn.findings.map(Self.text).joined(separator: "\n"))
    }

    /// Type of scene, device, and whose eyes it is seen through, as people call them.
    private func detail(of example: ComponentExample, in store: (any LiveStore)?) -> String {
        let words = [example.sceneType, example.device].map { name in
            preview.kinds.lazy.compactMap { $0.title(of: name)?.text(in: texts.language.rawValue) }.first
                ?? PreviewProject.words(name)
        }
        let idle = WorkQueue(soon: { _ in }, later: { _, _ in })
        let viewers = store.flatMap { store in
            preview.kinds.first { kind in kind.types.contains { $0.name == example.sceneType } }?.session(
                of: example.viewer, reading: texts.language.rawValue, in: store, on: idle
            ).viewers
        }
        let viewer = viewers?.lazy.flatMap(\.viewers).first { $0.id == example.viewer }
        // Nobody sees an example of what goes wrong.
        return (words + (viewer.map { [texts.seenBy($0.label)] } ?? [])).joined(separator: " · ")
    }

    private static func text(_ diagnostic: Diagnostic) -> String {
        "\(diagnostic.severity): \(diagnostic.message) [\(diagnostic.id)]\n"
            + (SourceExcerpt(diagnostic)?.text ?? "")
    }
}
