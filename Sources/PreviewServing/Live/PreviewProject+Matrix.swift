import ConfigSchema
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

extension PreviewProject {
    /// The formats of files that are shown by themselves, by the names that addresses have.
    var shownFormats: [String] {
        project.kinds.all.filter { $0.formAxis != nil }.flatMap(\.fileFormats).filter { $0.fileName == nil }.map(\.name)
    }

    /// Draws files by themselves.
    var filePictures: FilePictures {
        FilePictures(
            of: project, registry, pictureFiles,
            fontStyle: { self.fontStyle(of: $0, in: $1, isDrawnByFiles: true) })
    }

    /// What is wrong with a file that is shown by itself, and with what its pictures are made of.
    func findings(of file: Project.ShownFile) -> [Diagnostic] {
        var paths: Set<String> = [file.path]
        for form in file.showing.forms.prefix(1) {
            let loaded = project.scene(showing: file, as: form)
            paths.formUnion(loaded.scene?.files.keys.map { $0 } ?? [])
            paths.formUnion(loaded.theme?.chain.map(\.file.path) ?? [])
        }
        if let fixture = file.fixturePath { paths.insert(fixture) }
        return readAll().filter { paths.contains($0.range.file.path) }
    }

    /// The matrix that an address asks for.
    ///
    /// - Parameters:
    ///   - request: What the address asks for.
    ///   - editor: Where files open.
    ///   - last: What is shown, whose pictures stay while a file is broken.
    /// - Returns: The matrix, with what is to be said about the address; nil when it can show nothing.
    func matrix(
        _ request: MatrixRequest, _ editor: EditorLink, keeping last: MatrixContent? = nil
    ) -> (content: MatrixContent, notes: [String])? {
        guard let file = project.shownFile(request.file) else {
            guard var kept = last else { return nil }
            kept.findings = FindingList(
                diagnostics: [], touching: readAll().filter { $0.range.file.path == kept.path }, editor: kept.source,
                texts: PageTexts(locale: kept.locale))
            return (kept, [])
        }
        let found = findings(of: file)
        if found.containsError, var kept = last {
            kept.findings = FindingList(
                diagnostics: [], touching: found, editor: kept.source, texts: PageTexts(locale: kept.locale))
            return (kept, [])
        }
        var drawing = MatrixDrawing(self, file, request)
        let texts = drawing.texts
        let editor = editor.speaking(texts.language)
        let list = FindingList(diagnostics: [], touching: found, editor: editor, texts: texts)
        let rows = drawing.rows()
        return (
            MatrixContent(
                subject: request,
                formatTitle: words(for: request.format, in: drawing.locale, kind(file.owner.name)),
                title: file.title(locale: drawing.locale),
                summary: file.summary(locale: drawing.locale),
                locale: drawing.locale, files: fileChoices(chosen: file.document.id, locale: drawing.locale),
                axes: drawing.controls, isDark: drawing.isDark,
                componentStyle: componentStyle, themeStyle: drawing.pictures.themeStyle,
                layoutStyle: drawing.pictures.layoutStyle, columns: drawing.columns.map(\.heading), rows: rows,
                findings: list, source: editor, path: file.path), drawing.notes
        )
    }

    /// Every file that is shown by itself, by its headings in a language.
    private func fileChoices(chosen: String, locale: String) -> [ChoiceGroup] {
        var groups: [ChoiceGroup] = []
        for file in project.shownFiles {
            let choice = Choice(
                file.document.id, file.title(locale: locale), isChosen: file.document.id == chosen)
            let title = file.groupTitle(locale: locale)
            if let last = groups.last, last.title == title {
                groups[groups.count - 1] = ChoiceGroup(title: title, choices: last.choices + [choice])
            } else {
                groups.append(ChoiceGroup(title: title, choices: [choice]))
            }
        }
        return groups
    }
}

/// Lays the choices about a file out in rows and columns.
private struct MatrixDrawing {
    /// What somebody chose on every axis.
    struct Line {
        let heading: String
        let choices: [String: String]
    }

    /// An axis with what is done with it.
    private struct Placed {
        let name: String
        let names: [String]
        /// Rows, columns, or one of the names.
        let place: String
    }

    private let file: Project.ShownFile
    private let preview: PreviewProject
    private let kind: (any PreviewKind)?
    private(set) var pictures: FilePictures
    private(set) var notes: [String] = []
    let isDark: Bool
    private var axes: [Placed] = []

    /// More pictures than this are not drawn, so that an address cannot ask for any number.
    private static let limit = 400

    init(_ preview: PreviewProject, _ file: Project.ShownFile, _ request: MatrixRequest) {
        self.file = file
        self.preview = preview
        kind = preview.kind(file.owner.name)
        pictures = preview.filePictures
        let modes = pictures.modes(of: file)
        isDark = pictures.themes.values.first.map { $0.isDark(mode: $0.defaultMode) } ?? false
        let forms = file.showing.forms
        if let axis = file.owner.formAxis {
            add(axis.name, forms.map(\.choice.name), usually: MatrixRequest.rows, request)
        }
        add("mode", modes, usually: MatrixRequest.columns, request)
        for axis in file.owner.axes {
            var names: [String] = []
            for form in forms {
                let choices = pictures.choices(for: file, form).first { $0.axis == axis }?.names ?? []
                names += choices.filter { !names.contains($0) }
            }
            // What comes before the gallery's choice needs something live, which a file by itself has not.
            if let usual = file.owner.galleryChoices[axis.name], let first = names.firstIndex(of: usual) {
                names.removeSubrange(..<first)
            }
            // How things are painted is what differs most; the others say what is painted.
            let isFirst = axis == file.owner.axes.first
            add(axis.name, names, usually: isFirst ? MatrixRequest.columns : names.first ?? "", request)
        }
        let locales = preview.project.catalog.vocabulary.locales
        add("locale", locales, usually: locales.first ?? "", request)
    }

