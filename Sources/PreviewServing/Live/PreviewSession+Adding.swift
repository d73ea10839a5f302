import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import Synchronization

/// Additions to scenes, made while people look.
extension PreviewSession {
    /// The sheet of what can be added to a view's scene, with the styles of its pictures; nil where nothing can.
    func offers(for view: LiveView) -> (style: String, sheet: HTMLNode)? {
        let project = view.drawnFrom
        guard let kind = view.fixture.kind as? any AddingKind, let staged = view.picture?.staged else { return nil }
        var pictures = project.filePictures
        pictures.fallbackTheme = staged.theme
        let look = FilePictures.Look(
            mode: staged.view.mode, locale: staged.view.locale, axes: kind.galleryChoices)
        let broken = Set(project.diagnostics.filter { $0.severity == .error }.map(\.range.file.path))
        let offers = project.project.shownFiles.filter { $0.owner.name == kind.name && !broken.contains($0.path) }
            .compactMap { AdditionOffer($0, look, for: staged, of: kind, &pictures) }
        guard !offers.isEmpty else { return nil }
        let sheet = kind.sheet(of: offers, in: staged.view, on: staged.device)
        return (pictures.themeStyle + pictures.layoutStyle, sheet)
    }

    /// Adds a file to a view's scene.
    ///
    /// - Returns: The number of the event after which the view's pages show it.
    /// - Throws: Why it cannot be added.
    func add(_ file: String, as form: String, to view: LiveView) throws(CommandRefusal) -> UInt64 {
        let texts = PageTexts(locale: view.view.locale)
        guard let kind = view.fixture.kind as? any AddingKind, let staged = view.picture?.staged,
            let shown = view.drawnFrom.project.shownFile(file),
            shown.showing.forms.contains(where: { $0.choice.name == form }),
            kind.takes(form, in: staged.scene, on: staged.device)
        else {
            throw CommandRefusal(
                .refused, code: "noAddition",
                message: texts.both("This cannot be added to the scene.", "无法将其添加到此场景。"))
        }
        view.fixture.use()
        let isAdded = try view.fixture.additions.add(to: view.view.scene) { id throws(CommandRefusal) in
            // Somebody else may have added something a moment ago.
            let scene = self.scene(of: view) ?? staged.scene
            return try kind.entry(
                for: Addition(file: file, title: shown.title(locale: view.view.locale), form: form, id: id), in: scene,
                as: staged.view, on: staged.device)
        }
        guard isAdded else {
            let most = Additions.most
            throw CommandRefusal(
                .refused, code: "tooMany",
                message: texts.both(
                    "\(most) were added to this scene already.", "此场景已添加 \(most) 个，无法继续添加。"))
        }
        return showAdditions(to: view)
    }

    /// Takes something back that was added to a view's scene.
    ///
    /// - Returns: The number of the event after which the view's pages show it; nil if it is not there.
    func takeBack(_ id: String, from view: LiveView) -> UInt64? {
        guard view.fixture.additions.takeBack(id, from: view.view.scene) else { return nil }
        return showAdditions(to: view)
    }

    /// A view's scene with what was added to it.
    private func scene(of view: LiveView) -> Scene? {
        let project = view.drawnFrom
        return project.scene(view.view.scene).scene.map {
            view.fixture.additions.completing($0, in: project.project, project.generation)
        }
    }

    private func showAdditions(to view: LiveView) -> UInt64 {
        if let scene = scene(of: view) { view.fixture.take(scene) }
        let others = state.withLock { state in
            state.views.values.filter {
                $0 !== view && $0.fixture === view.fixture && $0.view.scene == view.view.scene
            }
        }
        for other in others { _ = other.showAdditions() }
        return view.showAdditions()
    }
}

extension AdditionOffer {
    /// Nil for a file of which the scene takes no form, or which has no picture.
    fileprivate init?(
        _ file: Project.ShownFile, _ look: FilePictures.Look, for staged: StagedScene, of kind: any AddingKind,
        _ pictures: inout FilePictures
    ) {
        let locale = look.locale
        let name = file.document.id.replacing("/", with: "--")
        let forms = file.showing.forms.filter { kind.takes($0.choice.name, in: staged.scene, on: staged.device) }
            .compactMap { form -> Form? in
                let drawn = pictures.draw(file, form, look, prefix: "o-\(name)-\(form.choice.name)-")
                guard let picture = drawn else { return nil }
                return Form(
                    name: form.choice.name, title: kind.words(for: form.choice.name, in: locale),
                    size: LayoutSize(width: picture.width, height: picture.height),
                    picture: .element(
                        .div, .class(picture.scope), children: [GalleryPage.box(GalleryPicture(picture))]))
            }
        guard !forms.isEmpty else { return nil }
        self.init(
            file: file.document.id, title: file.title(locale: locale), summary: file.summary(locale: locale),
            group: file.groupTitle(locale: locale), forms: forms)
    }
}
