package import ConfigSchema

/// A component's text in one situation, and what lies under it.
package struct TextOnSurface: Sendable {
    /// The component's name.
    private let component: String
    /// What the text's property declares.
    private let declaration: PropertyGroup.Leaf
    /// The text's colour, perhaps translucent.
    package let color: SRGBColor
    /// The surfaces that the property names, composited.
    package let surface: SRGBColor
    private let textValue: ConfigValue
    private let surfaceValues: [ConfigValue]

    /// The text's property, such as `stateBar.roomName.textColor`.
    package var property: String { component + "." + declaration.path }

    /// The key of the topmost surface.
    var surfaceName: String { declaration.spec.surfaces.last ?? "" }

    /// The text's value, then those of the surfaces, bottom to top.
    var values: [ConfigValue] { [textValue] + surfaceValues }

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
        var surface = theme.ground(mode: situation.mode)
        var surfaceValues: [ConfigValue] = []
        for leaf in colors.surfaces {
            guard let part = color(at: leaf) else { continue }
            surface = part.color.over(surface)
            surfaceValues.append(part.value)
        }
        self.component = theme.catalog.components[component].name
        declaration = colors.property
        self.color = text.color
        self.surface = surface
        textValue = text.value
        self.surfaceValues = surfaceValues
    }
}
