import ConfigSchema
import Exporting
import Foundation
import HomeScreenExport
import HomeScreenModel
import HomeScreenViews
import SceneModel
import SceneRendering
import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

/// Exports apps of a project for tests.
struct ExportedWidgets {
    let project: Project

    init(_ files: any FileSystem) throws {
        let registry = try ComponentRegistry(HomeScreenKind(), [])
        project = Project(
            fileSystem: files, catalog: registry.catalog, kinds: registry.sceneKinds, naming: [], remembers: false)
    }

    /// The files that ship.
    static var shipped: DiskFileSystem {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return DiskFileSystem(root: root.path)
    }

    /// Exports an app, whose files must have no errors.
    func export(_ app: String, theme: String = "widgets", ios: String = "17") throws -> Export {
        let path = AppFormat.file.path(of: app)
        let subject = try #require(project.kindFile(at: path), "\(path)")
        let others = project.files(beside: subject.document)
        for file in [subject] + others.compactMap({ project.kindFile(at: $0.path) }) {
            let errors = file.diagnostics.filter { $0.severity == .error }
            #expect(errors.isEmpty, "\(errors)")
        }
        let found = try #require(project.theme(theme).theme)
        return WidgetKitTarget().with(["ios": ios]).export(
            ExportedFiles(
                subject.document, beside: others,
                theme: ExportedTheme(found, in: project.fileSystem, program: "diorama")))
    }
}

extension Export {
    /// The text of a file.
    func text(_ name: String) throws -> String {
        String(decoding: try #require(files.first { $0.path == name }, "\(name)").bytes, as: UTF8.self)
    }

    /// The Swift files, with what an app has to write.
    var swift: [String: String] {
        var texts: [String: String] = [:]
        for file in files where file.path.hasSuffix(".swift") {
            let text = String(decoding: file.bytes, as: UTF8.self)
            texts[file.path] = text
            if file.path.hasSuffix("Host.swift") { texts["AppHost.swift"] = Self.host(text) }
        }
        return texts
    }

    /// An implementation of a protocol, none of whose members does anything.
    private static func host(_ text: String) -> String {
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        let name = lines.first { $0.hasPrefix("protocol ") }?.dropFirst(9).prefix { $0 != ":" } ?? ""
        let members = lines.filter { $0.hasPrefix("func ") || $0.hasPrefix("@MainActor func ") || $0.hasPrefix("var ") }
            .map { line in
                line.hasPrefix("var ")
                    ? line.replacing("{ get }", with: "{ fatalError() }") : "\(line) { fatalError() }"
            }
        return "import Foundation\n\nstruct AppHost: \(name) {\n" + members.joined(separator: "\n") + "\n}\n"
    }
}

extension ExportedWidgets {
    /// The folder of the app whose widgets have each part of the schema.
    static var everyPartFolder: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Widgets")
    }

    /// The names of its files of YAML.
    static func everyPartNames() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: everyPartFolder.path).filter { $0.hasSuffix(".yaml") }
            .sorted()
    }

    /// The widgets of this test, and others beside them, with the theme that ships.
    static func everyPart(adding texts: [String: String] = [:]) throws -> ExportedWidgets {
        var files = try themeFiles()
        for name in try FileManager.default.contentsOfDirectory(atPath: everyPartFolder.path) {
            files["Widgets/every/\(name)"] = [UInt8](try Data(contentsOf: everyPartFolder.appending(path: name)))
        }
        return try ExportedWidgets(InMemoryFileSystem(files.merging(texts.mapValues { Array($0.utf8) }) { $1 }))
    }

    /// The theme of widgets with its files, by path.
    static func themeFiles() throws -> [String: [UInt8]] {
        let root = shipped.absolutePath("Themes")
        var files: [String: [UInt8]] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: root) ?? FileManager.DirectoryEnumerator()
        {
            let isUsed =
                name == "widgets.yaml" || ["icons/widgets", "pictures", "fonts"].contains { name.hasPrefix($0) }
            guard isUsed, let data = try? Data(contentsOf: URL(filePath: "\(root)/\(name)")) else { continue }
            files["Themes/\(name)"] = [UInt8](data)
        }
        return files
    }
}
