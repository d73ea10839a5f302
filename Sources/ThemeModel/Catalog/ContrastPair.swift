import ConfigSchema

/// A text's colour, or an icon's, and one stack of surfaces under it, bottom to top, as places among a component's leaves.
struct ContrastPair: Sendable {
    /// The declaration of the text's colour, or of the icon's image.
    let property: PropertyGroup.Leaf
    /// The text's colour, or the icon's image.
    let text: Int
    /// The colours and tinted images that it stands on.
    let surfaces: [Int]
    /// The key of the topmost surface.
    let surfaceName: String
    /// Whether it is an icon.
    let isIcon: Bool
    /// The colour beside an icon's image, which goes before the image's own tint; nil where there is no such property.
    let tint: Int?

    /// All of these.
    var leaves: [Int] { [text] + surfaces + (tint.map { [$0] } ?? []) }

    /// The contrast that it needs.
    var minimum: Double { isIcon ? Contrast.minimumOfIcons : Contrast.minimum }

    /// Every text and every icon of a component that says what it stands on.
    static func all(in properties: PropertyGroup) -> [ContrastPair] {
        properties.leaves.enumerated().flatMap { leaf, property in
            let isIcon = property.spec.kind.isImage
            let folder = property.path.lastIndex(of: ".").map { String(property.path[...$0]) } ?? ""
            return property.spec.surfaces.map { surfaces in
                ContrastPair(
                    property: property, text: leaf, surfaces: surfaces.compactMap(properties.leafIndex),
                    surfaceName: surfaces.last ?? "", isIcon: isIcon,
                    tint: isIcon ? properties.leafIndex(folder + "tint") : nil)
            }
        }
    }

    /// Whether a layer sets any of the colours.
    func isChanged(by layer: ConfigLayer, component: Int) -> Bool {
        layer.sets(component: component, leaf: text)
            || tint.map { layer.sets(component: component, leaf: $0) } ?? false
            || surfaces.contains { layer.sets(component: component, leaf: $0) }
    }
}

extension PropertyKind {
    /// Whether it is an image, on every device and in every mode or in some.
    fileprivate var isImage: Bool {
        switch self {
        case .image: true
        case .byDevice(let kind), .byMode(let kind): kind.isImage
        default: false
        }
    }
}
