import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics

/// Draws files of kinds' own for the gallery: each in its forms and modes, with its samples.
struct FileGallery {
    private let preview: PreviewProject
    private let files: [Project.ShownFile]
    private let texts: PageTexts
    private let last: [String: GalleryEntry]
    private(set) var pictures: FilePictures
    /// What is wrong with those that keep their last pictures.
    private(set) var findings: [Diagnostic] = []

    /// Prepares drawing.
    ///
    /// - Parameters:
    ///   - preview: The project.
    ///   - files: What is drawn, in the order of the gallery.
    ///   - texts: The page's words, and with them the language of the files.
    ///   - last: What is shown, of which files that are broken keep their pictures.
    init(_ preview: PreviewProject, _ files: [Project.ShownFile], _ texts: PageTexts, keeping last: [GalleryEntry]) {
        self.preview = preview
        self.files = files
        self.texts = texts
        self.last = Dictionary(last.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        pictures = preview.filePictures
    }

    mutating func entries() -> [GalleryEntry] {
        files.map { file in
            let drawn = entry(of: file)
            let found = preview.findings(of: file)
            guard found.containsError else { return drawn }
            findings += found.filter { !findings.contains($0) }
            return last[file.document.id] ?? drawn
        }
    }

    private mutating func entry(of file: Project.ShownFile) -> GalleryEntry {
        let id = file.document.id
        let name = id.replacing("/", with: "--")
        var examples: [GalleryExample] = []
        let modes = pictures.modes(of: file)
        let locale = texts.language.rawValue
        let kind = preview.kind(file.owner.name)
        for form in file.showing.forms {
            let shown = modes.compactMap { mode in
                pictures.draw(
                    file, form, FilePictures.Look(mode: mode, locale: locale, axes: file.owner.galleryChoices),
                    prefix: "w-\(name)-\(form.choice.name)-\(mode)-")
            }
            guard let first = shown.first else { continue }
            let size = "\(first.width.shortText) × \(first.height.shortText)"
            examples.append(
                GalleryExample(
                    id: "d-form-\(name)-\(form.choice.name)",
                    title: preview.words(for: form.choice.name, in: locale, kind), isEnglish: false,
                    detail: size, configuration: "",
                    pictures: shown.map { GalleryPicture($0) }, findings: ""))
        }
        return GalleryEntry(
            name: id, summary: file.summary(locale: locale), examples: examples, properties: [],
            file: GalleryFile(
                title: file.title(locale: locale), group: file.groupTitle(locale: locale), path: file.path,
                matrixAddress: MatrixRequest.address(file.document.kind.name, id, texts)))
    }
}
