public import LiveValues
import SceneModel
package import SourceDiagnostics
import ThemeModel

/// Finds controls that do nothing, so that nobody presses them in vain.
///
/// A control does something when using it changes a picture, or when the viewer is told something. One that cannot be used
/// now is drawn disabled, and says why in its `title` or through `aria-describedby`. One call is the test of a package of
/// components, another one that of its scenes:
///
/// ```swift
/// @Test func givesEveryControlAnEffect() throws {
///     let check = ControlCheck(try registry(), root: ".", theme: "plain")
///     #expect(check.deadControls(of: ["noiseMeter"]) == [])
///     #expect(check.deadControls(inScenes: ["lesson"]) == [])
/// }
/// ```
///
/// What is dragged is not tried, nor what a browser does by itself.
public struct ControlCheck: Sendable {
    /// Whether a viewer is told of a change beside the picture: with a message that goes away by itself, for example.
    ///
    /// Asked after the change, with the store and the viewer's identifier.
    public typealias Telling = @Sendable (_ record: ChangeRecord, _ store: any LiveStore, _ viewer: String) -> Bool

    private let registry: ComponentRegistry
    private let examples: ExampleProject
    private let project: Project
    private let isTold: Telling

    /// Opens the files of a project.
    ///
    /// - Parameters:
    ///   - registry: Everything with controls.
    ///   - root: The folder of the project, with the theme in its `Themes`.
    ///   - theme: The theme of the examples, by its id.
    ///   - isTold: What viewers are told beside pictures; by default nothing.
    public init(
        _ registry: ComponentRegistry, root: String, theme: String, isTold: @escaping Telling = { _, _, _ in false }
    ) {
        self.init(registry, fileSystem: DiskFileSystem(root: root), theme: theme, isTold: isTold)
    }

    package init(
        _ registry: ComponentRegistry, fileSystem: any FileSystem, theme: String,
        isTold: @escaping Telling = { _, _, _ in false }
    ) {
        self.registry = registry
        self.isTold = isTold
        examples = ExampleProject(fileSystem: fileSystem, registry: registry, theme: theme)
        project = Project(fileSystem: fileSystem, catalog: registry.catalog, kinds: registry.sceneKinds)
    }

    // MARK: Examples

    /// The controls in the examples of some components that do nothing, a sentence each.
    ///
    /// An example shows its component alone, so a change that the store tells counts as seen: somebody else draws it.
    ///
    /// - Parameter names: The names of configurations with examples; others have no controls.
    /// - Returns: The sentences; empty when all is well.
    public func deadControls(of names: [String]) -> [String] {
        names.flatMap { name in
            (registry.specimens + registry.sharedSpecimens).filter { $0.name == name }.flatMap { specimen in
                specimen.examples.indices.flatMap { index in
                    deadControls(index, of: specimen).map {
                        "\(name), “\(specimen.examples[index].title)”: \($0)"
                    }
                }
            }
        }
    }

    private func deadControls(_ index: Int, of specimen: Specimen) -> [String] {
        var seen: Set<String> = []
        return dead(isExample: true, pressing: nil, once: &seen) {
            examples.stage(index, of: specimen, mode: "light").staged
        }
    }

    // MARK: Scenes

    /// The controls in some scenes that do nothing, a sentence each: on every screen with a name, for the first viewer of
    /// every audience, in every popup.
    ///
    /// Controls that do the same for another row or user are tried once.
    ///
    /// - Parameter ids: The scenes' ids; nil for all of the project.
    /// - Returns: The sentences; empty when all is well.
    public func deadControls(inScenes ids: [String]? = nil) -> [String] {
        (ids ?? project.sceneIDs).flatMap { id -> [String] in
            let loaded = project.scene(id)
            guard let scene = loaded.scene, let theme = loaded.theme else { return ["there is no scene '\(id)'"] }
            return scene.devices.flatMap { device in
                viewers(of: scene).flatMap { viewer in
                    dead(in: scene, theme, device, viewer).map { "\(id), \(device.name), \(viewer): \($0)" }
                }
            }
        }
    }

    /// The first viewer of every audience.
    private func viewers(of scene: Scene) -> [String] {
        let all = scene.fixture.flatMap { scene.kind.viewers(in: $0.record) } ?? [scene.viewer]
        let store = open(scene)
        var audiences: Set<String> = []
        return all.filter { audiences.insert(scene.kind.audience(of: $0, in: store)).inserted }
    }

