import ConfigSchema
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

    /// The language of the texts.
    public var locale: String { situation.locale }

    /// A part of a component from which a popup opens.
    struct Opener: Hashable, Sendable {
        let component: String
        let part: String
    }

    /// From where popups open here.
    var openers: [Opener] = []

    let theme: Theme
    let cascade: Cascade
    let situation: Situation
    let memo: ScreenMemo

    package init(
        audience: String, canvas: Canvas, locale: String, theme: Theme, cascade: Cascade, _ memo: ScreenMemo
    ) {
        self.memo = memo
        self.audience = audience
        deviceClass = canvas.deviceClass
        scale = canvas.scale
        self.theme = theme
        self.cascade = cascade
        situation = Situation(
            mode: theme.defaultMode, deviceClass: canvas.deviceClass.rawValue, locale: locale)
    }

    private init(_ other: OutlineSituation, audience: String, locale: String) {
        self.audience = audience
        deviceClass = other.deviceClass
        scale = other.scale
        openers = other.openers
        memo = other.memo
        theme = other.theme
        cascade = other.cascade
        situation = Situation(
            mode: other.situation.mode, deviceClass: other.situation.deviceClass, locale: locale)
    }

    /// The same for another audience.
    func of(_ audience: String) -> OutlineSituation { OutlineSituation(self, audience: audience, locale: locale) }

    /// The same in another language.
    func speaking(_ locale: String) -> OutlineSituation { OutlineSituation(self, audience: audience, locale: locale) }

    /// Whether a part of a component is to be drawn: its `enable` and its `visible`, both true when undeclared.
    ///
    /// An empty path is the component itself; a component that the program does not know hides nothing.
    public func isShown(_ path: String, of component: String) -> Bool {
        guard let index = theme.catalog.index(of: component), cascade.maySwitchOff(component: index) else {
            return true
        }
        let prefix = path.isEmpty ? "" : path + "."
        return boolean(prefix + "enable", of: component) && boolean(prefix + "visible", of: component)
    }

    /// Whether a popup opens from a part of a component; a control that would open nothing is not drawn.
    public func hasPopup(from anchor: String, of component: String) -> Bool {
        openers.contains { $0.part == anchor && $0.component == component }
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

    /// Whether a colour hides what lies behind it in the theme's first mode; false for one that leads nowhere.
    ///
    /// Outlines read no more of colours, so that a theme with other hues has the same outlines.
    func isOpaque(_ path: String, of component: String) -> Bool {
        guard let value = value(path, of: component), case .color(let color)? = theme.resolve(value, in: situation)
        else { return false }
        return color.alpha == 1
    }

    /// The product's text for a key, in the situation's language and with the theme's overrides.
    public func string(_ key: String) -> String { theme.strings.text(key, locale: locale) }

    /// How wide a text is in the font of a property, in points; nil when the property has none.
    public func width(of text: String, font path: String, of component: String) -> Double? {
        guard let value = value(path, of: component), case .font(let font)? = theme.resolve(value, in: situation)
        else { return nil }
        return memo.width(of: text, in: font, theme)
    }

    /// The texts of a component that do not fit, in every language of the project.
    func cuts(_ labels: (OutlineSituation, LayoutSize) -> [OutlineLabel], in size: LayoutSize) -> [OutlineCut] {
        theme.catalog.vocabulary.locales.flatMap { speaking($0).ownCuts(labels, in: size) }
    }

    /// The texts of a component that do not fit in the situation's language.
    package func ownCuts(
        _ labels: (OutlineSituation, LayoutSize) -> [OutlineLabel], in size: LayoutSize
    ) -> [OutlineCut] {
        labels(self, size).compactMap { label in
            guard let width = width(of: label.text, font: label.font, of: label.component),
                width > label.space + OutlineCut.tolerance
            else { return nil }
            return OutlineCut(label: label, width: width, locale: locale)
        }
    }

    func value(_ path: String, of component: String) -> ConfigValue? {
        guard let index = theme.catalog.index(of: component),
            let leaf = theme.catalog.components[index].properties.leafIndex(path)
        else { return nil }
        return cascade.value(component: index, leaf: leaf, in: situation)
    }
}
