import SceneModel
import SceneRendering
import SourceDiagnostics

extension RenderCommand {
    /// Writes one view as a page.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        if let path = arguments[output] { try refusePicture(path) }
        let workspace = try Workspace(arguments, tool, naming: StagedView.paths(arguments))
        guard let view = try StagedView.open(arguments, in: workspace, terminal) else { return .findings }
        let bytes = StandalonePage.bytes(
            try opened(arguments[open], view, in: workspace.registry), alone: view.alone,
            over: try message(arguments[over], over: view, in: workspace.registry),
            broken: view.broken(in: workspace.project), registry: workspace.registry,
            fileSystem: workspace.project.fileSystem)
        try terminal.write(bytes, to: arguments[output])
        return view.exitCode
    }

    /// Opens a popup of a scene; without a name the view stays as it is.
    private static func opened(
        _ name: String?, _ view: StagedView, in registry: ComponentRegistry
    ) throws(UsageError) -> StagedScene {
        guard let name else { return view.staged }
        let popups = view.staged.scene.placements.filter(\.isPopup)
        let anchor = popups.first { $0.id == name || $0.name == name }?.opensFrom?.text ?? name
        let opened = view.staged.opening(anchor, registry: registry)
        if opened.popup != nil { return opened }
        let anchors = popups.compactMap { $0.opensFrom?.text }
        guard anchors.contains(SceneView.part(of: anchor)) else {
            let scene = view.staged.scene.id
            guard !popups.isEmpty else { throw UsageError("'\(scene)' has no popup") }
            let hint = Suggestion.clause(for: name, in: popups.map(\.id) + anchors)
            let known = "; there are \(popups.map(\.id).joinedAsList())"
            throw UsageError(
                "no popup of '\(scene)' is called '\(name)', or opens from it\(hint.isEmpty ? known : hint)")
        }
        throw UsageError(
            "'\(name)' does not open for '\(view.staged.view.viewer)' on \(view.staged.device.name)")
    }

    /// Refuses a file whose name promises a picture, and in which nobody would look for a page.
    private static func refusePicture(_ path: String) throws(UsageError) {
        let ending = path.split(separator: ".").last?.lowercased() ?? ""
        let pictures = ["png", "jpg", "jpeg", "gif", "webp", "svg", "pdf", "bmp", "tiff", "avif", "heic"]
        guard path.contains("."), pictures.contains(ending) else { return }
        throw UsageError(
            "'\(path)' would be a page and no picture: a view is written as HTML, such as "
                + "'\(path.dropLast(ending.count))html'", help: "render --help")
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
