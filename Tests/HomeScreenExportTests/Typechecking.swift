import Foundation
import Testing

/// Type-checks Swift against stubs of Apple's modules, which hold the API that the exporter uses.
enum Typechecking {
    /// The folder with the stubs' modules, made once for all tests.
    private static let modules: Result<URL, any Error> = Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "kit-stubs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let stubs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stubs")
        for name in ["UIKit", "SwiftUI", "AppIntents", "WidgetKit"] {
            let output = try run(
                [
                    "-emit-module", "-parse-as-library", "-swift-version", "6", "-suppress-warnings", "-module-name",
                    name,
                    "-I", folder.path, "-o", folder.appending(path: "\(name).swiftmodule").path,
                    stubs.appending(path: "\(name).swift").path,
                ])
            try #require(output.isEmpty, "\(name): \(output)")
        }
        return folder
    }

    /// Returns what the compiler says of files, by their names; nothing when all is well.
    static func output(of files: [String: String]) throws -> String {
        let modules = try modules.get()
        let folder = FileManager.default.temporaryDirectory.appending(path: "kit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
        let paths = files.keys.sorted().map { folder.appending(path: $0).path }
        return try run(
            ["-typecheck", "-parse-as-library", "-swift-version", "6", "-module-name", "Export", "-I", modules.path]
                + paths
        ).replacing(folder.path + "/", with: "")
    }

    private static func run(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        return process.terminationStatus == 0 || !text.isEmpty ? text : "status \(process.terminationStatus)"
    }
}
