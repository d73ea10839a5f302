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

    /// An entry that others follow is placed again: only what that changes is a fault of the heir.
    @Test func tellsNoHeirOfFaultsThatItInherits() throws {
        let frame = "netlessBoard: { id: board, left: 0, right: 0, top: 24, bottom: 0 }"
        let found = try findings(in: [
            "base/room": "scene: base/room\ntheme: base\ncompose:\n  - \(frame)\n"
                + "  - classState: { left: board.right - 40, bottom: 20, width: 100, height: 34 }\n",
            "heir": "scene: heir\nextends: base/room\ncompose:\n  - \(frame)\n",
            "worse": "scene: worse\nextends: base/room\ncompose:\n"
                + "  - netlessBoard: { id: board, left: 0, right: 0, top: 0, bottom: 0 }\n",
        ]).filter { $0.id.hasPrefix("screen.") }
        #expect(
            found.map { "\($0.range.file.path) \($0.id)" } == ["Scenes/base/room.yaml screen.outside"],
            "\(found.map(\.message))")
    }

    /// Of several that lie behind one entry of the same file, the first is the finding.
    @Test func tellsAllThatLiesBehindOneEntryOnce() throws {
        let found = try findings(
            "scene: room\ntheme: base\ncompose:\n  - stateBar: { left: 0, right: 0, top: 0, height: 24 }\n"
                + "  - agoraChat: { left: 0, width: 200, top: 40, height: 200 }\n"
                + "  - netlessBoard: { id: board, left: 0, right: 0, top: 0, bottom: 0 }\n")
        #expect(found.map(\.message) == ["'stateBar' lies wholly behind 'board'"])
        #expect(
            found.first?.notes.map(\.message) == ["'board' is placed here", "'agoraChat' lies wholly behind 'board'"])
    }

    /// Scenes that have the same share what is measured, and only these.
    @Test func tellsCutTextsOfTheScenesThatHaveThem() throws {
        let chat = "theme: base\ncompose:\n  - agoraChat: { left: 0, width: 70, top: 30, height: 160 }\n"
        let hidden = "components:\n  agoraChat: { topBar: { visible: false } }\n"
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
