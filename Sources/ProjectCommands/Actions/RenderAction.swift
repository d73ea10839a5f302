import Foundation
import SceneModel
import SceneRendering
import SourceDiagnostics

extension RenderCommand {
    /// Writes one view as a page.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let workspace = try Workspace(arguments, tool, naming: StagedView.paths(arguments))
        guard let staged = try StagedView.open(arguments, in: workspace, terminal) else { return .findings }
        let bytes = StandalonePage.bytes(
            staged, registry: workspace.registry, fileSystem: workspace.project.fileSystem)
        guard let path = arguments[output] else {
            terminal.write(String(decoding: bytes, as: UTF8.self))
            return .success
        }
        do {
            let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            // A file is replaced as a whole. A device or a pipe is written to: replaced, /dev/null would be a file.
            let isSpecial = DiskFileSystem(root: ".").kind(of: url.path) == .special
            try Data(bytes).write(to: url, options: isSpecial ? [] : .atomic)
        } catch {
            throw UsageError("cannot write '\(path)': \(error.localizedDescription)")
        }
        return .success
    }
}
