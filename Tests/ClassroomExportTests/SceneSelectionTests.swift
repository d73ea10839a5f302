import ClassroomExport
import Exporting
import Testing

@Suite struct SceneSelectionTests {
    @Test func choosesWhatTheScenesOfATypeBeginWith() throws {
        let selection = SceneSelection(for: AgoraWebTarget(), in: try ExportedClassrooms.shippedProject().project)
        #expect(selection.scenes.map(\.slot) == ["oneToOne", "lecture", "small"])
        #expect(selection.scenes.map(\.id) == ["presets/one-to-one", "presets/lecture", "presets/small"])
    }

    @Test func takesTheScenesThatAreNamed() throws {
        let project = try ExportedClassrooms.shippedProject().project
        let selection = try SceneSelection(["small-class", "lecture-hall"], for: AgoraWebTarget(), in: project)
        #expect(selection.scenes.map(\.id) == ["lecture-hall", "small-class"])
    }

    @Test(arguments: [["small-class", "empty-class"], ["vocational"]])
    func refusesScenesThatFillNoSlotOfTheirOwn(ids: [String]) throws {
        let project = try ExportedClassrooms.shippedProject().project
        #expect(throws: SceneSelection.Problem.self) { try SceneSelection(ids, for: AgoraWebTarget(), in: project) }
    }
}
