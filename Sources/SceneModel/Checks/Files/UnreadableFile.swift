import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let unreadableFile = Rule(
        "file.unreadable", .error, "A file cannot be read.",
        explanation: "It is a folder, a pipe or a device, or the user may not read it, or its links lead in a circle.",
        wrong: .scene("↓" + sceneHead), right: .scene(sceneHead))

    /// The identifier of the rule for files that cannot be read at all.
    package static let unreadableFileID = unreadableFile.id
}

extension Diagnostic {
    /// A file that exists and cannot be read.
    package static func unreadable(_ path: String, _ error: FileError) -> Diagnostic {
        unreadable(path, error, at: .startOf(SourceFile(path: path, bytes: [])))
    }

    /// The same, told where a file names the other one.
    static func unreadable(_ name: String, _ error: FileError, at place: SourceRange) -> Diagnostic {
        switch error {
        case .tooLarge(let limit): .tooLarge(at: place, limit: limit)
        case .outside: .outside(name, at: place)
        default: Diagnostic(.unreadableFile, at: place, "cannot read '\(name)': \(error.reason)")
        }
    }
}
