import Foundation
import SceneModel
import SourceDiagnostics

/// What a run of `validate` found in all its projects, and how it is told.
struct ReportedRun {
    /// The findings, as reports show them.
    private(set) var diagnostics: [Diagnostic] = []

    private var accepted: [Diagnostic] = []
    private var inheritedCount = 0
    private var elsewhereCount = 0
    private var fileCount = 0
    private var fixedCount = 0
    private var workspace: Workspace?
    private var isUnreadable = false

    /// Adds what was found in one project.
    mutating func add(_ validation: Validation, of project: CheckedProject, fixed: Int) {
        diagnostics += project.reported(validation.diagnostics)
        accepted += project.reported(validation.accepted)
        inheritedCount += validation.inheritedCount
        elsewhereCount += validation.elsewhereCount
        fileCount += validation.fileCount
        fixedCount += fixed
        workspace = workspace ?? project.workspace
        // A path that was named and cannot be read is a fault of the call, not of a file's content.
        isUnreadable =
            isUnreadable
            || validation.diagnostics.contains { diagnostic in
                validation.namedFiles.contains(diagnostic.range.file.path) && diagnostic.id == Rule.unreadableFileID
            }
    }

    /// The status that the run ends with.
    func exitCode(_ arguments: ParsedArguments) -> ExitCode {
        if isUnreadable { return .usage }
        let fails = arguments[ValidateCommand.strict] ? !diagnostics.isEmpty : diagnostics.containsError
        return fails ? .findings : .success
    }

    /// Writes the report, and for GitHub the summary of the step.
    ///
    /// A diff goes to standard output alone, so that it can be applied; the report then goes beside it.
    func print(_ arguments: ParsedArguments, _ terminal: Terminal) {
        let isDiff = arguments[ValidateCommand.dryRun]
        (isDiff ? terminal.writeError : terminal.write)(text(arguments, terminal))
        if arguments[ValidateCommand.format] == .github, let path = terminal.environment("GITHUB_STEP_SUMMARY") {
            append(GitHubReporter().stepSummary(diagnostics, summary: summary(arguments)), to: path)
        }
    }

    /// The whole report.
    func text(_ arguments: ParsedArguments, _ terminal: Terminal) -> String {
        let showsSummary = !arguments[ValidateCommand.quiet]
        let reporter: any Reporter =
            switch arguments[ValidateCommand.format] {
            case .text:
                TextReporter(
                    usesColor: terminal.usesColor(arguments[CommonOptions.color]), showsSummary: showsSummary)
            case .json: JSONReporter()
            case .sarif: SARIFReporter()
            case .github: GitHubReporter(showsSummary: showsSummary)
            }
        return reporter.report(diagnostics, summary: summary(arguments))
    }

    private func summary(_ arguments: ParsedArguments) -> ReportSummary {
        workspace?.summary(
            fileCount: fileCount, fixedCount: fixedCount, isDryRun: arguments[ValidateCommand.dryRun],
            accepted: accepted, inheritedCount: inheritedCount, elsewhereCount: elsewhereCount)
            ?? ReportSummary(fileCount: 0, toolVersion: CommandLineTool.dioramaVersion, rules: [])
    }

    // The summary is an addition to the report; a runner that gives no writable file still has the annotations.
    private func append(_ text: String, to path: String) {
        guard let handle = FileHandle(forWritingAtPath: path) else { return }
        defer { try? handle.close() }
        _ = try? handle.seekToEnd()
        try? handle.write(contentsOf: Data(text.utf8))
    }
}
