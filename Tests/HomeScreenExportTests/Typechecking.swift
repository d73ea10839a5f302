import Foundation
import TestSupport
import Testing

/// Type-checks Swift against stubs of Apple's modules, which hold the API that the exporter uses.
enum Typechecking {
    /// The folders with the stubs' modules by release of iOS, each made once for all tests.
    private static let modules = Dictionary(
        uniqueKeysWithValues: [("17", [String]()), ("16", ["-D", "IOS16"])].map { release, flags in
            (release, Result { try build(flags) })
        })

    private static func build(_ flags: [String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "kit-stubs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let stubs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stubs")
        for name in ["UIKit", "SwiftUI", "AppIntents", "WidgetKit"] {
            let output = try TestSupport.output(
                ofCommand: ["swiftc", "-emit-module", "-parse-as-library", "-swift-version", "6", "-suppress-warnings"]
                    + flags + [
                        "-module-name", name, "-I", folder.path,
                        "-o", folder.appending(path: "\(name).swiftmodule").path,
                        stubs.appending(path: "\(name).swift").path,
                    ])
            try #require(output.isEmpty, "\(name): \(output)")
        }
        return folder
    }

    /// Returns what the compiler says of files, by their names; nothing when all is well.
    ///
    /// - Parameters:
    ///   - files: The texts.
    ///   - ios: The release whose API there is.
    /// - Returns: Errors and warnings, without the folder in front of names.
    /// - Throws: Errors of the file system, and those of a compiler that cannot be run.
    static func output(of files: [String: String], ios: String = "17") throws -> String {
        let modules = try #require(modules[ios]).get()
        return try withFiles(files) { paths in
            try TestSupport.output(
                ofCommand: [
                    "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-module-name", "Export",
                    "-I", modules.path,
                ] + paths)
        }
    }

    /// Returns what the formatter would change in files: nothing when all is written as people in this house write.
    static func formatting(of files: [String: String]) throws -> String {
        let rules = """
            { "version": 1, "lineLength": 120, "indentation": { "spaces": 4 }, "spacesBeforeEndOfLineComments": 1 }
            """
        return try withFiles(files) { paths in
            try TestSupport.output(
                ofCommand: ["swift", "format", "lint", "--strict", "--configuration", rules] + paths)
        }
    }

    /// Returns the syntax tree of a text as JSON.
    static func syntax(of text: String) throws -> Any {
        let output = try withFiles(["File.swift": text]) { paths in
            try TestSupport.output(
                ofCommand: ["swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json"] + paths)
        }
        return try JSONSerialization.jsonObject(with: Data(output.utf8))
    }

    /// Compiles a program that needs nothing of Apple's alone, and returns what it prints or what the compiler says.
    static func run(_ program: String) throws -> String {
        try withFiles(["main.swift": program]) { paths in
            let executable = URL(filePath: paths[0]).deletingLastPathComponent().appending(path: "program").path
            let output = try TestSupport.output(
                ofCommand: ["swiftc", "-swift-version", "6", "-o", executable] + paths)
            return try output.isEmpty ? TestSupport.output(ofCommand: [executable]) : output
        }
    }

    /// Writes files into a folder of their own for as long as something looks at them.
    private static func withFiles(_ files: [String: String], _ read: ([String]) throws -> String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "kit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
        let paths = files.keys.sorted().map { folder.appending(path: $0).path }
        return try read(paths).replacing(folder.path + "/", with: "")
    }
}
