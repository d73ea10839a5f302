import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let fileOutside = Rule(
        "file.outside", .error, "A file lies outside the project.",
        explanation: """
            A path with `..` or a symbolic link leads out of the project's folder. Copy the file into the project, or \
            name it on the command line, with `--allow` for what is only referred to: what is named there is read \
            wherever it lies.
            """,
        wrong: .scene(sceneHead + "contexts: ↓../../Scenes\n"),
        right: .scene(sceneHead + "contexts: contexts/physics.yaml\n", with: fixtureExample))
}

extension Diagnostic {
    /// The finding about a name or a link that leads out of the project.
    static func outside(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.fileOutside, at: range, "cannot read '\(name)': \(FileError.outside.reason)")
    }
}
