import SceneModel
import SourceDiagnostics
import TestSupport
import Testing

@testable import ProjectCommands

/// Screens that cannot be seen or used, each by one fault in a scene that is sound otherwise.
@Suite struct UnusableScreenTests {
    @Test(arguments: UnusableScreens.all)
    func tellsTheFaultOnceAtItsCause(_ screen: UnusableScreen) throws {
        let marked = MarkedText("scene: room\ntheme: base\n" + screen.scene)
        let found = try findings(marked.text)
        let place = try #require(marked["1️⃣"])
        #expect(
            found.map { "\($0.range) \($0.id)" }
                == ["Scenes/room.yaml:\(place.line):\(place.column) \(screen.rule)"],
            "\(found.map(\.message))")
        #expect(found.first?.message.contains(screen.words) == true, "\(found.map(\.message))")
    }

    @Test(arguments: UnusableScreens.sound)
    func saysNothingOfWhatCanBeSeenAndUsed(_ scene: String) throws {
        let found = try findings("scene: room\ntheme: base\n" + scene).filter { $0.id.hasPrefix("screen.") }
        #expect(found.map(\.message) == [])
    }

    private func findings(_ scene: String) throws -> [Diagnostic] {
        let files = BaseProject.files.merging(["Scenes/room.yaml": Array(scene.utf8)]) { _, own in own }
        let workspace = try Workspace(InMemoryFileSystem(files), registry: .builtIn)
        return try workspace.validate(workspace.defaultPaths).diagnostics
    }
}
