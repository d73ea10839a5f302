import ClassroomComponents
import ClassroomWidgets
import ConfigSchema
import Foundation
import HomeScreenViews
package import SceneModel
package import SceneRendering
package import SourceDiagnostics
import TestSupport
import ThemeModel

@testable import ProjectCommands

/// A project in memory with few files, of which one is broken, beside the theme that scenes start from.
package struct SmallProject: Sendable {
    /// The files by path.
    package private(set) var files: [String: [UInt8]]

    /// The file that is broken.
    package let path: String

    package init(_ path: String, files: [String: [UInt8]]) {
        self.path = path
        self.files = files.merging(Self.base) { own, _ in own }
    }

    /// The same project with other bytes in the broken file.
    package func replacing(_ bytes: [UInt8]) -> SmallProject {
        var copy = self
        copy.files[path] = bytes
        return copy
    }

    /// The project after a fix alone.
    package func applying(_ fix: FixIt) -> SmallProject {
        var copy = self
        for path in Set(fix.edits.map(\.range.file.path)) {
            copy.files[path] = files[path].map {
                Array(SourceFile(path: path, bytes: $0).applying(fix.edits).utf8)
            }
        }
        return copy
    }

    /// The project as it is read, and what is found in it.
    package func checked() throws -> (project: Project, findings: [Diagnostic]) {
        let registry = try Self.registry.get()
        let project = Project(
            fileSystem: InMemoryFileSystem(files), catalog: registry.catalog, kinds: registry.sceneKinds,
            remembers: true)
        return (project, try Self.findings(in: project))
    }

    /// The same project with a file saved, or deleted.
    package func saving(_ path: String, _ bytes: [UInt8]?) -> SmallProject {
        var copy = self
        copy.files[path] = bytes
        return copy
    }

    /// The project as a save leaves it that may have changed some paths, told by one that remembers the one before.
    package func checked(
        after earlier: Project, changed: Set<String>
    ) throws -> (project: Project, findings: [Diagnostic]) {
        let project = Project(after: earlier, fileSystem: InMemoryFileSystem(files), changed: changed)
        return (project, try Self.findings(in: project))
    }

    private static func findings(in project: Project) throws -> [Diagnostic] {
        try validation(of: project).diagnostics
    }

    /// What checking all of a project gives.
    package static func validation(of project: Project) throws -> Validation {
        let paths = ["Themes", "Scenes", "Widgets"].filter { project.fileSystem.kind(of: $0) != .missing }
        return try Validation(project, paths: paths, known: Set(rules.map(\.id)))
    }

    // MARK: What ships

    /// What the tool knows.
    package static let registry = Result {
        try ComponentRegistry(
            BuiltInComponents.kind(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others), [HomeScreenKind()])
    }

    /// Every kind of finding; none when the registry could not be made, which reading a project tells.
    package static let rules = (try? registry.get()).map { Workspace.rules(of: $0) } ?? []

    private static let base = StartingFiles.classroom.themeFiles
        .merging(["Themes/base.yaml": Array(StartingFiles.classroom.theme.utf8)]) { _, theme in theme }

    /// The examples of all rules, wrong and right: a file of every kind with each of its faults.
    package static let examples = rules.flatMap { [$0.wrong, $0.right] }.map { example in
        SmallProject(
            example.path,
            files: example.otherFiles.mapValues { Array($0.utf8) }.merging([example.path: example.bytes]) { _, own in
                own
            })
    }

    /// The starting scene, its theme and a shipped fixture, then a widget, its app, its screen and the project's own file:
    /// each as the broken one.
    package static let shipped: [SmallProject] = {
        let scene = "Scenes/first.yaml"
        let fixture = "Scenes/contexts/physics.yaml"
        let files = [
            scene: Array(StartingFiles.classroom.scene.utf8), fixture: shippedFile(fixture),
            "Scenes/second.yaml": Array("scene: second\nextends: first\ncontexts: physics\n".utf8),
        ]
        return [scene, "Themes/base.yaml", fixture].map { SmallProject($0, files: files) } + phone
    }()

    private static let phone: [SmallProject] = {
        let widget = "Widgets/stories/cards.yaml"
        let app = "Widgets/stories/app.yaml"
        let files = [
            widget: shippedFile(widget), app: shippedFile(app),
            "Scenes/home.yaml": Array(
                """
                scene: home
                type: homeScreen
                theme: base
                compose:
                  - stories/cards: { id: first, cell: [0, 0] }
                  - stories/cards: { id: second, cell: [0, 2], configuration: {} }

                """.utf8),
            "diorama.yaml": Array("scene: home\nrules:\n  theme.contrast: warning\n  home.*: error\n".utf8),
        ]
        return files.keys.sorted().map { SmallProject($0, files: files) }
    }()

    private static func shippedFile(_ path: String) -> [UInt8] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return Array((try? Data(contentsOf: root.appending(path: path))) ?? Data())
    }

    /// Words of the files and of what they may say.
    package static let words: [String] = {
        guard let catalog = try? registry.get().catalog else { return [] }
        let names = catalog.components.map(\.name)
        let keys = catalog.components.flatMap { $0.properties.members.map(\.key) }
        return names + Array(Set(keys)).sorted() + rules.map(\.id)
    }()
}