    private mutating func add(
        _ name: String, _ names: [String], usually place: String, _ request: MatrixRequest
    ) {
        guard names.count > 1 else { return }
        let asked = request.axes[name]
        let known = [MatrixRequest.rows, MatrixRequest.columns] + names
        if let asked, !known.contains(asked) {
            notes.append("There is no \(name) '\(asked)'\(Suggestion.clause(for: asked, in: names)).")
        }
        axes.append(
            Placed(
                name: name, names: names, place: asked.flatMap { known.contains($0) ? $0 : nil } ?? place)
        )
    }

    var controls: [MatrixAxis] {
        axes.map { axis in
            let places = [(MatrixRequest.rows, texts.rows), (MatrixRequest.columns, texts.columns)]
            return MatrixAxis(
                name: axis.name, label: label(of: axis),
                groups: [
                    ChoiceGroup(
                        title: texts.allAs, choices: places.map { Choice($0, $1, isChosen: axis.place == $0) }),
                    ChoiceGroup(
                        title: texts.only,
                        choices: axis.names.map { Choice($0, words($0, of: axis), isChosen: axis.place == $0) }),
                ])
        }
    }

    /// The language of everything that is said once for all pictures: the one that was chosen, else the first.
    var locale: String {
        let locales = axes.first { $0.name == "locale" }
        return locales.flatMap { $0.names.contains($0.place) ? $0.place : $0.names.first } ?? "en"
    }

    var texts: PageTexts { PageTexts(locale: locale) }

    private func label(of axis: Placed) -> String {
        switch axis.name {
        case "locale": return texts.languageLabel
        case "mode": return texts.mode
        default:
            let known = ([file.owner.formAxis].compactMap(\.self) + file.owner.axes).first { $0.name == axis.name }
            return known.map { preview.title(of: $0, in: locale, kind) } ?? axis.name
        }
    }

    var columns: [Line] { lines(MatrixRequest.columns) }

    /// Every combination of the choices on the axes that have a place.
    private func lines(_ place: String) -> [Line] {
        axes.filter { $0.place == place }.reduce([Line(heading: "", choices: [:])]) { lines, axis in
            lines.flatMap { line in
                axis.names.map { name in
                    let heading = [line.heading, words(name, of: axis)].filter { !$0.isEmpty }.joined(separator: " · ")
                    return Line(heading: heading, choices: line.choices.merging([axis.name: name]) { $1 })
                }
            }
        }
    }

    private func words(_ name: String, of axis: Placed) -> String {
        switch axis.name {
        case "locale": PreviewProject.language(name)
        case "mode": texts.mode(name)
        default: preview.words(for: name, in: locale, kind)
        }
    }

    mutating func rows() -> [MatrixRow] {
        let fixed = axes.filter { ![MatrixRequest.rows, MatrixRequest.columns].contains($0.place) }
            .map { ($0.name, $0.place) }
        let always = Dictionary(fixed, uniquingKeysWith: { $1 })
        let columns = columns
        var count = 0
        var rows: [MatrixRow] = []
        for (index, row) in lines(MatrixRequest.rows).enumerated() {
            var cells: [MatrixCell] = []
            for (number, column) in columns.enumerated() {
                count += 1
                let choices = always.merging(row.choices) { $1 }.merging(column.choices) { $1 }
                let label = [row.heading, column.heading].filter { !$0.isEmpty }.joined(separator: " · ")
                let picture = count > Self.limit ? nil : draw(choices, prefix: "m\(index)-\(number)-")
                cells.append(MatrixCell(id: "d-cell-\(index)-\(number)", label: label, picture: picture))
            }
            rows.append(MatrixRow(heading: row.heading, cells: cells))
        }
        if count > Self.limit { notes.append(texts.drawn(Self.limit, of: count)) }
        return rows
    }

    private mutating func draw(_ choices: [String: String], prefix: String) -> GalleryPicture? {
        let forms = file.showing.forms
        let asked = file.owner.formAxis.flatMap { choices[$0.name] }
        guard let form = asked.map({ name in forms.first { $0.choice.name == name } }) ?? forms.first else {
            return nil
        }
        let chosen = pictures.choices(for: file, form).map(\.axis)
        for axis in axes where file.owner.axes.contains(where: { $0.name == axis.name }) {
            // A form without choices on an axis is drawn once, where others have their usual choice.
            let isUsual = choices[axis.name] == axis.names.first
            guard isUsual || chosen.contains(where: { $0.name == axis.name }) else { return nil }
        }
        let look = FilePictures.Look(
            mode: choices["mode"] ?? "", locale: choices["locale"] ?? "en",
            axes: choices.filter { choice in file.owner.axes.contains { $0.name == choice.key } })
        return pictures.draw(file, form, look, prefix: prefix).map { GalleryPicture($0) }
    }
}
