import ConfigSchema
import HTTPServing
import LiveValues
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
        return ViewChoices(
            scenes: sceneGroups(for: view),
            themes: themeGroups(for: view),
            modes: (project.theme(view.theme).theme?.modes ?? [view.mode]).map {
                Choice($0, PageTexts(locale: view.locale).mode($0), isChosen: $0 == view.mode)
            },
            devices: devices(with: view).map { Choice($0.name, $0.label, isChosen: $0.name == view.device) },
            locales: locales(with: view).map { Choice($0, Self.language($0), isChosen: $0 == view.locale) },
            axes: axes(of: view),
            viewers: ViewerControl.groups(viewers, chosen: view.viewer), openAnchor: view.openAnchor ?? "",
            at: view.at ?? "",
            own: ownChoices(of: view.scene))
    }

    /// The scenes by their titles, each kind's below its heading; those that cannot be read last, by their files' names.
    private func sceneGroups(for view: SceneView) -> [ChoiceGroup] {
        let ids = sceneIDs.contains(view.scene) ? sceneIDs : sceneIDs + [view.scene]
        let scenes = zip(ids, titles(of: ids, in: view.locale))
        func choices(of kind: String?) -> [Choice] {
            scenes.filter { $0.1.kind == kind }.map { Choice($0, $1.text, isChosen: $0 == view.scene) }
        }
        let groups = kinds.map {
            ChoiceGroup(title: $0.scenesTitle.text(in: view.locale), choices: choices(of: $0.name))
        }
        .filter { !$0.choices.isEmpty }
        let unread = choices(of: nil)
        // One heading above everything says nothing.
        return (groups.count == 1 ? [ChoiceGroup(choices: groups[0].choices)] : groups)
            + (unread.isEmpty ? [] : [ChoiceGroup(choices: unread)])
    }

    /// What can be chosen on the axes that the scene's kind adds.
    private func axes(of view: SceneView) -> [AxisControl] {
        guard let scene = scene(view.scene).scene, !scene.kind.axes.isEmpty,
            let device = try? Device(argument: view.device, among: scene.devices)
        else { return [] }
        let kind = kind(scene.kind.name)
        return scene.kind.choices(for: scene, on: device).map { choices in
            let chosen = view.axes[choices.axis.name] ?? choices.names.first
            return AxisControl(
                name: choices.axis.name, label: title(of: choices.axis, in: view.locale, kind),
                choices: choices.names.map {
                    Choice($0, words(for: $0, in: view.locale, kind), isChosen: $0 == chosen)
                },
                isSetting: choices.axis.isSetting)
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

    /// The themes that fit a view's kind of scene, and the others below a reason.
    private func themeGroups(for view: SceneView) -> [ChoiceGroup] {
        let kind = scene(view.scene).scene?.kind.name ?? ""
        let all = themeChoices(chosen: view.theme, in: view.locale)
        let fitting = all.filter { theme($0.value, fits: kind) }
        let others = all.filter { !fitting.contains($0) }
        return [ChoiceGroup(choices: fitting)]
            + (others.isEmpty ? [] : [ChoiceGroup(title: PageTexts(locale: view.locale).unfitThemes, choices: others)])
    }

    /// Whether a theme is meant for a kind of scene.
    ///
    /// A theme fits when it serves the kind, and configures components of the kind or of no kind at all.
    func theme(_ id: String, fits kind: String) -> Bool {
        let loaded = project.theme(id)
        guard loaded.serves(kind), let layers = loaded.theme?.layers else { return loaded.serves(kind) }
        let configured = Set(layers.flatMap { $0.components.map { project.catalog.components[$0].name } })
        let kinds = registry.kinds.filter { $0.components.contains { configured.contains($0.name) } }.map(\.name)
        return kinds.isEmpty || kinds.contains(kind)
    }

    /// The themes by their titles in a language.
    func themeChoices(chosen: String, in locale: String) -> [Choice] {
        project.themeIDs.map { id in
            Choice(id, project.themeDocument(id)?.title(locale: locale) ?? id, isChosen: id == chosen)
        }
    }

    private func devices(with view: SceneView) -> [(name: String, label: String)] {
        let chosen = view.device
        let declared = scene(view.scene).scene?.devices ?? project.kinds.devices(of: project.kinds.first)
        let kind = kind(scene(view.scene).scene?.kind.name ?? project.kinds.first.name)
        let presets = declared.map { ($0.name, words(for: $0.name, in: view.locale, kind)) }
        return presets.contains { $0.0 == chosen }
            ? presets : presets + [(chosen, words(for: chosen, in: view.locale, kind))]
    }

    private func locales(with view: SceneView) -> [String] {
        let further = scene(view.scene).scene?.furtherLocales ?? []
        let known = project.catalog.vocabulary.adding(locales: further).locales
        return known.contains(view.locale) ? known : known + [view.locale]
    }

    /// A kind of scene by its name.
    func kind(_ name: String) -> (any PreviewKind)? { kinds.first { $0.name == name } }

    /// The title for people of something that a kind names.
    func words(for name: String, in locale: String, _ kind: (any PreviewKind)?) -> String {
        kind?.words(for: name, in: locale) ?? Self.words(name)
    }

    /// The label of the control of an axis.
    func title(of axis: SceneAxis, in locale: String, _ kind: (any PreviewKind)?) -> String {
        kind?.title(of: axis.name)?.text(in: locale) ?? axis.label
    }

    /// `highContrast` as `High contrast`, `393x852` as `393 × 852`.
    static func words(_ name: String) -> String {
        if let size = name.wholeMatch(of: /(\d+)x(\d+)/) { return "\(size.1) × \(size.2)" }
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