    private func open(_ scene: Scene) -> any LiveStore {
        let start = scene.fixture?.clock ?? Timestamp(milliseconds: 0)
        return scene.kind.open(scene, at: start, clock: ManualClock(start))
    }

    private func dead(in scene: Scene, _ theme: Theme, _ device: Device, _ viewer: String) -> [String] {
        let view = SceneView(
            scene: scene.id, theme: theme.id, mode: theme.defaultMode, device: device.name, locale: scene.locale,
            viewer: viewer)
        func stage(_ anchor: String?) -> StagedScene {
            var view = view
            view.openAnchor = anchor
            return StagedScene(
                scene: scene, theme: theme, registry: registry, device: device, view: view, store: open(scene))
        }
        var seen: Set<String> = []
        var findings = dead(isExample: false, pressing: nil, once: &seen) { stage(nil) }
        let anchors = PictureTree(stage(nil).render()).controls.filter { !$0.isDisabled }.flatMap(\.deeds)
            .compactMap { deed in if case .opens(let anchor) = deed { anchor } else { nil } }
        var parts: Set<String> = []
        for anchor in anchors where parts.insert(SceneView.part(of: anchor)).inserted {
            guard let popup = stage(anchor).popup else { continue }
            findings += dead(isExample: false, pressing: popup.placement.id, once: &seen) { stage(anchor) }
        }
        return findings
    }

    // MARK: Trying

    /// The controls of a picture that do nothing, or only those of one component.
    private func dead(
        isExample: Bool, pressing owner: String?, once seen: inout Set<String>, _ stage: () -> StagedScene?
    ) -> [String] {
        guard let first = stage() else { return [] }
        let tree = PictureTree(first.render())
        var findings: [String] = []
        for control in tree.controls {
            let component = control.owner?.prefix { $0 != "/" }
            guard owner == nil || component.map(String.init) == owner else { continue }
            guard isExample || seen.insert(control.likeness + "|\(control.isDisabled)").inserted else { continue }
            if control.isDisabled {
                if !control.saysWhy { findings.append("the \(control.name) is disabled and does not say why") }
            } else if !control.isChosen, let complaint = complaint(about: control, in: tree, isExample, stage) {
                findings.append("the \(control.name) \(complaint)")
            }
        }
        return findings
    }

    /// Why a control is dead; nil when it is not.
    private func complaint(
        about control: PictureControl, in tree: PictureTree, _ isExample: Bool, _ stage: () -> StagedScene?
    ) -> String? {
        guard let owner = control.owner else { return "stands in no component" }
        guard !control.deeds.isEmpty else { return "does nothing" }
        var complaints: [String] = []
        for deed in control.deeds {
            switch deed {
            case .needs(let id, let tag):
                if tree.has(id, tag) { return nil }
                complaints.append("needs an element '\(id)', which is not there")
            case .opens(let anchor):
                if let staged = stage(), opens(anchor, staged, isExample: isExample) { return nil }
                complaints.append("opens '\(anchor)', from which nothing opens")
            case .performs(let name, let argument, let values):
                for values in values {
                    guard let staged = stage() else { continue }
                    let action = ComponentAction(name, argument: argument, values: values)
                    switch ControlPress(action, on: owner, in: staged, registry, isTold, isExample: isExample).result {
                    case .seen: return nil
                    case .refused(let reason): complaints.append("is refused: \(reason)")
                    case .nothing: complaints.append("changes nothing with '\(name)'")
                    }
                }
                if values.isEmpty { complaints.append("has no other value to choose") }
            }
        }
        return complaints.first
    }

    /// Whether a popup opens from an anchor, or closes; an example has none, so that its component's word counts.
    private func opens(_ anchor: String, _ staged: StagedScene, isExample: Bool) -> Bool {
        if staged.view.openAnchor == anchor { return true }
        guard isExample else { return staged.opening(anchor, registry: registry).popup != nil }
        let parts = SceneView.part(of: anchor).split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, let opener = staged.instance(parts[0]) else { return false }
        return type(of: opener.component).anchors.contains(parts[1])
    }
}
