import SceneModel
import SceneRendering
import Testing
import ThemeModel

@Suite struct StagedSceneTests {
    @Test(arguments: [("wall", 40.0, 780.0), ("watch", 20, 180)])
    func decidesFramesForTheScreen(device: String, top: Double, width: Double) throws {
        let row = try #require(LampProject().staged(device: device).instance("lampRow"))
        // Two lamps, ten points each.
        #expect(row.frame == LayoutRect(x: 10, y: top, width: width, height: 20))
    }

    @Test func stagesComponentsBottomToTopWithoutPopups() throws {
        #expect(try LampProject().staged().instances.map(\.placement.id) == ["sign", "lampRow"])
    }

    @Test func leavesOutWhatTheViewersAudienceDoesNotHave() throws {
        let project = try LampProject(
            "compose:\n  - sign: { left: 0, right: 0, top: 0, height: 9, roles: [keeper] }\n")
        #expect(try project.staged(by: "guest").instances.isEmpty)
        #expect(try project.staged(by: LampKind.keeper).instances.count == 1)
    }

    @Test func leavesOutWhatIsDisabledAndHidesWhatIsInvisible() throws {
        let hidden = try LampProject(LampProject.scene + "components: { sign: { visible: false } }\n").staged()
        #expect(try !#require(hidden.instance("sign")).isShown)
        #expect(HTMLRenderer.render(hidden.render()).contains("data-id=\"sign\" hidden"))
        let disabled = try LampProject(
            "compose:\n  - sign: { left: 0, right: 0, top: 0, height: 9 }\ncomponents: { sign: { enable: false } }\n"
        ).staged()
        #expect(disabled.instance("sign") == nil && !disabled.has("sign"))
    }

    @Test func drawsTheSceneWithItsModeLanguageAndDevice() throws {
        let html = HTMLRenderer.render(try LampProject().staged(mode: "dark", locale: "de").render())
        let start = "<div class=\"scene\" id=\"scene\" data-mode=\"dark\" lang=\"de\" data-device=\"wall\">"
        #expect(html.hasPrefix(start + "<div id=\"c-sign\" class=\"placed\" data-component=\"sign\" data-id=\"sign\">"))
        #expect(html.contains("<p class=\"sign\">Hallo 2</p>"))
    }

    @Test func performsAnActionAsTheViewer() throws {
        let project = try LampProject()
        let action = ComponentAction("toggle", argument: "red")
        #expect(throws: LampStore.Locked()) { try project.staged(by: "guest").perform(action, on: "lampRow") }
        try project.staged(by: LampKind.keeper).perform(action, on: "lampRow")
        #expect(try project.lamps.lamps.map(\.isLit) == [true, false])
        // Neither a component that is not there nor an action that nobody knows does anything.
        try project.staged(by: LampKind.keeper).perform(action, on: "nowhere")
        try project.staged(by: LampKind.keeper).perform(ComponentAction("fly"), on: "lampRow")
        #expect(try project.lamps.lastSequence == 1)
    }

    @Test(arguments: [("sign", "sign"), ("nothing", nil), ("sign/part", nil)])
    func knowsTheConfigurationOfWhatIsThere(id: String, name: String?) throws {
        #expect(try LampProject().staged().configuration(of: id)?.name == name)
    }
}
