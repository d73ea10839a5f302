package import ConfigSchema

/// A component's text in one situation, and what lies under it.
package struct TextOnSurface: Sendable {
    /// The component's name.
    private let component: String
    /// The text's colour and the surfaces under it, as the property declares them.
    private let pair: ContrastPair
    private let drawn: Colors
    private let textValue: ConfigValue
    private let surfaceValues: [ConfigValue]

    /// The text's colour, perhaps translucent.
    package var color: SRGBColor { drawn.text }

    /// The surfaces that the property names, composited.
    package var surface: SRGBColor { drawn.surface }

    /// Whether it is an icon.
    var isIcon: Bool { pair.isIcon }

    /// Whether its colour is a value of the component, and not an image's tint.
    let hasOwnColor: Bool

    /// The contrast that it needs.
    var minimum: Double { pair.minimum }

    /// The text's property, such as `card.title.textColor`.
    package var property: String { component + "." + pair.property.path }

    /// The key of the topmost surface.
    var surfaceName: String { pair.surfaceName }

    /// The text's value, then those of the surfaces that can be seen behind it, top to bottom.
    var values: [ConfigValue] { [textValue] + surfaceValues }

    /// The contrast as WCAG counts it, from 1 to 21.
    package var ratio: Double { drawn.ratio }

    /// Every text of a component for which the declaration names surfaces; clear ones are not drawn and left out.
    package static func all(
        of component: Int, theme: Theme, cascade: Cascade, in situation: Situation
    ) -> [TextOnSurface] {
        theme.catalog.components[component].texts.filter { !$0.isIcon }.compactMap {
            TextOnSurface($0, of: component, theme: theme, cascade: cascade, in: situation)
        }
    }

    init?(_ colors: ContrastPair, of component: Int, theme: Theme, cascade: Cascade, in situation: Situation) {
        guard let drawn = Colors(colors, of: component, theme: theme, cascade: cascade, in: situation) else {
            return nil
        }
        func value(at leaf: Int) -> ConfigValue? {
            guard let value = cascade.value(component: component, leaf: leaf, in: situation),
                theme.color(value, in: situation) != nil
            else { return nil }
            return value
        }
        let besideImage = colors.tint.flatMap(value)
        hasOwnColor = !colors.isIcon || besideImage != nil
        let ownValue =
            colors.isIcon
            ? besideImage ?? theme.tint(colors, of: component, cascade: cascade, in: situation)
            : value(at: colors.text)
        guard let textValue = ownValue else { return nil }
        self.component = theme.catalog.components[component].name
        pair = colors
        self.drawn = drawn
        self.textValue = textValue
        var visible: [ConfigValue] = []
        let surfaces = colors.surfaces.reversed().compactMap { leaf in
            cascade.value(component: component, leaf: leaf, in: situation).flatMap {
                theme.paint(of: $0, in: situation)
            }
        }
        for surface in surfaces where theme.color(surface, in: situation) != nil {
            visible.append(surface)
            if theme.color(surface, in: situation)?.alpha == 1 { break }
        }
        surfaceValues = visible
    }
}

extension TextOnSurface {
    /// The two colours alone: what the check needs of the many texts that can be read.
    struct Colors: Hashable, Sendable {
        /// The text's colour, perhaps translucent.
        let text: SRGBColor
        /// The surfaces under it, composited.
        let surface: SRGBColor

        /// The contrast as WCAG counts it, from 1 to 21.
        var ratio: Double { Contrast.ratio(text.over(surface), surface) }

        /// Resolves the colours of a text; nil for one that is clear, because it is not drawn, and for one that stands on
        /// something unknown.
        init?(_ colors: ContrastPair, of component: Int, theme: Theme, cascade: Cascade, in situation: Situation) {
            func color(at leaf: Int) -> SRGBColor? {
                cascade.value(component: component, leaf: leaf, in: situation).flatMap {
                    theme.color($0, in: situation)
                }
            }
            func tint() -> SRGBColor? {
                theme.tint(colors, of: component, cascade: cascade, in: situation)
                    .flatMap { theme.color($0, in: situation) }
            }
            let own = colors.isIcon ? colors.tint.flatMap(color) ?? tint() : color(at: colors.text)
            guard let text = own, text.alpha > 0 else { return nil }
            var surface = theme.ground(mode: situation.mode)
            for leaf in colors.surfaces {
                guard let value = cascade.value(component: component, leaf: leaf, in: situation) else { continue }
                // Where a surface refers to nothing, nobody knows what the text stands on.
                guard let part = theme.paint(of: value, in: situation).flatMap({ theme.color($0, in: situation) })
                else { return nil }
                surface = part.over(surface)
            }
            self.text = text
            self.surface = surface
        }
    }
}

extension Theme {
    /// The tint of an icon's image where it is written; nil for a picture that shows as it is.
    fileprivate func tint(
        _ icon: ContrastPair, of component: Int, cascade: Cascade, in situation: Situation
    ) -> ConfigValue? {
        cascade.value(component: component, leaf: icon.text, in: situation).flatMap { value in
            if case .image = value.value { paint(of: value, in: situation) } else { nil }
        }
    }

    /// The colour that a surface is painted with: the value itself, or the tint of an image; nil for a picture without a tint.
    fileprivate func paint(of value: ConfigValue, in situation: Situation) -> ConfigValue? {
        guard case .image(let name) = value.value else { return value }
        guard let definition = definition(.images, name, in: situation),
            case .imageSource(let source) = definition.value, let tint = source.tint
        else { return nil }
        return ConfigValue(.color(tint), at: source.tintRange ?? definition.range)
    }

    /// The colour that a value stands for; nil when it is none, or refers to none.
    func color(_ value: ConfigValue, in situation: Situation) -> SRGBColor? {
        guard case .color(let expression) = value.value else { return nil }
        return color(expression, mode: situation.mode)
    }
}
