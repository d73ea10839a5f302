import ConfigSchema
import SceneModel
package import ThemeModel

extension SceneStyles {
    /// The colours around the components, which belong to no component: the screen, the content box and its line.
    package static func surroundings(_ theme: Theme, mode: String, scope: String) -> String {
        func color(_ token: String, _ fallback: SRGBColor) -> String {
            CSSValue.color(theme.color(token: token, mode: mode) ?? fallback).text
        }
        let screen = color("systemBackgroundColor", .white)
        let content = color("systemForegroundColor", .white)
        let line = color("systemDividerColor", .clear)
        return "\(scope){background:\(screen)}\n"
            + "\(scope) .scene{background:\(content)}\n"
            + "\(scope) .scene::after{content:\"\";position:absolute;inset:0;pointer-events:none;"
            + "box-shadow:inset 0 0 0 1px \(line)}\n"
    }
}

extension Theme {
    /// Whether a mode is a dark one: its screen is nearer to black than to white, to the eye.
    package func isDark(mode: String) -> Bool {
        guard let screen = color(token: "systemBackgroundColor", mode: mode) else {
            return mode.lowercased().contains("dark")
        }
        return Contrast.ratio(screen, .white) > Contrast.ratio(screen, .black)
    }
}
