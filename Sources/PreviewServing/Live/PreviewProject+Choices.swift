import ContextModel
import SceneModel
import SceneRendering
import ThemeModel

extension PreviewProject {
    /// What the controls offer while a view is shown.
    func choices(for view: SceneView, pool: ContextPool) -> ViewChoices {
        let scenes = sceneIDs.contains(view.scene) ? sceneIDs : sceneIDs + [view.scene]
        return ViewChoices(
            scenes: scenes.map { Choice($0, sceneTitle($0), isChosen: $0 == view.scene) },
            themes: themeChoices(chosen: view.theme),
            modes: (project.theme(view.theme).theme?.modes ?? [view.mode]).map {
                Choice($0, Self.words($0), isChosen: $0 == view.mode)
            },
            devices: devices(with: view.device).map { Choice($0.name, $0.label, isChosen: $0.name == view.device) },
            locales: StringTable.locales.map { Choice($0, Self.language($0), isChosen: $0 == view.locale) },
            viewers: ViewerList.groups(pool), openAnchor: view.openAnchor ?? "", own: ownChoices(of: view.scene))
    }

    /// What a scene shows by itself, for the controls that keep what was chosen by hand in the next scene, too.
    private func ownChoices(of id: String) -> [QueryItem] {
        guard let scene = scene(id).scene else { return [] }
        return [
            QueryItem(name: "theme", value: ownTheme(of: scene) ?? ""),
            QueryItem(name: "device", value: scene.device.name),
            QueryItem(name: "locale", value: scene.locale),
        ]
    }

    /// The themes by their titles.
    func themeChoices(chosen: String) -> [Choice] {
        project.themeIDs.map { id in
            Choice(id, project.themeDocument(id)?.title(locale: "en") ?? id, isChosen: id == chosen)
        }
    }

    private func sceneTitle(_ id: String) -> String { scene(id).scene?.title(locale: "en") ?? id }

    private func devices(with chosen: String) -> [(name: String, label: String)] {
        let presets = Device.presets.map { ($0.name, Self.words($0.name)) }
        return presets.contains { $0.0 == chosen } ? presets : presets + [(chosen, chosen)]
    }

    /// `highContrast` as `High contrast`.
    private static func words(_ name: String) -> String {
        var result = ""
        for character in name {
            if result.isEmpty {
                result += character.uppercased()
            } else {
                result += character.isUppercase ? " " + character.lowercased() : String(character)
            }
        }
        return result
    }

    // A language's own name, which those who look for it can read.
    private static func language(_ locale: String) -> String {
        switch locale {
        case "en": "English"
        case "zh-Hans": "中文"
        default: locale
        }
    }
}
