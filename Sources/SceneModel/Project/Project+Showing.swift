import SourceDiagnostics

/// Files of a kind's own by themselves.
extension Project {
    /// A file of a kind's own that is shown by itself.
    package struct ShownFile: Sendable {
        /// What it says.
        package let document: KindDocument
        /// The kind whose file it is.
        package let owner: any SceneKind
        /// Its pictures.
        package let showing: FileShowing
        /// The path of the fixture of the first scene that places it; nil where no scene with a fixture's file does.
        package let fixturePath: String?
        /// The theme of that scene.
        let sceneTheme: String?

        /// The theme in which it is shown; nil for the project's.
        package var theme: String? { showing.theme ?? sceneTheme }

        /// The path of the file.
        package var path: String { document.path }

        /// What people call it; its id where it has no name.
        package func title(locale: String) -> String {
            showing.title.flatMap { document.text(of: $0, locale: locale) } ?? document.id
        }

        /// The sentence about it; empty where it has none.
        package func summary(locale: String) -> String {
            showing.summary.flatMap { document.text(of: $0, locale: locale) } ?? ""
        }

        /// The heading under which it stands among others.
        package func groupTitle(locale: String) -> String {
            showing.group.title.flatMap { document.text(of: $0, locale: locale) } ?? showing.group.name
        }
    }

    /// A file with an id, of whichever format, that is shown by itself; nil when there is no such file, or when it cannot
    /// be read.
    package func shownFile(_ id: String) -> ShownFile? {
        guard ProjectLayout.standard.isPlain(id) else { return nil }
        for owner in kinds.all where owner.formAxis != nil {
            for format in owner.fileFormats where format.fileName == nil {
                if let file = shownFile(id, format, owner) { return file }
            }
        }
        return nil
    }

    /// Every file that is shown by itself, by its headings and its place below them.
    package var shownFiles: [ShownFile] {
        kinds.all.filter { $0.formAxis != nil }.flatMap { owner in
            owner.fileFormats.flatMap { format in
                files(below: format.folder).compactMap { path -> ShownFile? in
                    guard let (kind, id) = kinds.fileFormats.match(path), kind.name == format.name else { return nil }
                    return shownFile(id, format, owner)
                }
            }
        }.sorted { first, second in
            let (a, b) = (first.showing.group, second.showing.group)
            return (a.name, a.order, first.document.id) < (b.name, b.order, second.document.id)
        }
    }

    private func shownFile(_ id: String, _ format: FileFormat, _ owner: any SceneKind) -> ShownFile? {
        var files = KindFiles(Inquiry(self), kinds.fileFormats)
        guard let document = files.document(id, of: format), let showing = owner.showing(document, among: &files) else {
            return nil
        }
        let scene = firstScene(placing: id, of: owner)
        return ShownFile(
            document: document, owner: owner, showing: showing, fixturePath: scene?.fixtureDocument?.fixturePath,
            sceneTheme: scene?.themeID)
    }

    /// The first scene of a kind that places a file and whose fixture is a file.
    private func firstScene(placing id: String, of owner: any SceneKind) -> Scene? {
        sceneIDs.lazy.compactMap { self.composition($0)?.scene }.first { scene in
            scene.kind.name == owner.name && scene.fixtureDocument?.fixturePath != nil
                && scene.placedFiles.contains { $0.name == id }
        }
    }

    /// The scene that shows a file by itself in one form.
    ///
    /// It is in no file: what is wrong with it is what is wrong with the file that it shows.
    package func scene(showing file: ShownFile, as form: FileShowing.Form) -> LoadedScene {
        let id = file.document.id
        let path = path(ofScene: id)
        var text = "scene: \(id)\n"
        if let theme = file.theme { text += "theme: \(theme)\n" }
        if let fixture = file.fixturePath {
            // From the scene's folder up to the root, and down again.
            let up = String(repeating: "../", count: path.split(separator: "/").count - 1)
            text += "contexts: \(up)\(fixture)\n"
        }
        var inquiry = Inquiry(self)
        let document = SceneDocument(
            id: id, file: SourceFile(path: path, bytes: Array((text + form.scene).utf8)), catalog: catalog,
            formats: formats)
        let composition = compose(document, &inquiry)
        return load(composition, &inquiry)
    }
}
