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

    /// Scenes that have the same share what is measured, and only these.
    @Test func tellsCutTextsOfTheScenesThatHaveThem() throws {
        let chat = "theme: base\ncompose:\n  - agoraChat: { left: 0, width: 70, top: 30, height: 160 }\n"
        let hidden = "components:\n  agoraChat: { title: { visible: false } }\n"
        let cut = try findings(in: [
            "plain": "scene: plain\n" + chat, "same": "scene: same\n" + chat,
            "hiding": "scene: hiding\n" + chat + hidden, "base/hiding": "scene: base/hiding\n" + chat + hidden,
            "heir": "scene: heir\nextends: base/hiding\n" + chat,
            "showing": "scene: showing\nextends: base/hiding\n" + chat + hidden.replacing("false", with: "true"),
        ]).filter { $0.id == "screen.cut-text" }
        #expect(
            cut.map(\.range.file.path) == ["Scenes/plain.yaml", "Scenes/same.yaml", "Scenes/showing.yaml"],
            "\(cut.map(\.message))")
    }

    private func findings(_ scene: String) throws -> [Diagnostic] { try findings(in: ["room": scene]) }

    private func findings(in scenes: [String: String]) throws -> [Diagnostic] {
        let own = scenes.map { ("Scenes/\($0).yaml", Array($1.utf8)) }
        let files = BaseProject.files.merging(own) { _, own in own }
        let workspace = try Workspace(InMemoryFileSystem(files), registry: .builtIn)
        return try workspace.validate(workspace.defaultPaths).diagnostics
    }
}
