import Foundation

/// The targets of `Package.swift` and the edges that it declares, as the package manager understands them.
struct DeclaredGraph: Sendable {
    private struct Description: Decodable {
        struct Target: Decodable {
            let name: String
            let path: String
            let targetDependencies: [String]?
        }

        let targets: [Target]
    }

    /// What a run of `swift package describe` that failed had to say.
    struct Failure: Error {
        let output: String
    }

    /// The declared dependencies of each target under `Sources/`.
    let dependencies: [String: Set<String>]

    /// Asks the package manager, which takes a fifth of a second.
    init(of package: URL) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // A scratch folder of its own: the usual one may be locked by the run of this very test.
        process.arguments = [
            "swift", "package", "--package-path", package.path,
            "--scratch-path", package.appending(path: ".build/import-graph").path,
            "describe", "--type", "json",
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(output: String(decoding: data, as: UTF8.self)) }

        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let targets = try decoder.decode(Description.self, from: data).targets
        dependencies = Dictionary(
            uniqueKeysWithValues: targets.filter { $0.path.hasPrefix("Sources/") }
                .map { ($0.name, Set($0.targetDependencies ?? [])) })
    }
}
