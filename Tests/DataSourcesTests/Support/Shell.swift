import Foundation
import Testing

/// Programs that the sources talk to, as a person would run them.
enum Shell {
    /// Runs statements in the `sqlite3` of the system, which waits for locks as long as it takes.
    @discardableResult
    static func sqlite(_ path: String, _ statements: String) throws -> String {
        let process = try start(sqlite: path, statements)
        return try process.output()
    }

    /// The same, without waiting for its end.
    static func start(sqlite path: String, _ statements: String) throws -> Running {
        try Running("sqlite3", ["-bail", "-batch", path], input: ".timeout 20000\n" + statements + "\n")
    }

    /// A program that runs.
    final class Running {
        private let process = Process()
        private let text = Pipe()

        init(_ program: String, _ arguments: [String], input: String) throws {
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = [program] + arguments
            let script = Pipe()
            process.standardInput = script
            process.standardOutput = text
            process.standardError = text
            try process.run()
            try script.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try script.fileHandleForWriting.close()
        }

        /// Waits for its end; what it printed, without the last line break.
        func output() throws -> String {
            let output = String(decoding: text.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            try #require(process.terminationStatus == 0, "\(output)")
            return output.trimmingCharacters(in: .newlines)
        }
    }
}
