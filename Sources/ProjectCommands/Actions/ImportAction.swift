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
        let names = tool.sources.map(\.name)
        guard let source = tool.sources.first(where: { $0.name == typed }) else {
            throw UsageError(
                "there is no source '\(typed)': expected \(names.joinedAsList("or"))"
                    + Suggestion.clause(for: typed, in: names), help: "import --help")
        }
        let path = arguments[output] == "-" ? nil : arguments[output]
        let stem = path?.split(separator: "/").last?.split(separator: ".").first.map(String.init)
        let id = arguments[theme] ?? stem ?? typed
        guard ProjectLayout.standard.isPlain(id) else {
            throw UsageError("no theme can be called '\(id)': its id is the name of its file", help: "import --help")
        }
        if let base = arguments[base] { try StagedView.check(themeID: base, in: workspace.project) }
        let files = try read(arguments, source, workspace)
        var imported = source.theme(of: files)
        print(imported.findings, arguments, workspace, terminal)
        if imported.findings.containsError { return .findings }
        if let base = arguments[base].flatMap({ workspace.project.theme($0).theme }) {
            imported = imported.differences(from: base) { whole in
                workspace.project.theme(
                    ofText: ThemeText.file(of: whole, id: id, extending: base.id, origin: ""), over: base)
            }
        }
        let text = ThemeText.file(
            of: imported, id: id, extending: arguments[base],
            origin: "'\(tool.name) import \(typed)' read \(try arguments[Self.files].map { "'\($0)'" }.joinedAsList())."
        )
        if let path, !arguments[force], DiskFileSystem(root: ".").kind(of: path) == .file {
            throw UsageError("'\(path)' is there already; '--force' replaces it")
        }
        if let path {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try terminal.write(Array(text.utf8), to: path)
        if let path, arguments[format] == .text {
            let (count, values) = (imported.tokens.count, imported.values.count)
            let rest = values == 0 ? "" : " and \(values == 1 ? "1 value" : "\(values) values") of components"
            terminal.print("wrote \(count == 1 ? "1 token" : "\(count) tokens")\(rest) into '\(path)'")
        }
        return .success
    }

    /// The files that the command line names, and the way to those beside them.
    private static func read(
        _ arguments: ParsedArguments, _ source: any ImportSource, _ workspace: Workspace
    ) throws(UsageError) -> ImportedFiles {
        let paths = try arguments[files]
        guard !paths.isEmpty else { throw UsageError("name the FILE to import", help: "import --help") }
        let disk = DiskFileSystem(root: ".")
        var named: [SourceFile] = []
        var names: Set<String> = []
        for path in paths {
            if disk.kind(of: path) == .directory, !source.folderFiles.isEmpty {
                let below = source.folderFiles.compactMap { file -> SourceFile? in
                    let path = path == "." ? file : "\(path)/\(file)"
                    return (try? disk.read(path, limit: ImportedFiles.sizeLimit)).map {
                        SourceFile(path: path, bytes: $0)
                    }
                }
                guard !below.isEmpty else {
                    throw UsageError(
                        "'\(path)' has none of the files that '\(source.name)' reads, such as '\(source.folderFiles[0])'"
                    )
                }
                named += below
                names.formUnion(imageSets(below: path))
                continue
            }
            do throws(FileError) {
                named.append(SourceFile(path: path, bytes: try disk.read(path, limit: ImportedFiles.sizeLimit)))
            } catch {
                throw UsageError("cannot read '\(path)': \(error.reason)")
            }
        }
        let classes = workspace.project.catalog.vocabulary.deviceClasses
        var files = ImportedFiles(named, deviceClasses: classes) { path in
            (try? disk.read(path, limit: ImportedFiles.sizeLimit)).map { SourceFile(path: path, bytes: $0) }
        }
        files.catalog = workspace.project.catalog
        files.names = names
        return files
    }

    /// How many entries of a folder are looked at for image sets.
    private static let entryLimit = 100_000

    /// The names of the image sets in a folder.
    private static func imageSets(below path: String) -> Set<String> {
        guard let entries = FileManager.default.enumerator(atPath: path) else { return [] }
        var names: Set<String> = []
        var count = 0
        while count < entryLimit, let entry = entries.nextObject() as? String {
            count += 1
            guard entry.hasSuffix(".imageset"), let name = entry.split(separator: "/").last else { continue }
            names.insert(String(name.dropLast(".imageset".count)))
        }
        return names
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
