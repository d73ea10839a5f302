import SceneModel
import SceneTestSupport
import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

/// Random edits: the project that remembers says what one says that reads everything anew.
@Suite struct ProjectReplayTests {
    @Test(arguments: 1...12 as ClosedRange<UInt64>)
    func saysAfterEverySaveWhatAFreshProjectSays(_ seed: UInt64) throws {
        var random = SplitMix(state: seed)
        var texts = RandomProject.paths.reduce(into: [String: String]()) { texts, path in
            texts[path] = RandomProject.text(of: path, &random)
        }
        let files = EditableFileSystem(texts)
        var project = Self.open(files)
        for step in 0..<60 {
            let edited = RandomProject.edit(&texts, &random)
            for path in edited { files.save(path, texts[path]) }
            project = Project(after: project, changed: Self.touched(by: edited, in: project))
            // What a page asks for before everything is checked.
            if Bool.random(using: &random), let id = project.sceneIDs.randomElement(using: &random) {
                _ = project.scene(id)
            }
            // Some saves come before the last one was checked.
            if Int.random(in: 0..<5, using: &random) == 0 { continue }
            let (known, fresh) = (try Self.description(project), try Self.description(Self.open(files)))
            expectNoDifference(known, fresh)
            guard known == fresh else {
                Issue.record("seed \(seed), step \(step), after the edit of \(edited.sorted())")
                return
            }
        }
    }

    private static func open(_ files: EditableFileSystem) -> Project {
        Project(fileSystem: files, catalog: TestProject.catalog, kinds: SceneKinds(TestProject.kind), remembers: true)
    }

    /// The dependencies that a watcher would report: those that lead to a file that was edited, and the folders above it.
    private static func touched(by edited: Set<String>, in project: Project) -> Set<String> {
        var places = edited
        for path in edited {
            var parts = path.split(separator: "/")
            while parts.popLast() != nil { places.insert(parts.joined(separator: "/")) }
        }
        return project.dependencies.filter { places.contains(ProjectLayout.standard.path($0, from: ".")) }
    }

    /// All that can be seen of a project, one line for each thing.
    private static func description(_ project: Project) throws -> String {
        var lines = ["themes \(project.themeIDs)", "scenes \(project.sceneIDs)"]
        let folders = ProjectLayout.standard.folders.filter { project.fileSystem.kind(of: $0) == .directory }
        if !folders.isEmpty {
            let validation = try Validation(project, paths: folders, known: TestProject.rules)
            lines.append("\(validation.fileCount) files")
            lines += validation.diagnostics.map { "\($0)" }
        }
        for id in project.themeIDs {
            let (theme, found) = (project.theme(id).theme, project.theme(id).diagnostics)
            let ink = theme.map { theme in theme.modes.map { theme.color(token: "ink", mode: $0) } } ?? []
            lines.append("theme \(id): \(theme?.chain.map(\.file.text) ?? []) \(ink) \(found.map(\.id).sorted())")
        }
        for id in project.sceneIDs {
            let loaded = project.scene(id)
            let scene = loaded.scene
            lines.append(
                "scene \(id): \(scene?.chain.map(\.file.text) ?? []) \(scene?.placements.map(\.id) ?? []) "
                    + "\(scene?.title(locale: "en") ?? "") \(scene?.viewer ?? "") \(loaded.theme?.id ?? "") "
                    + "\(loaded.theme?.chain.map(\.file.text) ?? []) \(loaded.diagnostics.map(\.id).sorted())")
        }
        return lines.joined(separator: "\n")
    }
}

/// Files with a few names each, so that they meet, and the edits of somebody who breaks and mends them.
private enum RandomProject {
    static let paths = themes + scenes + fixtures + images + [ProjectLayout.standard.projectFile]

    private static let themes = ["plain", "base", "family/deep"].map { "Themes/\($0).yaml" }
    private static let scenes = ["a", "b", "lessons/c", "presets/base", "presets/late"].map { "Scenes/\($0).yaml" }
    private static let fixtures = ["Scenes/contexts/x.yaml", "Scenes/contexts/y.yaml", "elsewhere.yaml"]
    private static let images = ["Themes/icons/star.svg", "Themes/icons/moon.svg"]
    private static let strays = ["Scenes/note.yml", "Themes/new.yaml", "Scenes/lessons/new.yaml"]

