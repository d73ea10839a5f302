public import ConfigSchema
package import ThemeModel

/// For whom and on which screen a component tells its outline, and what files say of it there.
///
/// Values are read one by one when they are asked for: most outlines need few or none.
public struct OutlineSituation: Sendable {
    /// The viewers' audience, by its name in files.
    public let audience: String

    /// Which of two values by device class holds.
    public let deviceClass: DeviceClass

    /// The points of `1s`.
    public let scale: Double

    /// The anchors of components from which popups open here, `component.part`.
    var popups: Set<String> = []

    private let theme: Theme
    private let cascade: Cascade
    private let situation: Situation

    package init(audience: String, canvas: Canvas, locale: String, theme: Theme, cascade: Cascade) {
        self.audience = audience
        deviceClass = canvas.deviceClass
        scale = canvas.scale
        self.theme = theme
        self.cascade = cascade
        situation = Situation(
            mode: theme.defaultMode, deviceClass: canvas.deviceClass.rawValue, locale: locale)
    }

    /// Whether a part of a component is to be drawn: its `enable` and its `visible`, both true when undeclared.
    ///
    /// An empty path is the component itself; a component that the program does not know hides nothing.
    public func isShown(_ path: String, of component: String) -> Bool {
        let prefix = path.isEmpty ? "" : path + "."
        return boolean(prefix + "enable", of: component) && boolean(prefix + "visible", of: component)
    }

    /// Whether a popup opens from a part of a component; a control that would open nothing is not drawn.
    public func hasPopup(from anchor: String, of component: String) -> Bool {
        popups.contains(component + "." + anchor)
    }

    /// A switch; true when it is not declared.
    public func boolean(_ path: String, of component: String) -> Bool {
        value(path, of: component)?.booleanValue ?? true
    }

    /// The texts of the list that a map has under a key; empty when there is none.
    public func texts(_ path: String, for key: String, of component: String) -> [String] {
        let entries = value(path, of: component)?.mapEntries ?? []
        let list = entries.first { $0.key == key }.flatMap { situation.choose($0.value) }
        return (list?.items ?? []).compactMap(\.stringValue)
    }

    /// A colour in the theme's first mode; nil when there is none, or when it leads nowhere.
    public func color(_ path: String, of component: String) -> SRGBColor? {
        guard let value = value(path, of: component), case .color(let color)? = theme.resolve(value, in: situation)
        else { return nil }
        return color
    }

    private func value(_ path: String, of component: String) -> ConfigValue? {
        guard let index = theme.catalog.index(of: component),
            let leaf = theme.catalog.components[index].properties.leafIndex(path)
        else { return nil }
        return cascade.value(component: index, leaf: leaf, in: situation)
    }
}
