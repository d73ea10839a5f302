import ConfigSchema
import Foundation
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import Testing
import ThemeModel

@testable import ProjectCommands

/// `explain` knows what schemas know, and says what the screen shows.
@Suite struct ExplainedPathTests {
    private let registry: ComponentRegistry
    private let project: Project

    init() throws {
        registry = try ComponentRegistry.builtIn
        project = Project(
            fileSystem: DiskFileSystem(root: ProjectFolder.repository), catalog: registry.catalog,
            kinds: registry.sceneKinds)
    }

    private func staged(_ id: String, theme: String, mode: String, device: String) throws -> StagedScene {
        let scene = try #require(project.scene(id).scene)
        let theme = try #require(project.theme(theme).theme)
        let view = SceneView(
            scene: id, theme: theme.id, mode: mode, device: device, locale: "en", viewer: scene.viewer)
        let clock = ManualClock(Timestamp(milliseconds: 0))
        return StagedScene(
            scene: scene, theme: theme, registry: registry,
            device: try Device(argument: device, among: scene.devices), view: view,
            store: scene.kind.open(scene, at: clock.now, clock: clock))
    }

    @Test func explainsEveryKeyPathThatSchemasKnow() throws {
        let staged = try staged("small-class", theme: "agora", mode: "light", device: "pad")
        let catalog = project.catalog
        let groups = [
            ThemeFormat.group(for: catalog), SceneFormat.group(for: catalog, project.kinds),
            FixtureFormat.group(for: catalog, project.kinds),
        ]
        var paths: Set<String> = []
        for group in groups { add(group, below: [], of: staged.theme, to: &paths) }
        #expect(paths.count > 2000)
        #expect(paths.filter { staged.explain($0).isEmpty }.sorted() == [])
    }

    /// Adds the key paths of a group, each kind of part once.
    private func add(_ group: PropertyGroup, below path: [String], of theme: Theme, to paths: inout Set<String>) {
        for member in group.members { add(member.kind, at: path + [member.key], of: theme, to: &paths) }
    }

    private func add(_ kind: PropertyKind, at path: [String], of theme: Theme, to paths: inout Set<String>) {
        func go(_ kind: PropertyKind, _ step: String, _ paths: inout Set<String>) {
            add(kind, at: path + [step], of: theme, to: &paths)
        }
        paths.insert(path.joined(separator: "."))
        switch kind {
        case .record(let group): add(group, below: path, of: theme, to: &paths)
        case .list(let element, _): go(element, "0", &paths)
        case .map(let element, .oneOf(let names, _)), .map(let element, .exactlyOneOf(let names, _)):
            for name in names { go(element, name, &paths) }
        case .map(let element, .any):
            let tokens = TokenCategory(rawValue: path.last ?? "").flatMap { theme.tokens[$0].names.first { _ in true } }
            go(element, path.last == "strings" ? "fcr_user_list" : tokens ?? "any", &paths)
        case .keyed(let kinds):
            for name in kinds.names {
                if let kind = kinds.kind(of: name) { go(kind, name, &paths) }
            }
        case .byMode(let inner):
            add(inner, at: path, of: theme, to: &paths)
            go(inner, "dark", &paths)
        case .byDevice(let inner):
            add(inner, at: path, of: theme, to: &paths)
            go(inner, "phone", &paths)
        case .byLocale, .text: paths.insert((path + ["zh-Hans"]).joined(separator: "."))
        case .shape(_, let list, let map):
            for kind in [list, map].compactMap(\.self) { add(kind, at: path, of: theme, to: &paths) }
        default: break
        }
    }

    @Test(arguments: ["agora", "agora-classic", "contrast"], ["phone", "pad"])
    func saysTheValueThatTheScreenShows(theme: String, device: String) throws {
        let staged = try staged(
            "small-class", theme: theme, mode: theme == "contrast" ? "light" : "dark", device: device)
        for (name, values) in staged.values {
            for (leaf, value) in zip(values.group.leaves, values.values) {
                var shown = value?.explanationText ?? "none"
                let group = leaf.path.dropLast(leaf.spec.key.count)
                if case .image(let image)? = value, let tint = values.color(group + "tint") {
                    shown = "\(image.path), tint \(tint.hexText)"
                }
                let explanation = try #require(staged.explain("\(name).\(leaf.path)").first)
                #expect(explanation.keyPath == "\(name).\(leaf.path)")
                #expect(explanation.value == shown, "\(name).\(leaf.path)")
            }
        }
    }

    @Test(arguments: [
        ("roster.camera.streamOff.image", "tint #F04C36"), ("toolBar.buttons.teacher.0", "setting"),
        ("toolBar.buttons.teacher", "[setting, "), ("users.lin.name", "Ms. Lin"), ("users.0.role", "teacher"),
        ("room.name", "Physics 7B"), ("strings.fcr_user_list.zh-Hans", "花名册"), ("device", "pad"),
        ("modes.1", "dark"), ("stateBar.networkState.textFont.size", "9"), ("stage.frame.bottom", "102."),
        ("images.member_camera_off.file", ".svg"), ("record.image", "none"),
    ])
    func explainsParts(path: String, value: String) throws {
        let staged = try staged("small-class", theme: "agora-classic", mode: "light", device: "pad")
        let found = staged.explain(path)
        #expect(found.contains { $0.value.contains(value) }, "\(found.map(\.value))")
        #expect(found.allSatisfy { $0.keyPath == path })
    }
}
