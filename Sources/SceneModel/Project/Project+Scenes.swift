import ConfigSchema
package import SourceDiagnostics
import Synchronization
package import ThemeModel

extension Project {
    /// A scene with the findings of its own file.
    package struct LoadedScene: Sendable {
        /// The scene; nil when its file cannot be read at all.
        package let scene: Scene?
        /// The theme that it names.
        package let theme: Theme?
        /// The findings in its own file.
        package let diagnostics: [Diagnostic]
        /// The tokens that its own file refers to.
        let uses: [TokenUse]
        /// The findings that are the same in every theme that differs only in hues.
        let hueIndependent: [Diagnostic]
    }

    /// A scene with what it inherits, and what can be found in it without its theme.
    ///
    /// A theme is saved more often than any other file, and most scenes use it: this part of them stays.
    package struct Composition: Sendable {
        package let scene: Scene
        /// Whether all that it inherits could be read, so that what is missing is missing.
        let isWhole: Bool
        /// The findings in its own file that no theme changes.
        let diagnostics: [Diagnostic]
        /// The tokens that its own file refers to.
        let uses: [TokenUse]
        /// Where everything stands, by device; none when its own file changes nothing in that.
        let plans: [ScenePlan]
        /// Whether its own file, one that it extends or its fixture is in error.
        let isBroken: Bool
    }

    /// Composes a scene of a project that does not remember, and reads the project's first theme meanwhile: for a small
    /// command that is the longest piece of work, and needs nothing of the other.
    func composeBesideTheme(_ own: SceneDocument) -> Composition {
        guard memory.withLock({ $0.themes.isEmpty }), let theme = themeID(of: own) else { return composed(own) }
        return alongside({ self.composed(own) }, { self.theme(theme) }).0
    }

    private func composed(_ own: SceneDocument) -> Composition {
        var inquiry = Inquiry(self)
        return compose(own, &inquiry)
    }

    /// The theme that a scene will ask for; nil for none, and for one that cannot be.
    private func themeID(of own: SceneDocument) -> String? {
        var inquiry = Inquiry(self)
        var told: [Diagnostic] = []
        let id = Scene.themeID(of: sceneChain(own, &inquiry, &told), document.theme?.id)
        return id.flatMap { ProjectLayout.standard.isPlain($0) ? $0 : nil }
    }

    func compose(_ own: SceneDocument, _ inquiry: inout Inquiry) -> Composition {
        var diagnostics = own.diagnostics
        let chain = sceneChain(own, &inquiry, &diagnostics)
        let isWhole = !chain.contains { $0.isIncomplete } && chain.last?.text("extends") == nil
        let fixture = fixture(of: chain, own: own, &inquiry, &diagnostics)
        var files = KindFiles(inquiry, kinds.fileFormats)
        if own.kind.placing != nil {
            own.kind.gather(Scene.placements(of: chain), with: fixture, from: &files, &diagnostics)
        }
        inquiry = files.inquiry
        let outer = Scene(
            own.kind, chain: chain, fixture: fixture, files: files.documents,
            dataFiles: files.dataFiles, projectTheme: document.theme?.id)
        let scene =
            scene(inside: outer, &inquiry, &diagnostics)
            .map { inner in
                Scene(
                    own.kind, chain: chain, fixture: fixture, files: files.documents,
                    dataFiles: files.dataFiles, projectTheme: document.theme?.id, inner: inner)
            } ?? outer
        let solved = isWhole ? SceneChecks.run(scene, catalog: catalog, &diagnostics) : []
        // What stands where it should not because of an error is that error's consequence.
        let isBroken = !isWhole || diagnostics.containsError || isBroken(below: own, chain, &inquiry)
        let plans = isBroken ? [] : solved.isEmpty ? plans(inheritedBy: own, &inquiry) : solved
        var uses: [TokenUse] = []
        own.layer.forEachValue { _, _, value in uses.append(tokensOf: value) }
        own.inlineFixture?.layer?.forEachValue { _, _, value in uses.append(tokensOf: value) }
        return Composition(
            scene: scene, isWhole: isWhole, diagnostics: diagnostics, uses: uses, plans: plans, isBroken: isBroken)
    }

