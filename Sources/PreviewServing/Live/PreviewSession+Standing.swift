import HTTPServing
import SceneModel
import SceneRendering
import SourceDiagnostics
import Synchronization

/// Pages that show many pictures beside each other: each is drawn once for all who look at it, and again after a save.
extension PreviewSession {
    /// How many matrices are kept.
    private static let maxMatrices = 32

    /// The gallery that a URL asks for, with what is to be said about the URL.
    func gallery(theme asked: String?, locale: String? = nil) -> (view: StandingView<GalleryContent>, notes: [String])?
    {
        let project = project
        let texts = PageTexts(locale: locale ?? "")
        func known(_ theme: String) -> StandingView<GalleryContent>? {
            state.withLock { $0.galleries[GalleryRequest(theme: theme, language: texts.language)] }
        }
        // One whose theme is gone is kept for the pages that show it.
        if let view = asked.flatMap(known) { return (view, []) }
        guard let (theme, notes) = project.galleryTheme(asked) else { return nil }
        if let view = known(theme) { return (view, notes) }
        // While the theme is broken, its last good pictures are shown, and the update below says why.
        let whole = state.withLock { $0.lastWhole }
        let drawn = project.themeFindings(theme).containsError ? whole ?? project : project
        guard let content = drawn.gallery(theme: theme, texts, editor: editor.speaking(texts.language)) else {
            return nil
        }
        let id = nextID()
        let view = state.withLock { state in
            if let view = state.galleries[content.subject] { return view }
            let view = StandingView(content, from: drawn, startID: id, events: events)
            state.galleries[content.subject] = view
            return view
        }
        // Saves that came while it was drawn.
        view.update(to: self.project)
        return (view, notes)
    }

    /// The matrix that a URL asks for, with what is to be said about the URL; one of any file where it names none.
    func matrix(_ query: [QueryItem]) -> (view: StandingView<MatrixContent>, notes: [String])? {
        let project = project
        let formats = project.shownFormats
        if query.contains(where: { $0.name == ViewQuery.Name.scene.rawValue }) { return nil }
        guard let request = MatrixRequest(query, formats: formats) ?? firstMatrix(query, formats, in: project) else {
            return nil
        }
        if let view = state.withLock({ $0.matrices[request] }) { return (view, []) }
        guard let (content, notes) = project.matrix(request, editor) else { return nil }
        let id = nextID()
        let view = state.withLock { state in
            if let view = state.matrices[request] { return view }
            if state.matrices.count >= Self.maxMatrices {
                // One that nobody listens to is drawn again when somebody asks.
                state.matrices = state.matrices.filter { $0.value.channel.listenerCount > 0 }
            }
            let view = StandingView(content, from: project, startID: id, events: events)
            state.matrices[request] = view
            return view
        }
        // Saves that came while it was drawn.
        view.update(to: self.project)
        return (view, notes)
    }

    /// Every file that a matrix can show, by its address.
    func matrixLinks(_ texts: PageTexts) -> [(address: String, text: String)] {
        project.project.shownFiles.map { file in
            (
                MatrixRequest.address(file.document.kind.name, file.document.id, texts),
                file.title(locale: texts.language.rawValue)
            )
        }
    }

    private func firstMatrix(
        _ query: [QueryItem], _ formats: [String], in project: PreviewProject
    ) -> MatrixRequest? {
        guard let file = project.project.shownFiles.first?.document else { return nil }
        return MatrixRequest(query + [QueryItem(name: file.kind.name, value: file.id)], formats: formats)
    }
}
