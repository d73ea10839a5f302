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
import ThemeModel

@testable import ClassroomExport

/// Exports themes of a project for tests.
struct ExportedConfiguration {
    let project: Project
    let registry: ComponentRegistry

    init(_ files: any FileSystem) throws {
        registry = try ComponentRegistry(
            BuiltInComponents.kind(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others), [])
        project = Project(
            fileSystem: files, catalog: registry.catalog, kinds: registry.sceneKinds, naming: [], remembers: false)
    }

    static var root: String { #filePath.components(separatedBy: "/Tests/")[0] }

    /// The files that ship.
    static var shipped: ExportedConfiguration { get throws { try Self(DiskFileSystem(root: root)) } }

    /// The theme that ships, and one that extends it.
    static func extending(_ text: String, with others: [String: String] = [:]) throws -> ExportedConfiguration {
        var files: [String: [UInt8]] = [:]
        let folder = URL(filePath: root).appending(path: "Themes")
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        where name == "agora.yaml" || name.hasPrefix("icons/") {
            guard let data = try? Data(contentsOf: folder.appending(path: name)) else { continue }
            files["Themes/\(name)"] = [UInt8](data)
        }
        files["Themes/own.yaml"] = Array(("theme: own\nextends: agora\nmodes: [light, dark]\n" + text).utf8)
        for (path, text) in others { files[path] = Array(text.utf8) }
        return try Self(InMemoryFileSystem(files))
    }

    func theme(_ id: String, drawn: ExportFolder.Drawn? = nil) throws -> ExportedTheme {
        let found = project.theme(id)
        return ExportedTheme(
            try #require(found.theme, "\(found.diagnostics)"), in: project.fileSystem, program: "diorama",
            runsPrograms: true, drawn: drawn)
    }

    /// Exports a theme without its images, whose drawing takes seconds.
    func export(
        _ id: String, drawing: ImageDrawing = .missing, drawn: ExportFolder.Drawn? = nil
    ) throws -> Export {
        AgoraIOSTarget(drawing: drawing).export(ExportedScenes([], theme: try theme(id, drawn: drawn)))
    }

    /// Exports a theme with scenes, by their ids.
    func export(_ id: String, scenes: [String]) throws -> Export {
        let target = AgoraIOSTarget(drawing: .missing)
        let selection = try SceneSelection(scenes, for: target, in: project)
        return target.export(selection.exported(from: project, theme: try theme(id)))
    }
}

extension Export {
    /// The text of a file, by its path or the end of that.
    func text(_ name: String) throws -> String {
        let file = files.first { $0.path == name } ?? files.first { $0.path.hasSuffix("/" + name) }
        return String(decoding: try #require(file, "\(files.map(\.path))").bytes, as: UTF8.self)
    }

    /// The Swift files of a pod, by their names.
    func swift(of pod: String) -> [String: String] {
        let own = files.filter { $0.path.hasPrefix("SDKs/\(pod)/") && $0.path.hasSuffix(".swift") }
        return Dictionary(
            own.map { (String($0.path.split(separator: "/").last ?? ""), String(decoding: $0.bytes, as: UTF8.self)) },
            uniquingKeysWith: { first, _ in first })
    }
}
