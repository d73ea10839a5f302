import SceneRendering
import Testing

@Suite struct SceneDifferenceTests {
    private func difference(_ scene: String, theme: String = "") throws -> SceneDifference {
        let old = try LampProject()
        return SceneDifference(
            from: LiveScene(try old.staged()),
            to: LiveScene(try LampProject(scene, theme: theme, store: old.store).staged()))
    }

    @Test func patchesNothingWhereOnlyStylesChange() throws {
        let difference = try difference(LampProject.scene, theme: "components: { sign: { textColor: black } }\n")
        #expect(difference.patches == [] && !difference.needsRefresh)
    }

    @Test func patchesTheComponentThatLooksDifferent() throws {
        let difference = try difference(LampProject.scene + "components: { sign: { visible: false } }\n")
        #expect(difference.patches.map(\.id) == ["c-sign"] && !difference.needsRefresh)
    }

    @Test func asksForTheWholeSceneWhereComponentsComeOrGo() throws {
        let difference = try difference("compose:\n  - sign: { left: 0, right: 0, top: 0, height: 9 }\n")
        #expect(difference.patches == [] && difference.needsRefresh)
    }
}
