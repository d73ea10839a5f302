import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let fileEnding = Rule(
        "file.ending", .error, "A file's name does not end in .yaml.",
        explanation:
            "Themes, scenes and fixtures are found by their names, so a file with another ending is never read. Rename it.",
        wrong: RuleExample(path: "Themes/example.yml", "↓" + themeHead), right: .theme(themeHead))
}

extension ValidationTarget: Check {
    static let rules: [Rule] = [.fileEnding]
}

extension [Diagnostic] {
    /// The findings, where a name that misses its file because of the file's ending is told with the file.
    func toldWithEndings() -> [Diagnostic] {
        let layout = ProjectLayout.standard
        let paths = filter { $0.id == Rule.fileEnding.id }.map(\.range.file.path)
        guard !paths.isEmpty else { return self }
        var misnamed: [String: String] = [:]
        for path in paths {
            if let dot = path.lastIndex(of: ".") { misnamed[path[..<dot] + layout.ending] = path }
        }
        return map { finding -> Diagnostic in
            let name = (finding.range.lineText ?? "").filter { $0 != "\"" && $0 != "'" }
            var wanted: String?
            switch finding.id {
            case Rule.fileEnding.id: wanted = misnamed.first { $0.value == finding.range.file.path }?.key
            case Rule.unknownTheme.id: wanted = layout.path(ofTheme: name)
            case Rule.unknownScene.id: wanted = layout.path(ofScene: name)
            case Rule.missingContexts.id: wanted = finding.range.file.folder + "/" + name
            default: break
            }
            guard let wanted, let path = misnamed[wanted] else { return finding }
            return finding.caused(by: DiagnosticCause("file \(wanted)", in: path))
        }
    }
}

extension Project {
    /// What the project's own file may be called by mistake.
    static let misnamedFile =
        String(ProjectLayout.standard.projectFile.dropLast(ProjectLayout.standard.ending.count)) + ".yml"

    /// The finding about a project's own file whose name ends otherwise.
    static func misnamedFile(in files: any FileSystem) -> [Diagnostic] {
        guard files.kind(of: misnamedFile) == .file else { return [] }
        return [.fileEnding(misnamedFile, renamed: ProjectLayout.standard.projectFile)]
    }
}

extension Diagnostic {
    /// The finding about a file that would be read if its name ended otherwise; `renamed` is the name that it should have.
    static func fileEnding(_ path: String, renamed: String?) -> Diagnostic {
        Diagnostic(
            .fileEnding, at: .startOf(SourceFile(path: path, bytes: [])),
            "'\(path)' is not read: the names of a project's files end in '.yaml'",
            notes: renamed.map { [.init("rename it to '\($0)'")] } ?? [])
    }
}
