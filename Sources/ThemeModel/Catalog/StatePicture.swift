import ConfigSchema

/// An image that stands for one of several states, as places among a component's leaves.
struct StatePicture: Sendable {
    /// The path of the image's property.
    let path: String
    let image: Int
    /// The colour beside the image, which goes before the image's own tint.
    let tint: Int?

    /// Both of these.
    var leaves: [Int] { [image] + (tint.map { [$0] } ?? []) }

    /// Whether a layer sets the image or the colour beside it.
    func isChanged(by layer: ConfigLayer, component: Int) -> Bool {
        layer.sets(component: component, leaf: image)
            || tint.map { layer.sets(component: component, leaf: $0) } ?? false
    }

    /// The groups of states that a component declares.
    static func all(in properties: PropertyGroup) -> [[StatePicture]] { all(in: properties, below: "", properties) }

    private static func all(
        in group: PropertyGroup, below prefix: String, _ whole: PropertyGroup
    ) -> [[StatePicture]] {
        group.members.flatMap { member -> [[StatePicture]] in
            guard case .record(let inner) = member.kind else { return [] }
            let folder = prefix + member.key + "."
            let own = member.states.compactMap { state -> StatePicture? in
                let path = folder + state
                guard let image = whole.leafIndex(path) else { return nil }
                let beside = path.lastIndex(of: ".").map { String(path[...$0]) } ?? ""
                return StatePicture(path: path, image: image, tint: whole.leafIndex(beside + "tint"))
            }
            return (own.isEmpty ? [] : [own]) + all(in: inner, below: folder, whole)
        }
    }
}
