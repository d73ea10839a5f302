import Foundation

/// The `check-jsonschema` of the project's Python environment, over one schema.
package struct CheckJSONSchema {
    private static let tool = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: ".build/venv/bin/check-jsonschema")

    /// Whether the tool is there.
    package static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: tool.path) }

    private let schema: String

    /// Takes the schema as JSON.
    package init(_ schema: String) { self.schema = schema }

    /// The texts that the schema refuses, all checked in one run.
    package func refused(_ texts: [String]) throws -> [String] {
        try withFolder { folder in
            for (index, text) in texts.enumerated() {
                try Data(text.utf8).write(to: folder.appending(path: "\(index).yaml"))
            }
            let files = texts.indices.map { "\($0).yaml" }
            let output = try run(["--schemafile", "schema.json", "--output-format", "json"] + files, in: folder).output
            let report = try JSONDecoder().decode(Report.self, from: output)
            let entries = (report.errors ?? []) + (report.parseErrors ?? [])
            let numbers = Set(entries.map(\.filename)).compactMap { name in Int(name.prefix { $0 != "." }) }
            return numbers.sorted().map { texts[$0] }
        }
    }

    /// Whether the schema follows draft-07's own schema.
    package func isValidSchema() throws -> Bool {
        try withFolder { try run(["--check-metaschema", "schema.json"], in: $0).status == 0 }
    }

    private struct Report: Decodable {
        // Absent when everything is accepted.
        let errors: [Entry]?
        let parseErrors: [Entry]?

        struct Entry: Decodable {
            let filename: String
        }

        enum CodingKeys: String, CodingKey {
            case errors
            case parseErrors = "parse_errors"
        }
    }

    private func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(schema.utf8).write(to: folder.appending(path: "schema.json"))
        return try body(folder)
    }

    private func run(_ arguments: [String], in folder: URL) throws -> (output: Data, status: Int32) {
        let process = Process()
        process.executableURL = Self.tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (output, process.terminationStatus)
    }
}
