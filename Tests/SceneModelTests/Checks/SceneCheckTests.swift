import SceneModel
import SceneTestSupport
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct SceneCheckTests {
    private static let bar = "compose:\n  - bar: { left: 0, right: 0, top: 0 }\n"

    @Test(arguments: [
        (bar + "  - 1️⃣bar: { left: 0, right: 0, bottom: 0 }\n", "scene.duplicate-id"),
        (bar + "  - menu: { id: 1️⃣bar, left: 0, top: 0 }\n", "scene.duplicate-id"),
        (bar + "  - menu: { id: 1️⃣scene, left: 0, top: 0 }\n", "scene.id"),
        ("remove: [1️⃣bar]\n", "scene.unknown-removed"),
        (bar + "  - 1️⃣menu: { kind: suspend }\n", "scene.popup-without-opener"),
        (bar + "  - menu: { kind: suspend, opensFrom: 1️⃣bar.buton }\n", "scene.unknown-opener"),
        (bar + "  - menu: { kind: suspend, opensFrom: bar.button, 1️⃣left: 0 }\n", "scene.popup-frame"),
        (bar + "  - menu: { left: 0, top: 0, opensFrom: 1️⃣bar.button }\n", "scene.opener-of-flat"),
        (bar + "  - 1️⃣toast: { left: 0, top: 0 }\n", "config.unknown-name"),
        ("viewer: 1️⃣lim\ncontexts: { users: [{ uuid: lin, role: teacher }] }\n", "scene.unknown-viewer"),
        ("viewer: 1️⃣nobody-here\n", "scene.viewer-without-contexts"),
        ("title: 1️⃣\"\"\n", "config.empty-name"),
        ("title: { en: Test, zh-Hans: 1️⃣\" \" }\n", "config.empty-name"),
        ("compose:\n  - bar: { left: 0, right: 0, top: 0, devices: [pad], 1️⃣device: pad }\n", "config.unknown-key"),
        ("device: pad\n1️⃣devices: [pad]\n", "config.unknown-key"),
        ("contexts: { users: [] }\n1️⃣contexts: { users: [] }\n", "yaml.duplicate-key"),
        (bar + "  - menu: { left: bar.1️⃣rigth, top: 0 }\n", "layout.syntax"),
        (bar + "  - menu: { left: { phone: 0, pad: 1️⃣baa.right }, top: 0 }\n", "layout.unknown-id"),
        (bar + "  - menu: { left: 0, right: 0, 1️⃣width: 9, top: 0 }\n", "layout.overdetermined"),
        ("compose:\n  - bar: { 1️⃣left: 0, top: 0 }\n", "layout.underdetermined"),
        // One slip is one finding.
        (bar + "  - menu: { 1️⃣kinds: suspend, opensFrom: bar.button }\n", "config.unknown-key"),
        (bar + "  - menu: { kind: 1️⃣suspnd, opensFrom: bar.button }\n", "config.unknown-value"),
        ("compose:\n  - bar: { 1️⃣lef: 0, right: 0, top: 0 }\n", "config.unknown-key"),
        (
            "viewer: lin\ncontexts: { 1️⃣usrs: [{ uuid: lin, role: teacher }], streams: [{ uuid: s, owner: lin }] }\n",
            "config.unknown-key"
        ),
    ])
    func reportsWhatDoesNotFit(_ marked: String, _ rule: String) {
        let marked = MarkedText(marked)
        #expect(TestProject(scene: marked.text).places == expectedPlaces(marked, ("1️⃣", rule)))
    }

    @Test(arguments: [
        ("contexts: { users: [{ uuid: lin, role: teacher }] }", "viewer: lim", ["scene.unknown-viewer"]),
        ("viewer: lim", "contexts: { users: [{ uuid: lin, role: teacher }] }", ["scene.unknown-viewer"]),
        ("viewer: lin", "contexts: { users: [{ uuid: lin, role: teacher }] }", []),
        ("remove: []", "viewer: lin", ["scene.viewer-without-contexts"]),
        (
            "contexts: { users: [{ uuid: lin, role: teacher }] }", "contexts: { clock: 2026-03-02T09:00:00Z }",
            ["scene.replaced-contexts"]
        ),
        ("contexts: { clock: 2026-03-02T09:00:00Z }", "contexts: { clock: 2026-03-02T10:00:00Z }", []),
    ])
    func comparesViewerAndFixtureWithThoseOfTheBase(_ base: String, _ own: String, _ rules: [String]) {
        let project = TestProject([
            "Scenes/base.yaml": "scene: base\ntheme: plain\n" + base + "\n",
            "Scenes/test.yaml": "scene: test\nextends: base\n" + own + "\n",
        ])
        #expect(project.project.scene("test").diagnostics.map(\.id) == rules)
    }

    @Test func opensAPopupFromAnInheritedComponent() {
        let project = TestProject([
            "Scenes/base.yaml": "scene: base\ntheme: plain\n" + Self.bar,
            "Scenes/test.yaml":
                "scene: test\nextends: base\ncompose:\n  - menu: { kind: suspend, opensFrom: bar.button }\n",
        ])
        #expect(project.places == [])
    }

    @Test func leavesTheLayoutOfABaseToTheBase() {
        let project = TestProject([
            "Scenes/base.yaml": "scene: base\ntheme: plain\ncompose:\n  - bar: { left: 0, top: 0 }\n",
            "Scenes/test.yaml": "scene: test\nextends: base\ncompose:\n  - menu: { left: 0, top: 0 }\n",
        ])
        #expect(project.places == [])
        #expect(project.project.scene("base").diagnostics.map(\.id) == ["layout.underdetermined"])
    }
}
