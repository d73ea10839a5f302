import ClassroomComponents
import ClassroomWidgets
import ConfigSchema
import Exporting
import Foundation
import SceneModel
import SceneRendering
import SourceDiagnostics
import TestSupport
import Testing

/// Exports themes and scenes of a project for tests.
struct ExportedClassrooms {
    let project: Project

    /// Opens a project with the files that ship and some others beside them.
    init(adding texts: [String: String] = [:]) throws {
        let registry = try ComponentRegistry(
            BuiltInComponents.kind(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others), [])
        let files = try Self.shipped.get().merging(texts.mapValues { Array($0.utf8) }) { $1 }
        project = Project(
            fileSystem: InMemoryFileSystem(files), catalog: registry.catalog, kinds: registry.sceneKinds, naming: [],
            remembers: false)
    }

    /// The themes of classrooms that ship.
    static let themes = ["agora", "agora-classic", "contrast"]

    private static let shipped: Result<[String: [UInt8]], any Error> = Result {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var files: [String: [UInt8]] = [:]
        for folder in ["Themes", "Scenes"] {
            for name in try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path) {
                let url = root.appending(path: folder).appending(path: name)
                if let data = try? Data(contentsOf: url) { files["\(folder)/\(name)"] = [UInt8](data) }
            }
        }
        return files
    }

    /// The files that ship, opened once for all tests.
    static func shippedProject() throws -> ExportedClassrooms { try opened.get() }

    private static let opened = Result { try ExportedClassrooms() }

    /// Exports a theme with scenes, by themselves or those that are named; none may have errors.
    func export(
        _ target: any SceneExportTarget, theme: String = "agora", scenes ids: [String] = [], whole: Bool = true
    ) throws -> Export {
        let loaded = project.theme(theme)
        let errors = loaded.diagnostics.filter { $0.severity == .error }
        #expect(errors.isEmpty || !whole, "\(errors)")
        let exported = ExportedTheme(try #require(loaded.theme), in: project.fileSystem, program: "diorama")
        let selection =
            try ids.isEmpty ? SceneSelection(for: target, in: project) : SceneSelection(ids, for: target, in: project)
        for (_, id) in selection.scenes {
            let errors = project.scene(id).diagnostics.filter { $0.severity == .error }
            #expect(errors.isEmpty, "\(errors)")
        }
        return target.export(selection.exported(from: project, theme: exported))
    }
}

extension Export {
    /// The object of a file of JSON.
    func object(_ name: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text(name).utf8)) as? [String: Any])
    }

    /// Replaces a text in a file, and returns what the drift check says.
    func drift(of name: String, replacing right: String, with wrong: String) throws -> [Diagnostic] {
        let file = try #require(files.first { $0.path == name }, "\(files.map(\.path))")
        let text = String(decoding: file.bytes, as: UTF8.self)
        try #require(text.contains(right), "\(text)")
        let changed = text.replacing(right, with: wrong, maxReplacements: 1)
        return ExportDrift.findings(file, SourceFile(path: name, bytes: Array(changed.utf8)), at: name)
    }
}

/// The value at a path of keys, such as `uiConfigs.4.header`.
func value(_ object: [String: Any], _ path: String) -> Any? {
    path.split(separator: ".").reduce(object as Any?) { ($0 as? [String: Any])?[String($1)] }
}
