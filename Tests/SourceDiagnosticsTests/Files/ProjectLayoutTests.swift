import SourceDiagnostics
import Testing

@Suite struct ProjectLayoutTests {
    private let layout = ProjectLayout.standard

    @Test(arguments: [
        ("agora", "Themes/agora.yaml"), ("brand/dark", "Themes/brand/dark.yaml"), ("/tmp/x", "/tmp/x.yaml"),
        ("./drafts/x", "./drafts/x.yaml"),
    ])
    func findsTheFileOfATheme(_ id: String, _ path: String) {
        #expect(layout.path(ofTheme: id) == path)
    }

    @Test(arguments: [
        ("small-class", "Scenes/small-class.yaml"), ("presets/small", "Scenes/presets/small.yaml"),
        ("/tmp/x", "/tmp/x.yaml"), ("./x", "./x.yaml"),
    ])
    func findsTheFileOfAScene(_ id: String, _ path: String) {
        #expect(layout.path(ofScene: id) == path)
    }

    @Test(
        arguments: [
            ("Themes/agora.yaml", .theme("agora")), ("Themes/brand/dark.yaml", .theme("brand/dark")),
            ("Scenes/small-class.yaml", .scene("small-class")), ("Scenes/presets/small.yaml", .scene("presets/small")),
            ("Scenes/contexts/physics.yaml", .fixture), ("Scenes/contexts.yaml", .scene("contexts")),
            ("Scenes/contexts-2/a.yaml", .scene("contexts-2/a")), ("Themes/agora.yml", nil), ("Themes/agora.YAML", nil),
            ("other/agora.yaml", nil), ("Themes", nil), ("ThemesAndMore/a.yaml", nil), ("", nil), (".yaml", nil),
        ] as [(String, ProjectLayout.Role?)])
    func tellsAFileByItsFolder(_ path: String, _ role: ProjectLayout.Role?) {
        #expect(layout.role(of: path) == role)
    }

    @Test(arguments: [
        ("drafts/x.yaml", "./drafts/x"), ("/tmp/x.yaml", "/tmp/x"), ("./x.yaml", "./x"), ("x", "./x"),
    ])
    func namesAFileThatLiesElsewhereByItsPath(_ path: String, _ id: String) {
        #expect(layout.idElsewhere(path) == id)
        #expect(layout.path(ofScene: id).hasSuffix(path.hasSuffix(".yaml") ? path : path + ".yaml"))
    }

    @Test(arguments: [
        ("Scenes", "contexts/x.yaml", "Scenes/contexts/x.yaml"),
        ("Scenes/presets", "../contexts/x.yaml", "Scenes/contexts/x.yaml"), ("Scenes", "./x.yaml", "Scenes/x.yaml"),
        ("Scenes", "a//b.yaml", "Scenes/a/b.yaml"), ("Scenes", "../../x.yaml", "../x.yaml"),
        ("/tmp/Scenes", "../x.yaml", "/tmp/x.yaml"), (".", "x.yaml", "x.yaml"), (".", "../../x.yaml", "../../x.yaml"),
    ])
    func givesOneFileOnePath(_ folder: String, _ name: String, _ path: String) {
        #expect(layout.path(name, from: folder) == path)
    }

    @Test(arguments: [("contexts/x", true, false), ("presets/x", false, true), ("contexts", false, false)])
    func tellsFixturesAndPresetsFromOtherScenes(_ id: String, _ isFixture: Bool, _ isPreset: Bool) {
        #expect(layout.isFixture(sceneID: id) == isFixture)
        #expect(layout.isPreset(sceneID: id) == isPreset)
    }

    @Test(arguments: [
        ("agora", "agora", true), ("agora", "brand/agora", false), ("brand/agora", "brand/agora", true),
        ("x", "./drafts/x", true), ("drafts/x", "./drafts/x", true), ("y", "./drafts/x", false),
        ("", "./drafts/x", false), ("x", "/tmp/x", true),
    ])
    func knowsWhatAFileMayCallItself(_ name: String, _ id: String, _ isAccepted: Bool) {
        #expect(layout.accepts(name: name, of: id) == isAccepted)
    }

    @Test(arguments: [("agora", "agora"), ("brand/agora", "brand/agora"), ("./drafts/x", "x"), ("/tmp/x", "x")])
    func givesAFileANameThatItAccepts(_ id: String, _ name: String) {
        #expect(layout.name(of: id) == name)
        #expect(layout.accepts(name: name, of: id))
    }

    @Test(arguments: [("a.yaml", true), ("a.YML", true), ("a.yml", true), ("a.json", false), ("yaml", false)])
    func recognisesYAMLByItsName(_ name: String, _ isYAML: Bool) {
        #expect(layout.looksLikeYAML(name) == isYAML)
    }

    @Test(arguments: [("Themes/a.yaml", "Themes"), ("a.yaml", "."), ("/tmp/a.yaml", "/tmp")])
    func looksNamesUpFromTheFilesOwnFolder(_ path: String, _ folder: String) {
        #expect(SourceFile(path: path, text: "").folder == folder)
    }
}
