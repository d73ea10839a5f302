import SceneModel
import SourceDiagnostics

extension StartingFiles {
    /// What is live in the scene, as a file of its own.
    func contexts(named id: String) -> String {
        let outline = StartingOutline(scene)
        let live = outline.section("contexts").map { outline.lines[outline.body(of: $0)].map(Self.withoutMargin) } ?? []
        return """
            # Who and what is there while a scene is previewed. A scene takes it with `contexts: contexts/\(id).yaml`.

            \(live.joined(separator: "\n"))

            """
    }

    /// Every file of a project that starts, by path, without its own file.
    var wholeProject: [String: [UInt8]] {
        let files = projectFiles.isEmpty ? parts.mapValues { Array($0.utf8) } : projectFiles
        return files.merging(themeFiles) { own, _ in own }
    }

    /// The theme, and the scene as a preset, a scene on top of it and a fixture.
    private var parts: [String: String] {
        let layout = ProjectLayout.standard
        var preset = StartingOutline(scene)
        guard let id = preset.section("scene")?.value, let theme = StartingOutline(theme).section("theme")?.value else {
            return [:]
        }
        var head = ["scene: \(id)", "extends: presets/\(id)"]
        if let viewer = preset.section("viewer") { head += [preset.lines[viewer.line]] }
        if let contexts = preset.section("contexts") {
            head += ["contexts: contexts/\(id).yaml"]
            _ = preset.remove(contexts, keeping: "components")
        }
        let composed = preset.lines.filter { !$0.hasPrefix("viewer:") }
            .map { $0.hasPrefix("scene:") ? "scene: presets/\(id)" : $0 }
        return [
            layout.path(ofTheme: theme): self.theme,
            layout.path(ofScene: "presets/\(id)"): composed.joined(separator: "\n") + "\n",
            layout.path(ofScene: id): head.joined(separator: "\n") + "\n",
            "\(layout.fixtureFolder)/\(id)\(layout.ending)": contexts(named: id),
        ]
    }

    private static func withoutMargin(_ line: String) -> String {
        line.hasPrefix("  ") ? String(line.dropFirst(2)) : line
    }
}
