import ConfigSchema

/// A text's colour and the colours under it, bottom to top, as places among a component's leaves.
struct ContrastPair: Sendable {
    /// The text's colour.
    let text: Int
    /// The colours that it may stand on.
    let surfaces: [Int]

    /// Every text of a component that says what it stands on.
    static func all(in properties: PropertyGroup) -> [ContrastPair] {
        properties.leaves.indices.compactMap { leaf in
            let surfaces = properties.leaves[leaf].spec.surfaces
            guard !surfaces.isEmpty else { return nil }
            return ContrastPair(text: leaf, surfaces: surfaces.compactMap(properties.leafIndex))
        }
    }

    /// Whether a layer sets any of the colours.
    func isChanged(by layer: ConfigLayer, component: Int) -> Bool {
        layer.value(component: component, leaf: text) != nil
            || surfaces.contains { layer.value(component: component, leaf: $0) != nil }
    }
}