    /// The scene that lies inside of another one, with that one's fixture; what is wrong with its own file is told there.
    private func scene(
        inside outer: Scene, _ inquiry: inout Inquiry, _ diagnostics: inout [Diagnostic]
    ) -> Scene? {
        guard let value = outer.kind.innerScene(of: outer), let id = value.stringValue else { return nil }
        let isOwn = value.range.file.path == outer.own?.file.path
        guard ProjectLayout.standard.isPlain(id) else {
            if isOwn { diagnostics.append(.notPlain(sceneID: id, at: value.range, known: inquiry.sceneIDs())) }
            return nil
        }
        guard let document = inquiry.sceneDocument(id) else {
            if isOwn { diagnostics.append(.unknownScene(id, at: value.range, known: inquiry.sceneIDs())) }
            return nil
        }
        guard let own = outer.own, document.kind.name == outer.kind.name else {
            if isOwn, let own = outer.own { diagnostics.append(.otherKind(document, than: own, at: value.range)) }
            return nil
        }
        guard document.id != own.id else { return nil }
        var told: [Diagnostic] = []
        return Scene(
            document.kind, chain: sceneChain(document, &inquiry, &told), fixture: outer.fixture,
            projectTheme: self.document.theme?.id)
    }

    /// Whether what a scene extends, or its fixture, is in error.
    private func isBroken(below own: SceneDocument, _ chain: [SceneDocument], _ inquiry: inout Inquiry) -> Bool {
        if let extended = own.text("extends")?.text, inquiry.composition(extended)?.isBroken != false { return true }
        guard let path = chain.first(where: \.hasFixture)?.fixturePath else { return false }
        return inquiry.fixture(at: path)?.diagnostics.containsError != false
    }

    /// Where everything stands in a scene that changes nothing in that, and something else of the components.
    private func plans(inheritedBy own: SceneDocument, _ inquiry: inout Inquiry) -> [ScenePlan] {
        guard own.placements.isEmpty, own.record?["remove"] == nil,
            !own.layer.components.isEmpty || own.record?["theme"] != nil,
            let extended = own.text("extends")?.text
        else { return [] }
        return inquiry.composition(extended)?.plans ?? []
    }

    /// Checks a scene with its theme; `earlier` is the scene as it was before a save, if it was loaded then.
    func load(
        _ composition: Composition, _ inquiry: inout Inquiry, after earlier: LoadedScene? = nil
    ) -> LoadedScene {
        var diagnostics = composition.diagnostics
        let theme = theme(of: composition, &inquiry, &diagnostics)
        if let theme, let own = composition.scene.own {
            diagnostics = theme.completing(diagnostics, about: own.unreadNames)
        }
        if let theme, let own = composition.scene.own {
            own.layer.forEachValue { _, _, value in
                guard Theme.mayLackFamily(in: value) else { return }
                diagnostics += inquiry.withFiles { theme.unknownFamilies(in: value, files: $0) }
            }
        }
        if let theme, !theme.fonts.sources.isEmpty, let place = composition.scene.own?.text("scene")?.range {
            diagnostics += inquiry.withFiles { files in
                MissingCharacters.check(
                    theme, files: files, texts: { composition.scene.texts(in: theme) }, of: composition.scene.id,
                    at: place)
            }
        }
        var hueIndependent: [Diagnostic] = []
        if composition.isWhole {
            hueIndependent = SceneChecks.run(
                composition.scene, composition.plans, theme: theme, catalog: catalog, screens,
                known: earlier.flatMap { hueIndependentFindings(of: composition, theme, after: $0) }, &diagnostics)
        }
        return LoadedScene(
            scene: composition.scene, theme: theme, diagnostics: diagnostics, uses: composition.uses,
            hueIndependent: hueIndependent)
    }

    /// Returns the findings of a scene that a save of its theme cannot have changed; `nil` if the save may have.
    private func hueIndependentFindings(
        of composition: Composition, _ theme: Theme?, after earlier: LoadedScene
    ) -> [Diagnostic]? {
        guard earlier.scene === composition.scene, let path = composition.scene.own?.file.path, let theme,
            let earlierTheme = earlier.theme, screens.differOnlyInHues(earlierTheme, theme),
            // The saved file has other places.
            earlier.hueIndependent.allSatisfy({ $0.isOnly(in: path) })
        else { return nil }
        return earlier.hueIndependent
    }

