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
        let place = SourceRange.startOf(SourceFile(path: path, bytes: []))
        if case .tooLarge(let limit) = error { return .tooLarge(at: place, limit: limit) }
        return Diagnostic(.unreadableFile, at: place, "cannot read '\(path)': \(error.reason)")
    }
}
