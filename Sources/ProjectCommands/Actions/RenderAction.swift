import SceneModel
import SceneRendering

extension RenderCommand {
    /// Writes one view as a page.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let workspace = try Workspace(arguments, tool, naming: StagedView.paths(arguments))
        guard let view = try StagedView.open(arguments, in: workspace, terminal) else { return .findings }
        let bytes = StandalonePage.bytes(
            view.staged, alone: view.alone, registry: workspace.registry, fileSystem: workspace.project.fileSystem)
        try terminal.write(bytes, to: arguments[output])
        return .success
    }
}