    /// Changes some files, and says which.
    static func edit(_ texts: inout [String: String], _ random: inout SplitMix) -> Set<String> {
        let path = (Int.random(in: 0..<12, using: &random) == 0 ? strays : paths).randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
            texts[path] = nil
            return [path]
        case 1:
            // Moved, perhaps over another one.
            let target = (paths + strays).randomElement(using: &random) ?? ""
            texts[target] = texts.removeValue(forKey: path) ?? texts[target]
            return [path, target]
        case 2:
            texts[path] = (texts[path] ?? "") + ": [\n"
            return [path]
        case 3:
            let another = paths.randomElement(using: &random) ?? ""
            texts[path] = text(of: path, &random)
            texts[another] = text(of: another, &random)
            return [path, another]
        case 4:
            // Written as it was.
            return [path]
        default:
            texts[path] = text(of: path, &random)
            return [path]
        }
    }

    static func text(of path: String, _ random: inout SplitMix) -> String {
        if path.hasSuffix(".svg") {
            return Bool.random(using: &random) ? "<svg viewBox='0 0 24 24'><path d='M4 4h16v16z'/></svg>" : "no picture"
        }
        switch ProjectLayout.standard.role(of: path) {
        case .theme(let id): return theme(id, &random)
        case .scene(let id): return scene(id, &random)
        case .project:
            return ["locales: [en, zh-Hans]\n", "locales: [en, fr]\n", "locales: en: [\n", ""]
                .randomElement(using: &random) ?? ""
        case .fixture, .texts, nil: return fixture(&random)
        }
    }

    private static func theme(_ id: String, _ random: inout SplitMix) -> String {
        some(
            [
                ["modes: [light, dark]\n", "modes: [light]\n", "modes: [light, light]\n"],
                ["extends: base\n", "extends: plain\n", "extends: gone\n", "extends: family/deep\n", "extends: new\n"],
                [
                    "colors: { ink: black, spare: white }\n", "colors: { ink: \"#777777\" }\n",
                    "colors: { ink: $spare, spare: $ink }\n", "colors: { ink: { light: black, drak: white } }\n",
                    "# diorama: allow theme.unused-token: later\ncolors: { ink: $gone }\n",
                ],
                [
                    "images: { star: icons/star.svg }\n", "images: { star: icons/moon.svg, sun: ../icons/sun.svg }\n",
                    "images: { star: icons/sun.svg }\n",
                ],
                [
                    "components: { bar: { textColor: $ink } }\n", "components: { bar: { textColour: $ink } }\n",
                    "components: { bar: { textColor: white, backgroundColor: $spare } }\n",
                ],
            ], after: "theme: \(name(id, &random))\n", &random)
    }

    private static func scene(_ id: String, _ random: inout SplitMix) -> String {
        some(
            [
                ["theme: plain\n", "theme: base\n", "theme: family/deep\n", "theme: gone\n", "theme: new\n"],
                [
                    "extends: presets/base\n", "extends: presets/late\n", "extends: a\n", "extends: lessons/c\n",
                    "extends: presets/gone\n", "extends: ./Scenes/lessons/new\n",
                ],
                ["title: One\n", "title: { en: Two }\n"], ["viewer: lin\n", "viewer: chen\n"],
                [
                    "compose:\n  - bar: { left: 0, right: 0, top: 0, height: 20 }\n",
                    "compose:\n  - bar: { left: menu.right, top: 0 }\n  - menu: { left: bar.right, top: 0 }\n",
                    "compose:\n  - menu: { left: 0, top: }\n", "remove: [bar]\n",
                ],
                [
                    "components: { bar: { textColor: $ink } }\n", "components: { bar: { textColor: $spare } }\n",
                    "components: { bar: { backgroundColor: { light: black, dusk: white } } }\n",
                    "# diorama: allow theme.contrast: on purpose\ncomponents: { bar: { textColor: white } }\n",
                ],
                [
                    "contexts: contexts/x.yaml\n", "contexts: ../contexts/x.yaml\n", "contexts: ./contexts/y.yaml\n",
                    "contexts: ../elsewhere.yaml\n", "contexts: contexts/z.yaml\n",
                    "contexts: { users: [{ uuid: chen, role: teacher }] }\n",
                ],
            ], after: "scene: \(name(id, &random))\n", &random)
    }

    private static func fixture(_ random: inout SplitMix) -> String {
        ["users: [{ uuid: lin, role: teacher }]\n", "users: [{ uuid: chen, role: techer }]\n", "users:\n", ""]
            .randomElement(using: &random) ?? ""
    }

    private static func name(_ id: String, _ random: inout SplitMix) -> String {
        Int.random(in: 0..<8, using: &random) == 0 ? "another" : id
    }

    private static func some(_ parts: [[String]], after head: String, _ random: inout SplitMix) -> String {
        parts.reduce(into: head) { text, choices in
            if Int.random(in: 0..<3, using: &random) > 0 { text += choices.randomElement(using: &random) ?? "" }
        }
    }
}
