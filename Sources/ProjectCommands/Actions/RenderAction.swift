import SceneModel
import SceneRendering
import SourceDiagnostics

extension RenderCommand {
    /// Writes one view as a page.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let workspace = try Workspace(arguments, tool, naming: StagedView.paths(arguments))
        guard let view = try StagedView.open(arguments, in: workspace, terminal) else { return .findings }
        let bytes = StandalonePage.bytes(
            view.staged, alone: view.alone, over: try message(arguments[over], over: view, in: workspace.registry),
            registry: workspace.registry, fileSystem: workspace.project.fileSystem)
        try terminal.write(bytes, to: arguments[output])
        return .success
    }

    /// What stands over a scene; nil where nothing was asked for.
    private static func message(
        _ name: String?, over view: StagedView, in registry: ComponentRegistry
    ) throws(UsageError) -> HTMLNode? {
        guard let name else { return nil }
        guard view.alone == nil else {
            throw UsageError("'--over' is for scenes, and '\(view.staged.scene.id)' shows a file by itself")
        }
        let known = registry.kind(of: view.staged.scene).sharedConfigurations.filter { $0.message != nil }
        if let message = known.first(where: { $0.name == name })?.message { return message }
        let names = known.map(\.name)
        let has = names.isEmpty ? "; no message is configured" : "; there are \(names.joinedAsList())"
        throw UsageError("nothing stands over scenes as '\(name)'\(has)")
    }
}
