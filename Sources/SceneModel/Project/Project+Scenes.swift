import ConfigSchema
package import SourceDiagnostics
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
    }

    /// Reads a scene and everything that it needs, and checks it.
    package func scene(_ id: String) -> LoadedScene {
        guard let own = sceneDocument(id) else { return LoadedScene(scene: nil, theme: nil, diagnostics: []) }
        return load(own)
    }

    /// Checks a scene and lets go of it; gives its own values, and the findings in its own file.
    ///
    /// Of a thousand scenes only those that others extend are needed again. Keeping them all would take as long as
    /// reading them, because their memory must be got from the system first.
    func checkScene(_ id: String) -> (own: SceneDocument, diagnostics: [Diagnostic])? {
        guard let own = knownSceneDocument(id) ?? readSceneDocument(id) else { return nil }
        return (own, load(own).diagnostics)
    }

    private func load(_ own: SceneDocument) -> LoadedScene {
        var diagnostics = own.diagnostics
        let chain = sceneChain(own, &diagnostics)
        let isWhole = !chain.contains { $0.isIncomplete } && sceneChainEnds(chain)
        let fixture = fixture(of: chain, own: own, &diagnostics)
        let scene = Scene(chain: chain, fixture: fixture)
        let theme = theme(of: scene, own: own, isWhole: isWhole, &diagnostics)
        if isWhole { SceneChecks.run(scene, theme: theme, catalog: catalog, &diagnostics) }
        return LoadedScene(scene: scene, theme: theme, diagnostics: diagnostics)
    }

    private func sceneChain(_ own: SceneDocument, _ diagnostics: inout [Diagnostic]) -> [SceneDocument] {
        var chain = [own]
        while let extended = chain.last?.text("extends") {
            if let first = chain.firstIndex(where: { $0.id == extended.text }) {
                let links = chain[first...].compactMap { scene in scene.text("extends").map { (scene.id, $0.range) } }
                diagnostics += Diagnostic.ring(links, from: own.id, .sceneCycle, noun: "scene")
                break
            }
            guard let next = sceneDocument(extended.text) else {
                if chain.count == 1 {
                    let match = NearestName.match(extended.text, in: sceneIDs)
                    diagnostics.append(
                        Diagnostic(
                            .unknownScene, at: extended.range, "there is no scene '\(extended.text)' in 'Scenes'",
                            hint: match.map { "did you mean '\($0)'?" },
                            fixes: match.map { [FixIt("Write '\($0)'", replace: extended.range, with: $0)] } ?? []))
                }
                break
            }
            chain.append(next)
        }
        return chain
    }

    private func sceneChainEnds(_ chain: [SceneDocument]) -> Bool { chain.last?.text("extends") == nil }

    private func fixture(
        of chain: [SceneDocument], own: SceneDocument, _ diagnostics: inout [Diagnostic]
    ) -> Fixture? {
        guard let document = chain.first(where: { $0.record?["contexts"] != nil }),
            let value = document.record?["contexts"]
        else { return nil }
        if let fixture = document.inlineFixture { return fixture }
        guard let name = value.stringValue else { return nil }
        let path = Self.join(document.folder, name)
        if let loaded = fixture(at: path) { return loaded.fixture }
        if document === own {
            let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
            let prefix = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
            let match = NearestName.match(name, in: fileSystem.entries(of: folder).map { prefix + $0 })
            diagnostics.append(
                Diagnostic(
                    .missingContexts, at: value.range, "there is no fixture '\(name)' beside this scene",
                    hint: match.map { "did you mean '\($0)'?" },
                    fixes: match.map { [FixIt("Write '\($0)'", replace: value.range, with: $0)] } ?? []))
        }
        return nil
    }

    /// A path in a folder, `..` taken out, so that one file has one name however presets and scenes reach it.
    private static func join(_ folder: String, _ name: String) -> String {
        var parts: [Substring] = []
        for part in (folder + "/" + name).split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    private func theme(
        of scene: Scene, own: SceneDocument, isWhole: Bool, _ diagnostics: inout [Diagnostic]
    ) -> Theme? {
        guard let id = scene.themeID else {
            if isWhole, let place = own.record?["scene"]?.range {
                diagnostics.append(
                    Diagnostic(.sceneTheme, at: place, "the scene '\(scene.id)' has no theme", hint: "add 'theme: …'"))
            }
            return nil
        }
        if let theme = theme(id).theme { return theme }
        if let place = own.text("theme"), place.text == id { diagnostics.append(unknownTheme(id, at: place.range)) }
        return nil
    }
}
