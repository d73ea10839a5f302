import SceneModel
import SceneRendering
import Testing

@Suite struct StagedSceneOpeningTests {
    @Test func opensAPopupInItsOwnSizeBelowTheMiddleOfItsAnchor() throws {
        let project = try LampProject()
        let staged = try project.staged(device: "wall").opening("sign.button", registry: project.registry)
        let popup = try #require(staged.popup)
        // The button ends at the canvas's right edge, so the popup is moved to stay on it.
        #expect(popup.frame == LayoutRect(x: 700, y: 48, width: 100, height: 50))
        #expect(staged.instances.last?.placement.id == "menu")
        let html = HTMLRenderer.render(staged.render(popup))
        #expect(html.contains("data-popup=\"sign.button\"") && html.contains("from sign.button"))
    }

    @Test(arguments: ["sign.handle", "nowhere.button", "sign", ""])
    func opensNothingFromAnythingElse(anchor: String) throws {
        let project = try LampProject()
        #expect(try project.staged().opening(anchor, registry: project.registry).popup == nil)
    }
}
