import LiveValues
package import SceneModel
package import SourceDiagnostics
package import ThemeModel

/// The examples of components, and of what runs inside them, as a project with a scene for each.
///
/// An example becomes a scene file in memory and takes the same way as a file of a user: what the gallery shows and the
/// tests check is what a scene would do.
package struct ExampleProject: Sendable {
    /// The project that the examples live in; its dependencies are the theme's files.
    package let project: Project

    private let registry: ComponentRegistry
    private let themeID: String

    // The clock stands still, so that a picture does not depend on when it is drawn.
    private static let time = Timestamp(milliseconds: 0)

    /// An example in its scene.
    package struct StagedExample: Sendable {
        /// The findings in the example's configuration and fixture.
        package let findings: [Diagnostic]
        /// The scene; nil when errors stand in its way.
        package let staged: StagedScene?
        /// The component, or the host of what runs inside one; nil when its viewer does not have it.
        package let instance: StagedScene.Instance?
    }

    /// Prepares the examples of everything in a registry.
    package init(fileSystem: any FileSystem, registry: ComponentRegistry, theme: String) {
        var scenes: [String: [UInt8]] = [:]
        for specimen in registry.specimens + registry.sharedSpecimens {
            for (index, example) in specimen.examples.enumerated() {
                let id = Self.sceneID(specimen, index)
                scenes["Scenes/\(id).yaml"] = Array(Self.scene(example, of: specimen, id: id, theme: theme).utf8)
            }
        }
        project = Project(
            fileSystem: LayeredFileSystem(base: fileSystem, files: scenes), catalog: registry.catalog,
            kinds: registry.sceneKinds)
        self.registry = registry
        themeID = theme
    }

    /// Stages the example at an index of a specimen's list; `values` replace those of theme and example.
    package func stage(
        _ index: Int, of specimen: Specimen, mode: String, locale: String = "en",
        values: [String: PropertyValues]? = nil
    ) -> StagedExample {
        let example = specimen.examples[index]
        let loaded = project.scene(Self.sceneID(specimen, index))
        // An example shows one component, without what stands beside it on a screen.
        let findings = loaded.diagnostics.filter { !SceneChecks.wholeScreenIDs.contains($0.id) }.sortedWithoutRepeats()
        guard let scene = loaded.scene, let theme = loaded.theme, !findings.containsError else {
            return StagedExample(findings: findings, staged: nil, instance: nil)
        }
        let device = (try? Device(argument: example.device, among: scene.devices)) ?? scene.kind.defaultDevice
        let clock = ManualClock(scene.fixture?.clock ?? Self.time)
        let view = SceneView(
            scene: scene.id, theme: themeID, mode: mode, device: device.name, locale: locale, viewer: example.viewer,
            openAnchor: example.openAnchor)
        let staged = StagedScene(
            scene: scene, theme: theme, registry: registry, device: device, view: view,
            store: scene.kind.open(scene, at: Self.time, clock: clock), values: values,
            isExample: true)
        let id = example.isPopup ? Self.popupID : specimen.placedName
        let actor = specimen.isHosted ? "\(id)/\(specimen.id)" : id
        // What is refused leaves the picture as it is, and the example's promise tells.
        for action in example.actions { try? staged.perform(action, on: actor) }
        return StagedExample(findings: findings, staged: staged, instance: staged.instance(id))
    }

    /// The picture of an example's component alone, without the frame's element around it; for what runs inside one, its host's.
    package func render(
        _ index: Int, of specimen: Specimen, mode: String, locale: String = "en"
    ) -> HTMLNode? {
        let example = stage(index, of: specimen, mode: mode, locale: locale)
        return example.instance.map { $0.component.render(in: $0.context) }
    }

    private static func sceneID(_ specimen: Specimen, _ index: Int) -> String { "examples/\(specimen.name)-\(index)" }

    /// The example as a scene file.
    static func scene(_ example: ComponentExample, of specimen: Specimen, id: String, theme: String) -> String {
        var text = "scene: \(id)\ntheme: \(theme)\ntype: \(example.sceneType)\nviewer: \(example.viewer)\n"
        text += "compose:\n  - \(specimen.placedName):\n" + indented(frame(of: example, specimen), by: 6)
        if example.isPopup, let anchor = example.openAnchor {
            text += "  - \(specimen.placedName): { id: \(popupID), kind: suspend, opensFrom: \(anchor) }\n"
        }
        if !example.configuration.isEmpty || !example.surroundings.isEmpty { text += "components:\n" }
        if !example.configuration.isEmpty {
            text += "  \(specimen.name):\n" + indented(example.configuration, by: 4)
        }
        if !example.surroundings.isEmpty { text += indented(example.surroundings, by: 2) }
        return text + "contexts:\n" + indented(example.fixture, by: 2)
    }

    private static let popupID = "popup"

    /// What the example says, at the top left corner unless it says where; without a size, the whole scene.
    private static func frame(of example: ComponentExample, _ specimen: Specimen) -> String {
        let frame = example.frame.isEmpty ? specimen.defaultFrame : example.frame
        var lines = frame.split(separator: "\n").map(String.init)
        let keys = Set(lines.map { $0.prefix { $0 != ":" } })
        let own = specimen.ownSize
        if keys.isDisjoint(with: ["left", "right", "centerX"]) { lines.append("left: 0") }
        if keys.isDisjoint(with: ["top", "bottom", "centerY"]) { lines.append("top: 0") }
        if !own.contains(.width), keys.isDisjoint(with: ["width", "right"]) { lines.append("right: 0") }
        if !own.contains(.height), keys.isDisjoint(with: ["height", "bottom"]) { lines.append("bottom: 0") }
        return lines.joined(separator: "\n")
    }

    private static func indented(_ text: String, by spaces: Int) -> String {
        let indent = String(repeating: " ", count: spaces)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.isEmpty ? "\n" : indent + line + "\n"
        }.joined()
    }
}

/// Files in memory over another file system.
struct LayeredFileSystem: FileSystem {
    let base: any FileSystem
    let files: [String: [UInt8]]

    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        guard let bytes = files[path] else { return try base.read(path, limit: limit) }
        guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
        return bytes
    }

    func kind(of path: String) -> FileKind { files[path] == nil ? base.kind(of: path) : .file }

    func entries(of path: String) -> [String] { base.entries(of: path) }

    func canonicalPath(_ path: String) -> String? { files[path] == nil ? base.canonicalPath(path) : path }
}
