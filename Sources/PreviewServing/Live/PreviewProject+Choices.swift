import ConfigSchema
import HTTPServing
import SceneModel
import SceneRendering
import ThemeModel

extension PreviewProject {
    /// What the controls offer while a view is shown, worked out once for the same viewers.
    func choices(for view: SceneView, viewers: [ViewerGroup]) -> ViewChoices {
        if let known = knownChoices(for: view, viewers: viewers) { return known }
        let choices = makeChoices(for: view, viewers: viewers)
        keep(choices, for: view, viewers: viewers)
        return choices
    }

    private func makeChoices(for view: SceneView, viewers: [ViewerGroup]) -> ViewChoices {
        let scenes = sceneIDs.contains(view.scene) ? sceneIDs : sceneIDs + [view.scene]
        return ViewChoices(
            scenes: zip(scenes, titles(of: scenes)).map { Choice($0, $1, isChosen: $0 == view.scene) },
            themes: themeGroups(for: view),
            modes: (project.theme(view.theme).theme?.modes ?? [view.mode]).map {
                Choice($0, Self.words($0), isChosen: $0 == view.mode)
            },
            devices: devices(with: view).map { Choice($0.name, $0.label, isChosen: $0.name == view.device) },
            locales: locales(with: view).map { Choice($0, Self.language($0), isChosen: $0 == view.locale) },
            axes: axes(of: view),
            viewers: ViewerControl.groups(viewers, chosen: view.viewer), openAnchor: view.openAnchor ?? "",
            at: view.at ?? "",
            own: ownChoices(of: view.scene))
    }

    /// What can be chosen on the axes that the scene's kind adds.
    private func axes(of view: SceneView) -> [AxisControl] {
        guard let scene = scene(view.scene).scene, !scene.kind.axes.isEmpty,
            let device = try? Device(argument: view.device, among: scene.devices)
        else { return [] }
        return scene.kind.choices(for: scene, on: device).map { choices in
            let chosen = view.axes[choices.axis.name] ?? choices.names.first
            return AxisControl(
                name: choices.axis.name, label: choices.axis.label,
                choices: choices.names.map { Choice($0, Self.words($0), isChosen: $0 == chosen) })
        }
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

    /// The themes that serve a view's kind of scene, and the others below a reason.
    private func themeGroups(for view: SceneView) -> [ChoiceGroup] {
        let kind = scene(view.scene).scene?.kind.name ?? ""
        let all = themeChoices(chosen: view.theme)
        let fitting = all.filter { project.theme($0.value).serves(kind) }
        let others = all.filter { !fitting.contains($0) }
        return [ChoiceGroup(choices: fitting)]
            + (others.isEmpty ? [] : [ChoiceGroup(title: "Without parts of this scene", choices: others)])
    }

    /// The themes by their titles.
    func themeChoices(chosen: String) -> [Choice] {
        project.themeIDs.map { id in
            Choice(id, project.themeDocument(id)?.title(locale: "en") ?? id, isChosen: id == chosen)
        }
    }

    private func devices(with view: SceneView) -> [(name: String, label: String)] {
        let chosen = view.device
        let declared = scene(view.scene).scene?.devices ?? project.kinds.devices(of: project.kinds.first)
        let presets = declared.map { ($0.name, Self.words($0.name)) }
        return presets.contains { $0.0 == chosen } ? presets : presets + [(chosen, chosen)]
    }

    private func locales(with view: SceneView) -> [String] {
        let further = scene(view.scene).scene?.furtherLocales ?? []
        let known = project.catalog.vocabulary.adding(locales: further).locales
        return known.contains(view.locale) ? known : known + [view.locale]
    }

    /// `highContrast` as `High contrast`.
    static func words(_ name: String) -> String {
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
    static func language(_ locale: String) -> String {
        if let name = ownNames[locale] { return name }
        // `pt-BR`: the country tells apart what may both be there.
        let parts = locale.split(separator: "-", maxSplits: 1)
        guard parts.count == 2, let name = ownNames[String(parts[0])] else { return locale }
        return "\(name) (\(parts[1]))"
    }

    private static let ownNames = [
        "ar": "العربية", "cs": "Čeština", "da": "Dansk", "de": "Deutsch", "el": "Ελληνικά", "en": "English",
        "es": "Español", "fa": "فارسی", "fi": "Suomi", "fr": "Français", "he": "עברית", "hi": "हिन्दी", "hu": "Magyar",
        "id": "Indonesia", "it": "Italiano", "ja": "日本語", "ko": "한국어", "ms": "Melayu", "nb": "Norsk",
        "nl": "Nederlands", "pl": "Polski", "pt": "Português", "ro": "Română", "ru": "Русский", "sv": "Svenska",
        "th": "ไทย", "tr": "Türkçe", "uk": "Українська", "vi": "Tiếng Việt", "zh-Hans": "中文", "zh-Hant": "繁體中文",
    ]
}
