import SceneModel
import SceneRendering

/// What differs between two states of a view, as events for its pages.
enum PageChanges {
    /// The events for a save.
    static func events(from old: LiveView.State, to new: LiveView.State, of view: LiveView) -> [PageEvent] {
        var events: [PageEvent] = []
        let findings = (view.findings(of: old), view.findings(of: new))
        if findings.0 != findings.1 {
            let parts = [findings.1.overlay, findings.1.node, findings.1.label]
            events.append(.findings(parts.map { .replacing(with: $0) }))
        }
        let viewers = view.viewer.viewers
        let choices = (
            old.project.choices(for: view.view, viewers: viewers), new.project.choices(for: view.view, viewers: viewers)
        )
        guard choices.0 == choices.1, let before = old.picture, let after = new.picture,
            let changes = Self.events(from: before, to: after)
        else {
            let isNothing = choices.0 == choices.1 && old.picture == nil && new.picture == nil
            return isNothing ? events : events + [.refresh()]
        }
        return changes + events
    }

    /// The events that make one picture the other; nil when more differs than styles and single components, such as the
    /// frame, the title or the list of components.
    static func events(from old: LivePicture, to new: LivePicture) -> [PageEvent]? {
        let locale = new.staged.view.locale
        guard old.isDark == new.isDark, old.staged.device == new.staged.device,
            old.staged.scene.title(locale: locale) == new.staged.scene.title(locale: locale)
        else { return nil }
        let difference = SceneDifference(from: old.live, to: new.live)
        if difference.needsRefresh { return nil }
        var events: [PageEvent] = []
        if new.themeStyle != old.themeStyle { events.append(.style(new.themeStyle)) }
        if new.layoutStyle != old.layoutStyle { events.append(.layout(new.layoutStyle)) }
        if !difference.patches.isEmpty { events.append(.patch(difference.patches)) }
        return events
    }
}
