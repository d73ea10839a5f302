import Foundation
import TestSupport
import Testing

/// Type-checks the exported files of one pod against stubs of what they find there.
enum Typechecking {
    /// The folder with the modules of the system and of others, made once for all tests.
    private static let modules: Result<URL, any Error> = Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "app-stubs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["UIKit", "SwifterSwift"] {
            let output = try TestSupport.output(
                ofCommand: [
                    "swiftc", "-emit-module", "-parse-as-library", "-swift-version", "5", "-module-name", name, "-I",
                    folder.path,
                    "-o", folder.appending(path: "\(name).swiftmodule").path, stub(name).path,
                ])
            try #require(output.isEmpty, "\(name): \(output)")
        }
        return folder
    }

    private static func stub(_ name: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stubs/\(name).swift")
    }

    /// Returns what the compiler says of the files of a pod, by their names; nothing when all is well.
    static func output(of files: [String: String], pod: String) throws -> String {
        let modules = try modules.get()
        let folder = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
        let paths = files.keys.sorted().map { folder.appending(path: $0).path }
        return try TestSupport.output(
            ofCommand: [
                "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "5", "-module-name", pod, "-I",
                modules.path,
            ]
                + paths + [stub(pod).path]
        ).replacing(folder.path + "/", with: "")
    }
}
