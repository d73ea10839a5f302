import Foundation

/// Runs a program that is looked up like one that people type, such as a compiler.
///
/// - Parameter command: The program and its arguments.
/// - Returns: All that it prints, errors as well; the exit status in words if it fails without any.
/// - Throws: An error of the system if the program cannot be run.
package func output(ofCommand command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 || !text.isEmpty ? text : "status \(process.terminationStatus)"
}
