import ClassroomScenes
import ConfigSchema
import SceneModel
import SceneTestSupport
import TestSupport
import Testing
import ThemeModel

@Suite struct SceneInheritanceTests {
    private let base = """
        scene: base
        theme: plain
        title: { en: Base, zh-Hans: 基础 }
        type: lecture
        device: phone
        locale: zh-Hans
        viewer: lin
        compose:
          - bar: { id: top, left: 0, right: 0, top: 0, height: 20 }
          - bar: { id: middle, left: 0, right: 0, top: top.bottom, height: 20 }
          - menu: { left: 0, bottom: 0 }
        contexts: { users: [{ uuid: lin, role: teacher }, { uuid: chen, role: student }] }
        components:
          bar: { backgroundColor: "#EEEEEE", borderWidth: 2 }
        """

    private func scene(_ text: String) throws -> Scene {
        let project = TestProject(["Scenes/base.yaml": base, "Scenes/test.yaml": "scene: test\nextends: base\n" + text])
        #expect(project.project.scene("test").diagnostics == [])
        return try #require(project.scene)
    }

    @Test func replacesAnEntryInPlaceAndAppendsTheOthers() throws {
        let scene = try scene(
            """
            compose:
              - bar: { id: foot, left: 0, right: 0, bottom: 0, height: 10 }
              - menu: { id: middle, left: 5, top: 5 }
            """)
        #expect(scene.placements.map(\.id) == ["top", "middle", "menu", "foot"])
        #expect(scene.placements.map(\.name) == ["bar", "menu", "menu", "bar"])
    }

    @Test func takesInheritedEntriesOut() throws {
        let scene = try scene("remove: [middle, menu]\n")
        #expect(scene.placements.map(\.id) == ["top"])
    }

    @Test func appendsAnEntryThatItTookOutBefore() throws {
        let scene = try scene("remove: [top, middle]\ncompose:\n  - bar: { id: top, left: 0, right: 0, top: 9 }\n")
        #expect(scene.placements.map(\.id) == ["menu", "top"])
    }

    @Test func inheritsEverythingThatItDoesNotSay() throws {
        let scene = try scene("title: Test\n")
        #expect(scene.themeID == "plain")
        #expect(scene.type == "lecture")
        #expect(scene.device == .phone)
        #expect(scene.locale == "zh-Hans")
        #expect(scene.viewer == "lin")
        #expect(scene.title(locale: "en") == "Test")
        #expect(scene.fixture?.record["users"]?.items.count == 2)
    }

    @Test func saysItsOwnWordOverTheBases() throws {
        let scene = try scene(
            """
            type: small
            device: { width: 844, height: 390, class: phone }
            locale: en
            viewer: chen
            contexts: { users: [{ uuid: chen, role: student }] }
            """)
        #expect(scene.type == "small")
        #expect(scene.device.name == "844x390:phone")
        #expect(scene.device.width == 844)
        #expect(scene.locale == "en")
        #expect(scene.viewer == "chen")
        #expect(scene.fixture?.record["users"]?.items.count == 1)
    }

    @Test func putsItsLayersOverTheThemes() throws {
        let project = TestProject([
            "Themes/plain.yaml":
                "theme: plain\ncomponents: { bar: { backgroundColor: \"#DDDDDD\", borderWidth: 3, textColor: \"#222222\" } }\n",
            "Scenes/base.yaml": base,
            "Scenes/test.yaml": "scene: test\nextends: base\ncomponents: { bar: { borderWidth: 5 } }\n",
        ])
        let loaded = project.project.scene("test")
        let theme = try #require(loaded.theme)
        let cascade = try #require(loaded.scene).cascade(over: theme)
        let situation = theme.situation(mode: "light", deviceClass: "pad", locale: "en")
        let bar = try #require(TestProject.catalog.index(of: "bar"))
        let layers = TestProject.catalog.components[bar].properties.leaves.indices.map { leaf in
            cascade.assignments(component: bar, leaf: leaf, in: situation).map(\.layer)
        }
        #expect(
            layers == [
                ["scene base", "theme plain", "built-in default"], ["theme plain", "built-in default"],
                ["scene test", "scene base", "theme plain", "built-in default"],
            ])
        #expect(theme.values(of: bar, cascade: cascade, in: situation).number("borderWidth") == 5)
    }

    @Test func choosesAViewerWhenNoFileNamesOne() {
        func viewer(_ users: String) -> String? {
            TestProject(scene: "contexts: { users: [\(users)] }\n").scene?.viewer
        }
        #expect(viewer("{ uuid: chen, role: student }, { uuid: lin, role: teacher }") == "lin")
        #expect(viewer("{ uuid: chen, role: student }") == "chen")
        #expect(viewer("") == "")
    }

    @Test(arguments: [("phone", ["a", "b"]), ("pad", ["a", "c"])])
    func givesEachDeviceItsOwnEntries(_ device: String, _ expected: [String]) throws {
        let project = TestProject(
            scene: """
                compose:
                  - bar: { id: a, left: 0, right: 0, top: 0, height: { phone: 10, pad: 30 } }
                  - bar: { id: b, devices: [phone], left: 0, right: 0, top: a.bottom }
                  - bar: { id: c, devices: [pad], left: 0, right: 0, top: a.bottom, roles: [teacher, student] }
                """)
        #expect(project.places == [])
        let scene = try #require(project.scene)
        let plan = ScenePlan(scene, on: try Device(argument: device, among: [.phone, .pad])) {
            ScenePlan.nominalSize($0, TestProject.catalog)
        }
        #expect(plan.entries.map(\.placement.id) == expected)
        #expect(plan.entries[1].rect?.y == (device == "phone" ? 10 : 30))
        #expect(scene.placements.map(\.roles) == [nil, nil, ["teacher", "student"]])
    }
}
