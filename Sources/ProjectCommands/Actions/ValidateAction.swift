import Foundation
import SceneModel
import SourceDiagnostics

extension ValidateCommand {
    /// Checks and reports; errors, or with `--strict` anything, make the run fail.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let given = try arguments[paths]
        let workspace = try Workspace(arguments, tool, naming: given)
        let present = workspace.defaultPaths
        if given.isEmpty, present.isEmpty {
            throw UsageError(
                "there is neither 'Themes' nor 'Scenes' in '\(arguments[CommonOptions.root])'", help: "validate --help")
        }
        for path in given { try workspace.checkIsInside(path) }
        let validation = try workspace.validate(given.isEmpty ? present : given)
        let summary = workspace.summary(fileCount: validation.fileCount)
        let diagnostics = validation.diagnostics
        terminal.write(reporter(arguments, terminal).report(diagnostics, summary: summary))
        if arguments[format] == .github, let path = terminal.environment["GITHUB_STEP_SUMMARY"] {
            append(GitHubReporter().stepSummary(diagnostics, summary: summary), to: path)
        }
        // A path that was named and cannot be read is a fault of the call, not of a file's content.
        let unreadable = diagnostics.contains { diagnostic in
            validation.namedFiles.contains(diagnostic.range.file.path) && diagnostic.id == Rule.unreadableFileID
        }
        if unreadable { return .usage }
        workspace.leaveToTheSystem()
        let fails = arguments[strict] ? !diagnostics.isEmpty : diagnostics.containsError
        return fails ? .findings : .success
    }

    private static func reporter(_ arguments: ParsedArguments, _ terminal: Terminal) -> any Reporter {
        switch arguments[format] {
        case .text: TextReporter(usesColor: terminal.usesColor(arguments[CommonOptions.color]))
        case .json: JSONReporter()
        case .sarif: SARIFReporter()
        case .github: GitHubReporter()
        }
    }

    // The summary is an addition to the report; a runner that gives no writable file still has the annotations.
    private static func append(_ text: String, to path: String) {
        guard let handle = FileHandle(forWritingAtPath: path) else { return }
        defer { try? handle.close() }
        _ = try? handle.seekToEnd()
        try? handle.write(contentsOf: Data(text.utf8))
    }
}
