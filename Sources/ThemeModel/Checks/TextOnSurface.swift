package import ConfigSchema

/// A component's text in one situation, and what lies under it.
package struct TextOnSurface: Sendable {
    /// The text's property, such as `stateBar.roomName.textColor`.
    package let property: String
    /// The key of the topmost surface.
    let surfaceName: String
    /// The text's colour, perhaps translucent.
    package let color: SRGBColor
    /// The surfaces that the property names, composited.
    package let surface: SRGBColor
    /// The text's value, then those of the surfaces, bottom to top.
    let values: [ConfigValue]

    /// The contrast as WCAG counts it, from 1 to 21.
    package var ratio: Double { Contrast.ratio(color.over(surface), surface) }

    /// Every text of a component for which the declaration names surfaces; clear ones are not drawn and left out.
    package static func all(
        of component: Int, theme: Theme, cascade: Cascade, in situation: Situation
    ) -> [TextOnSurface] {
        theme.catalog.components[component].texts.compactMap {
            TextOnSurface($0, of: component, theme: theme, cascade: cascade, in: situation)
        }
    }

    init?(_ colors: ContrastPair, of component: Int, theme: Theme, cascade: Cascade, in situation: Situation) {
        func color(at leaf: Int) -> (value: ConfigValue, color: SRGBColor)? {
            guard let value = cascade.value(component: component, leaf: leaf, in: situation),
                case .color(let expression) = value.value, let color = theme.color(expression, mode: situation.mode)
            else { return nil }
            return (value, color)
        }
        guard let text = color(at: colors.text), text.color.alpha > 0 else { return nil }
        let surfaces = colors.surfaces.compactMap(color)
        let declaration = theme.catalog.components[component]
        let property = declaration.properties.leaves[colors.text]
        self.property = declaration.name + "." + property.path
        surfaceName = property.spec.surfaces.last ?? ""
        self.color = text.color
        surface = surfaces.reduce(theme.ground(mode: situation.mode)) { $1.color.over($0) }
        values = [text.value] + surfaces.map(\.value)
    }
}
