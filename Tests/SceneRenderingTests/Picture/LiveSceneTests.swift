import LiveValues
import SceneModel
import SceneRendering
import Testing

@Suite struct LiveSceneTests {
    private func live(_ project: LampProject, by viewer: String = "guest") throws -> LiveScene {
        let live = LiveScene(try project.staged(by: viewer))
        _ = live.render()
        return live
    }

    @Test func tellsWhatAComponentNamesAsItsPartsAndWhatLooksDifferent() throws {
        let project = try LampProject()
        let patches = try project.patches(in: live(project)) { try $0.toggle("red", by: LampKind.keeper) }
        // The sign shows the same number as before.
        let row = HTMLNode.element(.li, .id("c-lampRow--red"), text: "red!")
        #expect(patches == [.replace(id: "c-lampRow--red", row)])
    }

    @Test func drawsAComponentOnceInAnIntervalAndTheRestAtItsEnd() throws {
        let project = try LampProject()
        let live = try live(project)
        let first = try project.patches(in: live) { $0.add("green") }
        #expect(first.map(\.id) == ["c-sign", "c-lampRow"])
        #expect(live.isBusy && !live.isStale)
        let second = try project.patches(in: live) { $0.add("pink") }
        #expect(second == [] && live.isStale)
        // Whoever opens a page meanwhile sees it.
        #expect(HTMLRenderer.render(live.render()).contains("pink"))
        let late = live.endInterval()
        #expect(late.map(\.id) == ["c-sign", "c-lampRow"])
        #expect(late.allSatisfy { $0.html?.contains("4") == true || $0.html?.contains("pink") == true })
        #expect(!live.isStale)
        #expect(live.endInterval() == [] && !live.isBusy)
    }

    @Test func tellsNoPartsOfWhatIsToBeDrawnAnyway() throws {
        let project = try LampProject()
        let live = try live(project)
        _ = try project.patches(in: live) { $0.add("green") }
        _ = try project.patches(in: live) { $0.add("pink") }
        #expect(try project.patches(in: live) { try $0.toggle("red", by: LampKind.keeper) } == [])
        #expect(live.endInterval().contains { $0.html?.contains("red!") == true })
    }

    @Test func tellsNothingThatTheViewerDoesNotHear() throws {
        let project = try LampProject()
        let live = try live(project)
        #expect(try project.patches(in: live) { $0.add("green", telling: .user(LampKind.keeper)) } == [])
        #expect(try project.patches(in: live) { $0.add("pink", telling: .user("guest")) } != [])
    }

    @Test func saysWhenAComponentOutgrowsItsFrame() throws {
        let project = try LampProject()
        let live = try live(project)
        _ = try project.patches(in: live) { try $0.toggle("red", by: LampKind.keeper) }
        #expect(!live.needsLayout)
        _ = try project.patches(in: live) { $0.add("green") }
        #expect(live.needsLayout)
        #expect(try !LiveScene(project.staged()).needsLayout)
    }

    @Test func drawsAComponentAfterAClickOnlyWhenItLooksDifferent() throws {
        let project = try LampProject()
        let live = try live(project)
        #expect(live.patch(of: "lampRow") == nil)
        try project.lamps.toggle("red", by: LampKind.keeper)
        #expect(live.patch(of: "lampRow", isAhead: true)?.html?.contains("red!") == true)
        #expect(live.patch(of: "nowhere") == nil)
    }

    @Test func takesThePlaceOfAnEarlierDrawingWithWhatDiffers() throws {
        let project = try LampProject()
        let old = try live(project)
        let slogan = try LampProject(LampProject.scene + "locale: de\n", store: project.store)
        #expect(try LiveScene(slogan.staged()).replace(old) == [])
        let patches = try LiveScene(slogan.staged(locale: "de")).replace(old)
        #expect(patches?.map(\.id) == ["c-sign"])
        let other = try LampProject("compose:\n  - sign: { left: 0, right: 0, top: 0, height: 9 }\n")
        #expect(try LiveScene(other.staged()).replace(old) == nil)
    }
}
