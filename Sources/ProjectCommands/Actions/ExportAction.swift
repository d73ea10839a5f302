import ConfigSchema
import Exporting
import SceneModel
import SourceDiagnostics
import ThemeModel

extension ExportCommand {
    /// Writes what the command line names, or what the project file lists.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let workspace = try Workspace(arguments, tool)
        var findings: [Diagnostic] = []
        for job in try jobs(arguments, tool, workspace, &findings) {
            findings += try run(job, arguments, tool, workspace, terminal)
        }
        if !findings.isEmpty { print(findings, arguments, workspace, terminal) }
        return findings.containsError ? .findings : .success
    }

    /// A theme, or a file with those beside it, in one form.
    private struct Job {
        let target: any ExportForm
        let theme: String
        /// The file; nil for a form that writes themes.
        let subject: KindDocument?
        /// The scenes that are written along with the theme; nil for a form that takes none.
        let scenes: SceneSelection?
        /// The folder, as a path from the current one; nil for standard output.
        let folder: String?
    }

    // MARK: What is written

    private static func jobs(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ workspace: Workspace, _ findings: inout [Diagnostic]
    ) throws(UsageError) -> [Job] {
        let (typed, folder) = (try arguments[target], arguments[output])
        guard let typed else { return try listed(arguments, tool, workspace, &findings) }
        let names = tool.targets.map(\.name)
        guard let target = tool.targets.first(where: { $0.name == typed }) else {
            throw UsageError(
                "there is no target '\(typed)': expected \(names.joinedAsList("or"))"
                    + Suggestion.clause(for: typed, in: names), help: "export --help")
        }
        if arguments[check], folder == nil || folder == "-" {
            throw UsageError("'--check' compares with a folder: add '-o DIR'", help: "export --help")
        }
        let subject = try subject(arguments[subject], of: target, workspace)
        return [
            Job(
                target: target.with(try options(arguments, of: target, among: tool.targets)),
                theme: try meantTheme(arguments, workspace, for: subject), subject: subject,
                scenes: try scenes(arguments.all(scene), of: target, workspace.project),
                folder: folder == "-" ? nil : folder)
        ]
    }

    /// The options of a form that the command line names.
    private static func options(
        _ arguments: ParsedArguments, of target: any ExportForm, among targets: [any ExportForm]
    ) throws(UsageError) -> [String: String] {
        var values: [String: String] = [:]
        for option in targets.options {
            guard let value = arguments.all(ArgumentDeclaration(option)).last else { continue }
            guard target.options.contains(where: { $0.name == option.name }) else {
                throw UsageError("'\(target.name)' takes no '--\(option.name)'", help: "export --help")
            }
            values[option.name] = option.values.isEmpty ? "true" : value
        }
        return values
    }

    /// Reports options of an entry that its form does not have, and values that they do not take.
    private static func check(_ setting: ExportSetting, _ target: any ExportForm, _ findings: inout [Diagnostic]) {
        for given in setting.options {
            guard let option = target.options.first(where: { $0.name == given.name }) else {
                let names = target.options.map(\.name)
                findings.append(
                    Diagnostic(
                        .unknownExportOption, at: given.range, "'\(target.name)' has no option '\(given.name)'",
                        hint: names.isEmpty ? "it takes none" : "expected \(names.joinedAsList("or"))"))
                continue
            }
            guard !option.written.contains(given.value) else { continue }
            findings.append(
                Diagnostic(
                    .unknownExportOption, at: given.valueRange, "'\(option.name)' does not take '\(given.value)'",
                    hint: "expected \(option.written.joinedAsList("or"))"))
        }
    }

    /// The file that an id names; nil for a form that writes themes.
    private static func subject(
        _ id: String?, of target: any ExportForm, _ workspace: Workspace
    ) throws(UsageError) -> KindDocument? {
        guard let target = target as? any FileExportTarget else {
            guard let id else { return nil }
            throw UsageError("'\(target.name)' writes a theme, and takes no '\(id)'", help: "export --help")
        }
        let format = target.subject
        guard let id else {
            throw UsageError("'\(target.name)' needs the id of the \(format.name)", help: "export --help")
        }
        let file = ProjectLayout.standard.isPlain(id) ? workspace.project.kindFile(at: format.path(of: id)) : nil
        guard let file else {
            throw UsageError("there is no \(format.name) '\(id)' in '\(format.folder)'", help: "export --help")
        }
        return file.document
    }

    /// The scenes that somebody names, or those that a form takes by itself; nil for a form that takes none.
    private static func scenes(
        _ ids: [String], of target: any ExportForm, _ project: Project
    ) throws(UsageError) -> SceneSelection? {
        guard let target = target as? any SceneExportTarget else {
            guard let id = ids.first else { return nil }
            throw UsageError("'\(target.name)' writes no scenes, and takes no '\(id)'", help: "export --help")
        }
        if ids.isEmpty { return SceneSelection(for: target, in: project) }
        for id in ids where project.sceneDocument(id) == nil {
            throw UsageError(
                "there is no scene '\(id)' in 'Scenes'\(Suggestion.clause(for: id, in: project.sceneIDs))")
        }
        do throws(SceneSelection.Problem) {
            return try SceneSelection(ids, for: target, in: project)
        } catch {
            switch error {
            case .noSlot(let id, let type):
                throw UsageError("'\(target.name)' has no place for '\(id)', a scene of the type '\(type)'")
            case .sameSlot(let one, let other, let slot):
                throw UsageError(
                    "'\(one)' and '\(other)' would both be '\(slot)' of '\(target.name)', which has it once: name one")
            }
        }
    }

    /// The theme that is meant; a file may name the one that it is written for.
    private static func meantTheme(
        _ arguments: ParsedArguments, _ workspace: Workspace, for subject: KindDocument?
    ) throws(UsageError) -> String {
        if arguments[theme] == nil, let own = subject?.record?["theme"]?.stringValue,
            workspace.project.themeDocument(own) != nil
        {
            return own
        }
        return try workspace.themeID(arguments[theme], help: "export --help")
    }

    /// The entries of the project file.
    private static func listed(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ workspace: Workspace, _ findings: inout [Diagnostic]
    ) throws(UsageError) -> [Job] {
        let own = tool.targets.options.map { ArgumentDeclaration($0) }
        for option in [output.declaration, theme.declaration, scene.declaration] + own
        where arguments.contains(option) {
            throw UsageError("'\(option.spelling)' goes with a TARGET", help: "export --help")
        }
        let project = workspace.project
        findings += project.document.diagnostics.filter { $0.severity == .error }
        if findings.containsError { return [] }
        guard !project.document.exports.isEmpty else {
            throw UsageError(
                "name a TARGET, or list 'exports' in '\(ProjectLayout.standard.projectFile)'", help: "export --help")
        }
        let names = tool.targets.map(\.name)
        var jobs: [Job] = []
        var written: Set<[String]> = []
        for setting in project.document.exports {
            guard let target = tool.targets.first(where: { $0.name == setting.target.name }) else {
                findings.append(
                    Diagnostic(
                        .unknownExportTarget, at: setting.target.range, "there is no target '\(setting.target.name)'",
                        hint: "expected \(names.joinedAsList("or"))"))
                continue
            }
            check(setting, target, &findings)
            if findings.containsError { continue }
            let subject = try subject(setting.subject?.id, of: target, workspace)
            let theme =
                if let named = setting.theme { named.id } else { try meantTheme(arguments, workspace, for: subject) }
            guard project.themeDocument(theme) != nil else {
                let place = setting.theme?.range ?? setting.target.range
                findings.append(.unknownTheme(theme, at: place, known: project.themeIDs))
                continue
            }
            let unknown = setting.scenes.filter { project.sceneDocument($0.id) == nil }
            findings += unknown.map { .unknownScene($0.id, at: $0.range, known: project.sceneIDs) }
            guard unknown.isEmpty else { continue }
            let scenes = try scenes(setting.scenes.map(\.id), of: target, project)
            let folder = try folder(setting.folder.path, arguments, workspace)
            guard written.insert([folder, target.name, subject?.id ?? theme]).inserted else {
                findings.append(
                    Diagnostic(
                        .exportedNameClash, at: setting.folder.range,
                        "'\(target.name)' of '\(subject?.id ?? theme)' is written into '\(setting.folder.path)' already",
                        hint: "give one of both entries another folder"))
                continue
            }
            jobs.append(
                Job(
                    target: target.with(setting.values), theme: theme, subject: subject, scenes: scenes, folder: folder)
            )
        }
        return jobs
    }

    /// A folder of the project file, which leads out of the project only when the command line allows it.
    private static func folder(
        _ path: String, _ arguments: ParsedArguments, _ workspace: Workspace
    ) throws(UsageError) -> String {
        let root = DiskFileSystem(root: workspace.root.folder)
        // A folder that is not there yet lies where the nearest one above it does.
        var (known, rest) = (ProjectLayout.standard.path(path, from: path.hasPrefix("/") ? "/" : ""), "")
        while root.kind(of: known.isEmpty ? "." : known) == .missing, let last = known.split(separator: "/").last {
            rest = "/\(last)\(rest)"
            known = known.hasPrefix("/") || known.contains("/") ? String(known.dropLast(last.count + 1)) : ""
        }
        let real = root.absolutePath(root.canonicalPath(known.isEmpty ? "." : known) ?? known) + rest
        let allowed =
            [root.root] + arguments.all(CommonOptions.allow).map { root.absolutePath(root.canonicalPath($0) ?? $0) }
        guard allowed.contains(where: { real == $0 || real.hasPrefix($0 + "/") }) else {
            throw UsageError(
                "'\(path)' in '\(ProjectLayout.standard.projectFile)' lies outside of the project: add '--allow \(path)'"
                    + " to write there", help: "export --help")
        }
        return workspace.root.folder == "." ? path : root.absolutePath(path)
    }

    // MARK: Writing

    private static func run(
        _ job: Job, _ arguments: ParsedArguments, _ tool: CommandLineTool, _ workspace: Workspace, _ terminal: Terminal
    ) throws(UsageError) -> [Diagnostic] {
        let project = workspace.project
        let others = job.subject.map { project.files(beside: $0) } ?? []
        let sources = [job.subject].compactMap(\.self) + others
        let scenes = job.scenes?.scenes.map { project.path(ofScene: $0.id) } ?? []
        let validation = try workspace.validate(
            [project.path(ofTheme: job.theme)] + sources.map(\.path) + scenes)
        guard !validation.hasErrors, let theme = project.theme(job.theme).theme else {
            return validation.diagnostics.filter { $0.severity == .error }
        }
        let exported = ExportedTheme(
            theme, in: project.fileSystem, program: tool.name, runsPrograms: true,
            drawn: job.folder.map { ExportFolder($0).drawn })
        let export: Export
        if let target = job.target as? any ExportTarget {
            export = target.export(exported)
        } else if let target = job.target as? any FileExportTarget, let subject = job.subject {
            export = target.export(ExportedFiles(subject, beside: others, theme: exported))
        } else if let target = job.target as? any SceneExportTarget, let scenes = job.scenes {
            export = target.export(scenes.exported(from: project, theme: exported))
        } else {
            throw UsageError("'\(job.target.name)' is no form of themes, scenes or files")
        }
        if export.findings.containsError { return export.findings }
        guard let path = job.folder else {
            try print(export, terminal)
            return export.findings
        }
        let folder = ExportFolder(path)
        let missing = export.missingParts(in: folder)
        let files = export.files(outside: missing)
        do throws(ExportFolder.Problem) {
            if arguments[check] {
                // What is lost was told when the files were written.
                return try folder.differences(from: files)
            }
            let outcome = try folder.write(
                files, as: "\(job.target.name)/\(job.subject?.id ?? job.theme)", force: arguments[force])
            if arguments[format] == .text {
                terminal.print(text(outcome, path))
                for part in missing {
                    terminal.printError("note: '\(folder.shown(part))' is not there, and its files are left out")
                }
            }
        } catch {
            throw UsageError(text(error))
        }
        return export.findings
    }

    /// Prints the files that are text.
    private static func print(_ export: Export, _ terminal: Terminal) throws(UsageError) {
        let texts = export.files.filter { if case .text = $0.content { true } else { false } }
        for file in texts { terminal.write(String(decoding: file.bytes, as: UTF8.self)) }
        let others = export.files.count - texts.count
        if others > 0 {
            terminal.printError("note: \(counted(others)) beside it, such as images; '-o DIR' writes them, too")
        }
    }

    private static func text(_ outcome: ExportFolder.Outcome, _ folder: String) -> String {
        let written =
            outcome.written == 0 ? "'\(folder)' is up to date" : "wrote \(counted(outcome.written)) into '\(folder)'"
        let rest = [
            outcome.unchanged > 0 ? "\(outcome.unchanged) as before" : nil,
            outcome.removed > 0 ? "\(outcome.removed) removed" : nil,
        ].compactMap { $0 }
        return written + (rest.isEmpty ? "" : " (\(rest.joined(separator: ", ")))")
    }

    private static func counted(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

    private static func text(_ problem: ExportFolder.Problem) -> String {
        switch problem {
        case .foreign(let paths):
            let shown = paths.prefix(5).map { "'\($0)'" }.joinedAsList()
            let more = paths.count > 5 ? " and \(paths.count - 5) more" : ""
            return
                "nothing was written: \(shown)\(more) would be replaced, which 'export' did not write or somebody has"
                + " changed since; '--force' replaces \(paths.count == 1 ? "it" : "them")"
        case .unusable(let path):
            return "nothing was written: '\(path)' is a link or no regular file, and is not followed"
        case .system(let path, let reason): return "nothing was written: cannot write '\(path)': \(reason)"
        }
    }

    private static func print(
        _ findings: [Diagnostic], _ arguments: ParsedArguments, _ workspace: Workspace, _ terminal: Terminal
    ) {
        let reporter: any Reporter =
            switch arguments[format] {
            case .text: TextReporter(usesColor: terminal.usesColor(arguments[CommonOptions.color]), showsSummary: false)
            case .json: JSONReporter()
            case .sarif: SARIFReporter()
            case .github: GitHubReporter(showsSummary: false)
            }
        // An annotation stands at one place, and a pull request may well show only one of the two files.
        let findings = arguments[format] == .github ? findings.flatMap { [$0] + $0.atExportedLines } : findings
        let files = Set(findings.map(\.range.file.path))
        terminal.write(
            reporter.report(
                findings.sortedWithoutRepeats(), summary: workspace.summary(fileCount: files.count)))
    }
}

extension ExportFolder {
    /// The differences between the folder and some files.
    fileprivate func differences(from files: [ExportedFile]) throws(Problem) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for file in files {
            findings += ExportDrift.findings(file, try existing(file.path), at: shown(file.path))
        }
        return findings
    }
}
