package import SceneRendering
import ThemeModel

extension RenderContext {
    /// Whether a part of any component is to be drawn; an empty path is the component itself, and a component that the
    /// program does not know hides nothing.
    package func isShown(_ path: String, of component: String) -> Bool {
        values(of: component)?.isShown(path) ?? true
    }

    /// Whether the product asks before it does something that is not easily undone.
    package var asks: Bool { isShown("", of: "alert") }

    /// For a part of a question that the configuration of `alert` hides: it is still there for a screen reader.
    package func unseen(_ part: String) -> HTMLAttribute? { isShown(part, of: "alert") ? nil : .class("sr-only") }
}
