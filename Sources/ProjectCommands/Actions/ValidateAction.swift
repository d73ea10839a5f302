import Foundation
import SceneModel
import SourceDiagnostics
import YAMLSyntax

extension ValidateCommand {
    /// Checks and reports; errors, or with `--strict` anything, make the run fail.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) async throws(UsageError) -> ExitCode {
        try checkOptions(arguments)
        if try arguments[paths] == ["-"] { return try checkInput(arguments, tool, terminal) }
        let (projects, skipped) = try CheckedProject.all(arguments, tool, remembers: arguments[watch])
        if !arguments[quiet] {
            for path in skipped { terminal.printError("note: skipped '\(path)', which no theme uses") }
        }
        for project in projects where project.paths.isEmpty { throw noProject(project, arguments) }
        if arguments[watch] {
            var watch = ValidateWatch(projects, arguments, terminal)
            return try await watch.run()
        }
        var run = ReportedRun()
        for project in projects {
            if arguments[fix] {
                let mended = try mend(project, arguments, terminal)
                run.add(mended.validation, of: project, fixed: mended.count)
            } else {
                run.add(try project.validate(), of: project, fixed: 0)
            }
        }
        run.print(arguments, terminal)
        for project in projects { project.workspace.leaveToTheSystem() }
        return run.exitCode(arguments)
    }

    /// Refuses options that mean nothing together.
    private static func checkOptions(_ arguments: ParsedArguments) throws(UsageError) {
        for option in [all, dryRun] where arguments[option] && !arguments[fix] {
            throw UsageError("'\(option.declaration.spelling)' goes with '--fix'", help: "validate --help")
        }
        if arguments[watch], arguments[fix] {
            throw UsageError("'--watch' reports, '--fix' writes: use one of them", help: "validate --help")
        }
        if arguments[watch], arguments[format] != .text {
            throw UsageError("'--watch' is for people, and prints text only", help: "validate --help")
        }
        let typed = try arguments[paths]
        guard typed.contains("-") else {
            if arguments[stdinPath] != nil { throw UsageError("'--stdin-path' goes with '-'", help: "validate --help") }
            return
        }
        if typed.count > 1 { throw UsageError("'-' is checked by itself", help: "validate --help") }
        if arguments[watch] { throw UsageError("standard input cannot be watched", help: "validate --help") }
        if arguments.all(CommonOptions.root).count > 1 {
            throw UsageError("'-' belongs to one project; name one '--root'", help: "validate --help")
        }
    }

    private static func noProject(_ project: CheckedProject, _ arguments: ParsedArguments) -> UsageError {
        let named = project.prefix.isEmpty ? arguments[CommonOptions.root] : project.prefix
        let place = named.map { "in '\($0)'" } ?? "here or in a folder above"
        return UsageError(
            "there is neither 'Themes' nor 'Scenes' \(place); 'new project' starts a project", help: "new --help")
    }

    // MARK: Standard input

    /// Checks a text that is not saved yet as the file that it would be.
    private static func checkInput(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        guard let typed = arguments[stdinPath] else {
            throw UsageError("'-' needs '--stdin-path', the file that it would be saved as", help: "validate --help")
        }
        let saved = try Workspace(arguments, tool, naming: [typed])
        let path = saved.root.path(typed, in: saved.files)
        let bytes = terminal.readInput(YAMLLimits.standard.fileSize)
        let files = OverlayFileSystem(saved.files, buffers: [path: bytes])
        let project = CheckedProject(workspace: saved.opened(on: files), named: [path], prefix: "")
        var run = ReportedRun()
        if arguments[fix] {
            let mending = try Mending(of: project, all: arguments[all])
            run.add(mending.validation, of: project, fixed: mending.count)
            let change = mending.changes.first { $0.path == path }
            if arguments[dryRun] {
                if let change { terminal.write(project.diff(change)) }
            } else {
                terminal.write(String(decoding: change?.after ?? bytes, as: UTF8.self))
            }
            // Standard output is the text, so that an editor can take it as it is.
            if !run.diagnostics.isEmpty || !arguments[quiet] { terminal.writeError(run.text(arguments, terminal)) }
        } else {
            run.add(try project.validate(), of: project, fixed: 0)
            run.print(arguments, terminal)
        }
        return run.exitCode(arguments)
    }

    // MARK: Fixes

    /// Applies fixes: to the files, or as a diff.
    private static func mend(
        _ project: CheckedProject, _ arguments: ParsedArguments, _ terminal: Terminal
    ) throws(UsageError) -> Mending {
        let mending = try Mending(of: project, all: arguments[all])
        for change in mending.changes {
            if arguments[dryRun] {
                // On a pipe the diff stays one that can be applied.
                (terminal.isInteractive ? terminal.writeLines : terminal.write)(project.diff(change))
            } else {
                try project.workspace.files.replace(change)
            }
        }
        return mending
    }
}

extension Mending {
    /// What the fixes of a project's findings make of the files that were asked for.
    fileprivate init(of project: CheckedProject, all: Bool) throws(UsageError) {
        try self.init(of: project.workspace.files, taking: all ? .all : .safe, where: project.isNamed) {
            (files) throws(UsageError) in
            var project = project
            project.workspace = project.workspace.opened(on: files)
            return try project.validate()
        }
    }
}

extension CheckedProject {
    fileprivate func diff(_ change: Mending.Change) -> String {
        UnifiedDiff.text(from: change.before, to: change.after, path: reportedPath(change.path))
    }
}
