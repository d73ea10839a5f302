import ClassroomPreview
import PreviewServing
import SceneRendering
import Testing
import ThemeModel

@testable import ProjectCommands

/// Nothing that is drawn to be used is used in vain.
struct ControlTests {
    private static let registry = try? ComponentRegistry.builtIn

    private static let kind = registry?.first

    private static let check = registry.map {
        ControlCheck($0, root: ProjectFolder.repository, theme: "agora") { record, store, viewer in
            guard let kind = kind as? any PreviewKind else { return false }
            let session = kind.session(
                of: viewer, reading: "en", in: store, on: WorkQueue(soon: { $0() }, later: { _, _ in }))
            return session.exit != nil || session.alert(for: record) { $0 } != nil
                || !session.toasts(for: record) { key, _ in key }.isEmpty
        }
    }

    static let names = registry?.catalog.components.map(\.name) ?? []

    @Test(arguments: names)
    func givesEveryControlOfTheExamplesAnEffect(name: String) throws {
        let dead = try #require(Self.check).deadControls(of: [name])
        #expect(dead == [])
    }

    @Test(arguments: ["one-to-one", "small-class", "lecture-hall"])
    func givesEveryControlOfTheScenesAnEffect(id: String) throws {
        let dead = try #require(Self.check).deadControls(inScenes: [id])
        #expect(dead == [])
    }
}
