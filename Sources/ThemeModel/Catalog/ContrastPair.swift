import ConfigSchema

/// A text's colour and the colours under it, bottom to top, as places among a component's leaves.
struct ContrastPair: Sendable {
    /// The declaration of the text's colour.
    let property: PropertyGroup.Leaf
    /// The text's colour.
    let text: Int
    /// The colours that it may stand on.
    let surfaces: [Int]

    /// Every text of a component that says what it stands on.
    static func all(in properties: PropertyGroup) -> [ContrastPair] {
        properties.leaves.enumerated().compactMap { leaf, property in
            let surfaces = property.spec.surfaces
            guard !surfaces.isEmpty else { return nil }
            return ContrastPair(property: property, text: leaf, surfaces: surfaces.compactMap(properties.leafIndex))
        }
    }

    /// Whether a layer sets any of the colours.
    func isChanged(by layer: ConfigLayer, component: Int) -> Bool {
        layer.value(component: component, leaf: text) != nil
            || surfaces.contains { layer.value(component: component, leaf: $0) != nil }
    }
}
