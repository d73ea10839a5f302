import ConfigSchema
package import SceneModel
import ThemeModel

extension StagedScene {
    /// What keeps components of this picture from being seen or used, in a few words, by their identifiers.
    ///
    /// `memo` measures texts, in the fonts of the theme's files.
    package func marks(_ memo: ScreenMemo) -> [String: String] {
        let kind = registry.kind(of: scene)
        let layout = instances.filter { !$0.placement.isPopup }
        let outlines = layout.map { kind.outline(of: $0.placement.name) }
        let parts = zip(layout, outlines).map { instance, outline -> ScreenParts.Part? in
            // What shows nothing at the moment has no place.
            guard let outline, instance.ownSize?.width != 0, instance.ownSize?.height != 0 else { return nil }
            return ScreenParts.Part(instance.frame, isPressed: outline.isPressed, isShown: instance.isShown)
        }
        let marks = ScreenParts(parts, in: plan.canvas.bounds).marks { index in
            guard let path = outlines[index]?.fill else { return false }
            return values[layout[index].placement.name]?.color(path)?.alpha == 1
        }
        var words = Dictionary(
            marks.map { (layout[$0.part].placement.id, $0.mark.text { layout[$0].placement.id }) },
            uniquingKeysWith: { first, _ in first })
        let situation = OutlineSituation(
            audience: kind.audience(of: view.viewer, in: store), canvas: plan.canvas, locale: view.locale, theme: theme,
            cascade: cascade, memo)
        for entry in plan.entries where words[entry.placement.id] == nil {
            guard let outline = kind.outline(of: entry.placement.name), let labels = outline.labels,
                let size = entry.rect.map({ LayoutSize(width: $0.width, height: $0.height) })
                    ?? outline.size?(situation),
                entry.placement.isPopup || layout.contains(where: { $0.placement === entry.placement && $0.isShown })
            else { continue }
            let worst = situation.ownCuts(labels, in: size).max { $0.missing < $1.missing }
            words[entry.placement.id] = worst.map { "'\($0.label.text)' cut \($0.missing) pt" }
        }
        return words
    }
}
