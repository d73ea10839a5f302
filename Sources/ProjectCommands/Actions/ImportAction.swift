import ConfigSchema
import Foundation
import Importing
import SceneModel
import SourceDiagnostics
import ThemeModel

extension ImportCommand {
    /// Reads files of others, and writes the theme or prints it.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let workspace = try Workspace(arguments, tool)
        let typed = try arguments[source]
        let names = ImportSources.builtIn.map(\.name)
        guard let source = ImportSources.builtIn.first(where: { $0.name == typed }) else {
            throw UsageError(
                "there is no source '\(typed)': expected \(names.joinedAsList("or"))"
                    + Suggestion.clause(for: typed, in: names), help: "import --help")
        }
        let path = arguments[output] == "-" ? nil : arguments[output]
        let stem = path?.split(separator: "/").last?.split(separator: ".").first.map(String.init)
        let id = arguments[theme] ?? stem ?? typed
        if let base = arguments[base] { try StagedView.check(themeID: base, in: workspace.project) }
        let files = try read(arguments, workspace)
        let imported = source.read(files)
        print(imported.findings, arguments, workspace, terminal)
        if imported.findings.containsError { return .findings }
        let text = ThemeText.file(
            of: imported, id: id, extending: arguments[base],
            origin: "'\(tool.name) import \(typed)' read \(files.named.map { "'\($0.path)'" }.joinedAsList()).")
        if let path, !arguments[force], DiskFileSystem(root: ".").kind(of: path) == .file {
            throw UsageError("'\(path)' is there already; '--force' replaces it")
        }
        if let path {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try terminal.write(Array(text.utf8), to: path)
        if let path, arguments[format] == .text {
            let count = imported.tokens.count
            terminal.print("wrote \(count == 1 ? "1 token" : "\(count) tokens") into '\(path)'")
        }
        return .success
    }

    /// The files that the command line names, and the way to those beside them.
    private static func read(
        _ arguments: ParsedArguments, _ workspace: Workspace
    ) throws(UsageError) -> ImportedFiles {
        let paths = try arguments[files]
        guard !paths.isEmpty else { throw UsageError("name the FILE to import", help: "import --help") }
        let disk = DiskFileSystem(root: ".")
        var named: [SourceFile] = []
        for path in paths {
            do throws(FileError) {
                named.append(SourceFile(path: path, bytes: try disk.read(path, limit: ImportedFiles.sizeLimit)))
            } catch {
                throw UsageError("cannot read '\(path)': \(error.reason)")
            }
        }
        let classes = workspace.project.catalog.vocabulary.deviceClasses
        return ImportedFiles(named, deviceClasses: classes) { path in
            (try? disk.read(path, limit: ImportedFiles.sizeLimit)).map { SourceFile(path: path, bytes: $0) }
        }
    }

    /// Prints findings where they do not mix with the theme.
    private static func print(
        _ findings: [Diagnostic], _ arguments: ParsedArguments, _ workspace: Workspace, _ terminal: Terminal
    ) {
        guard !findings.isEmpty else { return }
        let reporter: any Reporter =
            switch arguments[format] {
            case .text: TextReporter(usesColor: false, showsSummary: false)
            case .json: JSONReporter()
            case .sarif: SARIFReporter()
            case .github: GitHubReporter(showsSummary: false)
            }
        let files = Set(findings.map(\.range.file.path))
        terminal.writeError(
            reporter.report(findings.sortedWithoutRepeats(), summary: workspace.summary(fileCount: files.count)))
    }
}
