import ConfigSchema
import SceneModel
import ThemeModel

extension StagedScene {
    /// What keeps components of this picture from being seen or used, in a few words, by their identifiers.
    package var marks: [String: String] {
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
        return Dictionary(
            marks.map { (layout[$0.part].placement.id, $0.mark.text { layout[$0].placement.id }) },
            uniquingKeysWith: { first, _ in first })
    }
}
