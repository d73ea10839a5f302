import ConfigSchema
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let sceneName = Rule(
        "scene.name", .error, "A scene's name is not that of its file.",
        explanation: "Scenes are found by their file: `Scenes/presets/small.yaml` holds `scene: presets/small`.",
        wrong: .scene("scene: ↓sample\ntheme: base\n"), right: .scene(sceneHead))
}

/// A scene calls itself what its file is called.
enum SceneName: SceneFileCheck {
    static let rules: [Rule] = [.sceneName]

    static func check(_ record: RecordValue, id: String, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
        let layout = ProjectLayout.standard
        guard let name = record["scene"], let text = name.stringValue, !layout.accepts(name: text, of: id) else {
            return
        }
        diagnostics.append(
            Diagnostic(
                .sceneName, at: name.range, "the scene is called '\(text)', but its file is '\(id).yaml'",
                fixes: [Suggestion(layout.name(of: id)).fix(replacing: name.range)]))
    }
}
