import ConfigSchema
import SceneModel
import SceneTestSupport
import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

@Suite struct ProjectDocumentTests {
    private static let foyer = "devices:\n  foyer: { width: 1920, height: 1080, class: wall }\n"

    @Test(arguments: [
        ("1️⃣device: {}\n", "config.unknown-key"),
        ("devices:\n  foyer: 1️⃣{ width: 1920, class: wall }\n", "config.missing-key"),
        ("devices:\n  foyer: { width: 1️⃣19200, height: 1080, class: wall }\n", "config.range"),
        ("devices:\n  foyer: { width: 1️⃣wide, height: 1080, class: wall }\n", "config.kind"),
        ("devices:\n  1️⃣pad: { width: 1180, height: 820, class: pad }\n", "project.device"),
        ("devices:\n  1️⃣844x390: { width: 844, height: 390, class: phone }\n", "project.device"),
        ("devices:\n  tablet: { width: 1180, height: 820, class: 1️⃣phon }\n", "project.device-class"),
        ("devices:\n  tablet: { width: 1180, height: 820, class: 1️⃣dark }\n", "project.device-class-name"),
        ("devices:\n  tablet: { width: 1180, height: 820, class: 1️⃣\"\" }\n", "project.device-class-name"),
        ("devices:\n  tablet: { width: 1180, height: 820, class: 1️⃣\"a b\" }\n", "project.device-class-name"),
        ("locales: 1️⃣fr\n", "config.kind"),
        ("locales: 1️⃣[]\n", "config.item-count"),
        ("locales:\n  - fr\n  - 1️⃣français\n", "project.locale"),
        ("locales: [1️⃣english]\n", "project.locale"),
        ("locales: [fr, 1️⃣pt_BR]\n", "project.locale"),
        ("locales: 1️⃣[fr\n", "yaml.open-bracket"),
        ("1️⃣# nothing yet\n", "file.empty"),
    ])
    func reportsWhatTheProjectFileGetsWrong(_ marked: String, _ rule: String) throws {
        let marked = MarkedText(marked)
        let project = TestProject(["diorama.yaml": marked.text, "Scenes/test.yaml": "scene: test\ntheme: plain\n"])
        let expected = expectedPlaces(marked, ("1️⃣", rule)).map { "diorama.yaml:\($0)" }
        #expect(try project.validated() == expected)
        #expect(try project.validated(["diorama.yaml"]) == expected)
    }

    @Test func takesEachDeviceAndLanguageOnce() {
        let text = """
            devices:
              foyer: { width: 1920, height: 1080, class: wall }
              foyer: { width: 800, height: 600, class: wall }
            locales: [fr, FR, pt-BR]

            """
        let project = TestProject(["diorama.yaml": text]).project
        #expect(project.document.devices.map(\.width) == [1920])
        #expect(project.document.locales == ["fr", "pt-BR"])
        #expect(project.document.diagnostics.map(\.id) == ["yaml.duplicate-key"])
    }

    @Test func leavesOutTheDevicesAfterTheHundredth() {
        let devices = (1...102).map { "  d\($0): { width: 800, height: 600, class: pad }\n" }.joined()
        let project = TestProject(["diorama.yaml": "devices:\n" + devices]).project
        #expect(project.document.devices.count == 100)
        #expect(project.document.diagnostics.map(\.id) == ["project.too-many-devices"])
        #expect(project.document.diagnostics.map(\.range.start.line) == [102])
    }

    @Test func needsNoProjectFile() throws {
        let project = TestProject(scene: "")
        #expect(try project.validated() == [])
        #expect(project.project.dependencies.contains("diorama.yaml"))
        #expect(project.project.kinds.devices.map(\.name) == ["phone", "pad"])
    }

    @Test func putsAScreenOfTheProjectBesideThoseOfTheKind() throws {
        let text = """
            device: foyer
            compose:
              - bar: { left: 0, right: 0, top: 0, height: { phone: 14, pad: 20, wall: 40 } }
              - menu: { left: 0, top: 0, devices: [wall] }
            components:
              bar: { backgroundColor: { phone: white, wall: "#EEEEEE" } }

            """
        let project = TestProject(scene: text, with: ["diorama.yaml": Self.foyer])
        #expect(try project.validated() == [])
        let scene = try #require(project.scene)
        #expect(scene.device == Device(name: "foyer", width: 1920, height: 1080, deviceClass: DeviceClass("wall")))
        #expect(scene.devices.map(\.name) == ["phone", "pad", "foyer"])
        let theme = try #require(project.project.theme("plain").theme)
        let colors = ["phone", "pad", "wall"].map { device in
            let situation = Situation(mode: "light", deviceClass: device, locale: "en")
            let values = theme.values(cascade: scene.cascade(over: theme), in: situation)
            return values["bar"]?.color("backgroundColor")
        }
        #expect(colors == [.white, .white, SRGBColor(hex: 0xEEEEEE)])
    }

    @Test func checksTheLayoutOnAScreenOfTheProjectToo() throws {
        let text = "compose:\n  - menu: { left: 0, top: { phone: 0, pad: 0 } }\n"
        let project = TestProject(scene: text, with: ["diorama.yaml": Self.foyer])
        #expect(try project.validated() == ["Scenes/test.yaml:4:27 layout.underdetermined"])
    }

    @Test func takesAScreenOfAKnownClassForOneMoreOfItsKind() throws {
        let tablet = "devices:\n  tablet: { width: 1180, height: 820, class: pad }\n"
        let text = "device: tablet\ncompose:\n  - menu: { left: 0, top: { phone: 0, pad: 0 } }\n"
        #expect(try TestProject(scene: text, with: ["diorama.yaml": tablet]).validated() == [])
    }

    @Test func asksForTextsInALanguageOfTheProject() throws {
        let text = "title: { en: Test, zh-Hans: 测试 }\nlocale: fr\n"
        let project = TestProject(scene: text, with: ["diorama.yaml": "locales: [en, fr]\n"])
        #expect(try project.validated() == ["Scenes/test.yaml:3:8 config.missing-locale"])
        #expect(project.project.catalog.vocabulary.locales == ["en", "zh-Hans", "fr"])
        #expect(project.scene?.locale == "fr")
    }

    @Test func leavesOutWhatCannotBeUsedAndKeepsTheRest() throws {
        let text =
            "devices:\n  tablet: { width: 1180, height: 820, class: pad }\n  wide: { width: 9 }\nlocales: [x, fr]\n"
        let project = TestProject(scene: "device: tablet\nlocale: fr\n", with: ["diorama.yaml": text])
        #expect(project.places == [])
        #expect(project.project.kinds.devices.map(\.name) == ["phone", "pad", "tablet"])
    }
}
