import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// One view, drawn and kept up to date.
struct LivePicture: Sendable {
    /// The theme's values as custom properties.
    let themeStyle: String
    let layoutStyle: String
    /// Whether the mode is a dark one.
    let isDark: Bool

    let live: LiveScene

    init(_ staged: StagedScene, themeStyle: String) {
        self.themeStyle = themeStyle
        layoutStyle = SceneStyles.layout(staged)
        isDark = staged.theme.isDark(mode: staged.view.mode)
        live = LiveScene(staged)
    }

    /// The scene with everything in it.
    var staged: StagedScene { live.staged }

    /// What stands in the frame now.
    func render() -> HTMLNode { live.render() }

    /// What an event changes at once.
    func patches(for record: ChangeRecord) -> [Patch] { live.patches(for: record) }

    /// What a component looks like after something that is no event; nil when it looks the same.
    func patch(of component: String, isAhead: Bool) -> Patch? { live.patch(of: component, isAhead: isAhead) }

    /// Whether changes may have to wait for the end of an interval.
    var isBusy: Bool { live.isBusy }

    /// Whether something has changed that is not drawn yet.
    var isStale: Bool { live.isStale }

    /// Ends an interval: what has changed in it and was not drawn again.
    func endInterval() -> [Patch] { live.endInterval() }

    /// Whether an event has changed the size of a component, and with it the layout.
    var needsLayout: Bool { live.needsLayout }

    /// Takes the place of an earlier picture on the same pages; nil when these have to be drawn anew.
    func replace(_ old: LivePicture) -> [Patch]? { live.replace(old.live) }

    /// The product's text for a key, with the theme's overrides; `{xxx}` is replaced.
    func text(_ key: String, xxx: String?) -> String {
        let text = staged.theme.strings.text(key, locale: staged.view.locale)
        return xxx.map { text.replacing("{xxx}", with: $0) } ?? text
    }
}