    private func sceneChain(
        _ own: SceneDocument, _ inquiry: inout Inquiry, _ diagnostics: inout [Diagnostic]
    ) -> [SceneDocument] {
        var chain = [own]
        while let extended = chain.last?.text("extends") {
            if let first = chain.firstIndex(where: { $0.id == extended.text }) {
                let links = chain[first...].compactMap { scene in scene.text("extends").map { (scene.id, $0.range) } }
                diagnostics += Diagnostic.ring(links, from: own.id, .sceneCycle, noun: "scene")
                break
            }
            guard chain.count < ExtendsDepth.limit else {
                if let place = own.text("extends")?.range { diagnostics.append(.extendsDepth(of: "scene", at: place)) }
                break
            }
            guard ProjectLayout.standard.isPlain(extended.text) else {
                if chain.count == 1 {
                    diagnostics.append(.notPlain(sceneID: extended.text, at: extended.range, known: inquiry.sceneIDs()))
                }
                break
            }
            guard let next = inquiry.sceneDocument(extended.text) else {
                if chain.count == 1 {
                    diagnostics.append(
                        .unknownScene(extended.text, at: extended.range, known: inquiry.sceneIDs()))
                }
                break
            }
            guard next.kind.name == own.kind.name else {
                if chain.count == 1 { diagnostics.append(.otherKind(next, than: own, at: extended.range)) }
                break
            }
            chain.append(next)
        }
        return chain
    }

    private func fixture(
        of chain: [SceneDocument], own: SceneDocument, _ inquiry: inout Inquiry, _ diagnostics: inout [Diagnostic]
    ) -> Fixture? {
        guard let document = chain.first(where: \.hasFixture) else { return nil }
        if let fixture = document.inlineFixture {
            if document === own, let inherited = self.fixture(inheritedBy: own, in: chain, &inquiry),
                let finding = Diagnostic.replacedContexts(own, by: fixture, inherited: inherited)
            {
                diagnostics.append(finding)
            }
            return fixture
        }
        guard let (name, place) = document.text("contexts") else { return nil }
        guard let path = document.fixturePath else {
            if document === own { diagnostics.append(.unusableFixture(name, at: place)) }
            return nil
        }
        if case .theme = ProjectLayout.standard.role(of: path), inquiry.source(path) != nil {
            if document === own { diagnostics.append(OtherFolder.noFixture(name, at: place)) }
            return nil
        }
        if let loaded = inquiry.fixture(at: path) { return loaded.fixture }
        guard document === own else { return nil }
        if let failure = inquiry.failure(of: path), [.outside, .directory].contains(failure) {
            diagnostics.append(.unreadable(name, failure, at: place))
        } else {
            let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
            let prefix = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
            let beside = inquiry.entries(of: folder).map { prefix + $0 }
            let fixtures = inquiry.files(below: ProjectLayout.standard.fixtureFolder)
            let meant = ProjectLayout.standard.meantPath(by: name, from: own.file.folder, among: fixtures)
            diagnostics.append(.missingContexts(name, at: place, beside: beside, meant: meant))
        }
        return nil
    }

    /// The fixture that a scene would have without its own.
    private func fixture(
        inheritedBy own: SceneDocument, in chain: [SceneDocument], _ inquiry: inout Inquiry
    ) -> Fixture? {
        guard let document = chain.dropFirst().first(where: \.hasFixture) else { return nil }
        return document.inlineFixture ?? document.fixturePath.flatMap { inquiry.fixture(at: $0)?.fixture }
    }

    private func theme(
        of composition: Composition, _ inquiry: inout Inquiry, _ diagnostics: inout [Diagnostic]
    ) -> Theme? {
        let scene = composition.scene
        guard let id = scene.themeID else {
            if composition.isWhole, let place = scene.own?.record?["scene"]?.range {
                diagnostics.append(.missingTheme(of: scene, at: place))
            }
            return nil
        }
        let place = scene.own?.text("theme").flatMap { $0.text == id ? $0.range : nil }
        guard ProjectLayout.standard.isPlain(id) else {
            if let place { diagnostics.append(.notPlain(themeID: id, at: place, known: inquiry.themeIDs())) }
            return nil
        }
        let loaded = inquiry.theme(id)
        if let theme = loaded.theme {
            if let place, loaded.notServed.contains(scene.kind.name) {
                diagnostics.append(DefaultsResolve.finding(about: theme, at: place))
            }
            return theme
        }
        if let place {
            diagnostics.append(.unknownTheme(id, at: place, known: inquiry.themeIDs()))
        }
        return nil
    }
}

extension Diagnostic {
    /// Whether the finding, its notes and its edits stand in one file.
    fileprivate func isOnly(in path: String) -> Bool {
        range.file.path == path && notes.allSatisfy { $0.range.map { $0.file.path == path } ?? true }
            && fixes.allSatisfy { $0.edits.allSatisfy { $0.range.file.path == path } }
    }
}
