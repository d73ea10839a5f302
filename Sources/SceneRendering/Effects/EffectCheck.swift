import ConfigSchema
import SceneModel
package import SourceDiagnostics
import ThemeModel

/// Finds properties that change no picture, so that nobody sets them in vain.
///
/// A property has an effect when some example looks different with another value: another markup, another frame, or a
/// custom property that a rule for one of its elements reads. One call is the test of a package of components:
///
/// ```swift
/// @Test func givesEveryPropertyAnEffect() throws {
///     let check = EffectCheck(try registry(), root: ".", theme: "plain")
///     #expect(check.deadProperties(of: ["noiseMeter"]) == [])
/// }
/// ```
public struct EffectCheck: Sendable {
    private let registry: ComponentRegistry
    private let pictures: [Picture]
    /// The custom properties and icons in what is drawn around scenes.
    private let surroundings: (properties: Set<String>, icons: Set<String>)

    /// An example or a scene, and what shows in it without a further drawing.
    private struct Picture: Sendable {
        /// The configuration that it is an example of; nil of a scene.
        let name: String?
        let staged: StagedScene
        /// The same with other values.
        let restaged: @Sendable ([String: PropertyValues]) -> StagedScene?
        /// What it looks like, but for colours, fonts and images.
        let look: String
        /// The custom properties that its rules read.
        let properties: Set<String>
        /// The names of the icons in it: component and path with hyphens.
        let icons: Set<String>
    }

    /// Draws the examples of a registry.
    ///
    /// - Parameters:
    ///   - registry: Everything with examples.
    ///   - root: The folder of a project, with the theme in its `Themes`.
    ///   - theme: The theme's id.
    ///   - scenes: The ids of scenes of the project that are drawn, too: what files describe has no examples. Each is drawn
    ///     in its own theme, and in each choice of its kind's axes.
    public init(_ registry: ComponentRegistry, root: String, theme: String, scenes: [String] = []) {
        self.init(registry, fileSystem: DiskFileSystem(root: root), theme: theme, scenes: scenes)
    }

    package init(_ registry: ComponentRegistry, fileSystem: any FileSystem, theme: String, scenes: [String] = []) {
        let messages = registry.sharedConfigurations.compactMap(\.message)
        let around = PictureTree(.element(.div, .class("scene"), children: messages))
        let rules = StyleRules(SceneStyles.rules(of: registry))
        surroundings = (rules.properties(shownBy: around), Self.icons(in: around))
        let examples = ExampleProject(fileSystem: fileSystem, registry: registry, theme: theme)
        self.registry = registry
        func picture(
            _ name: String?, _ staged: StagedScene?,
            _ restaged: @escaping @Sendable ([String: PropertyValues]) -> StagedScene?
        ) -> Picture? {
            guard let staged else { return nil }
            let node = staged.render()
            let tree = PictureTree(node)
            return Picture(
                name: name, staged: staged, restaged: restaged, look: Self.look(of: staged, node),
                properties: rules.properties(shownBy: tree), icons: Self.icons(in: tree))
        }
        let ofExamples = (registry.specimens + registry.sharedSpecimens).flatMap { specimen in
            specimen.examples.indices.compactMap { index in
                picture(specimen.name, examples.stage(index, of: specimen, mode: "light").staged) { values in
                    examples.stage(index, of: specimen, mode: "light", values: values).staged
                }
            }
        }
        let project = Project(fileSystem: fileSystem, catalog: registry.catalog, kinds: registry.sceneKinds)
        let ofScenes = scenes.flatMap { id in
            StagedScene.looks(at: project.scene(id), registry, fileSystem).compactMap { look in
                picture(nil, look(nil), look)
            }
        }
        pictures = ofExamples + ofScenes
    }

    private static func icons(in tree: PictureTree) -> Set<String> {
        Set(tree.elements.flatMap { $0.classes.filter { $0.hasPrefix("icon-") } }.map { String($0.dropFirst(5)) })
    }

    /// The properties of some configurations that no example shows, as key paths such as `noiseMeter.limit`.
    ///
    /// - Parameter names: The names of configurations, shared ones included.
    /// - Returns: The key paths, in the order of their declarations; a name that the registry does not know stands there as
    ///   it is.
    public func deadProperties(of names: [String]) -> [String] {
        names.flatMap { name -> [String] in
            guard let declaration = registry.catalog.component(name) else { return [name] }
            return declaration.properties.leaves.indices.filter { !hasEffect($0, of: declaration) }
                .map { "\(name).\(declaration.properties.leaves[$0].path)" }
        }
    }

    private func hasEffect(_ leaf: Int, of declaration: ComponentDeclaration) -> Bool {
        let property = declaration.properties.leaves[leaf]
        let name = declaration.name + "-" + property.path.replacing(".", with: "-")
        if surroundings.properties.contains("--" + name) || surroundings.icons.contains(name) { return true }
        if pictures.contains(where: { $0.properties.contains("--" + name) || $0.icons.contains(name) }) { return true }
        if property.spec.key == "tint", tintsIcon(property.path, of: declaration) { return true }
        // Its own examples first: they are the likeliest to show it.
        let ordered =
            pictures.filter { $0.name == declaration.name } + pictures.filter { $0.name != declaration.name }
        return ordered.contains { looksDifferent($0, leaf, of: declaration) }
    }

    /// Whether the images beside a tint show somewhere.
    private func tintsIcon(_ path: String, of declaration: ComponentDeclaration) -> Bool {
        let group = path.split(separator: ".").dropLast().joined(separator: "-")
        let prefix = declaration.name + "-" + (group.isEmpty ? "" : group + "-")
        return pictures.contains { picture in
            picture.icons.contains { $0.hasPrefix(prefix) && !$0.dropFirst(prefix.count).contains("-") }
        }
    }

    private func looksDifferent(_ picture: Picture, _ leaf: Int, of declaration: ComponentDeclaration) -> Bool {
        guard let values = picture.staged.values[declaration.name] else { return false }
        let kind = declaration.properties.leaves[leaf].spec.kind
        let images = picture.staged.values.values.lazy.flatMap { $0.values.compactMap(\.self) }
        let image = images.first { if case .image = $0 { true } else { false } }
        return OtherValues.of(kind, insteadOf: values.values[leaf], image: image).contains { other in
            var all = picture.staged.values
            all[declaration.name] = values.replacing(leaf, with: other)
            return picture.restaged(all).map { Self.look(of: $0, $0.render()) != picture.look } ?? false
        }
    }

    private static func look(of staged: StagedScene, _ node: HTMLNode) -> String {
        HTMLRenderer.render(node) + SceneStyles.layout(staged)
    }
}
