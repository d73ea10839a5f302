import SceneRendering
import SourceDiagnostics
import Testing
import ThemeModel

@Suite struct ExplanationTests {
    @Test func explainsTheValueOfAComponent() throws {
        let project = try LampProject(theme: "components: { sign: { textColor: \"#112233\" } }\n")
        let found = try project.staged().explain("sign.textColor")
        #expect(found.map(\.keyPath) == ["sign.textColor"])
        #expect(found.first?.lines.first?.range.description == "Themes/plain.yaml:3:34")
    }

    @Test func explainsAnEdgeByTheTextForTheScreen() throws {
        let found = try LampProject().staged(device: "watch").explain("sign.frame.height")
        #expect(found.map(\.value) == ["20"])
        #expect(found.first?.lines.map(\.text) == ["20"])
        #expect(
            try LampProject().staged().explain("lampRow.frame").map(\.keyPath) == [
                "lampRow.frame.left", "lampRow.frame.right", "lampRow.frame.top",
            ])
    }

    @Test(arguments: ["", "nowhere.textColor", "sign.textColour", "menu.frame"])
    func hasNothingToSayOfWhatIsNotThere(path: String) throws {
        #expect(try LampProject().staged().explain(path).isEmpty)
    }
}
