import SceneModel
import SourceDiagnostics

/// A new scene places what files of the project describe, and what the kind supplies only where there is no such file.
extension NewFiles {
    /// The themes with which a new scene may be right, those first that are written for what it is to show.
    var themesToTry: [String] {
        let ids = project.themeIDs
        var wanted = [start.extendingTheme.flatMap { value(of: "extends", in: $0) }].compactMap(\.self)
        if kind.placing != nil {
            let scenes = project.sceneIDs.lazy.compactMap { project.scene($0).scene }
            let alike = scenes.first { $0.kind.name == kind.name }?.themeID
            wanted += [project.document.theme?.id, project.shownFiles.lazy.compactMap(\.theme).first, alike]
                .compactMap(\.self)
        }
        var seen: Set<String> = []
        return (wanted.filter(ids.contains) + ids).filter { seen.insert($0).inserted }
    }

    /// The scene with every file of the project that has a form and a place on it; nil where none has.
    ///
    /// What is found in such a file is no reason to leave it out: somebody is at work on it.
    func placingOwnFiles(_ scene: NewFile, with theme: NewFile? = nil) -> NewFile? {
        var placed: [String] = []
        for id in project.placedFileIDs(of: kind).prefix(Self.maxPlaced) {
            let trial = [theme, placing(placed + [id], in: scene)].compactMap(\.self)
            let found = findings(of: trial) ?? []
            if found.allSatisfy({ $0.range.file.path != scene.path }) { placed.append(id) }
        }
        return placed.isEmpty ? nil : placing(placed, in: scene)
    }

    /// The scene without what the kind supplies: it has no form for the scene any more, since somebody has changed it.
    func placingNothing(_ scene: NewFile) -> NewFile { kind.placing == nil ? scene : placing([], in: scene) }

    private func placing(_ ids: [String], in scene: NewFile) -> NewFile {
        var outline = StartingOutline(String(decoding: scene.bytes, as: UTF8.self))
        guard let compose = outline.section("compose") else { return scene }
        outline.lines.replaceSubrange(outline.body(of: compose), with: ids.map { "  - \($0): {}" })
        if ids.isEmpty { outline.lines[compose.line] = "compose: []" }
        return NewFile(scene.path, outline.text)
    }

    /// As many as are tried: a screen with more is nothing to start from.
    private static let maxPlaced = 24
}
