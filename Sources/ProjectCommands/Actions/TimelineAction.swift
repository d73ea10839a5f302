import LiveValues
import PreviewServing
import SceneModel
import SourceDiagnostics

extension TimelineCommand {
    /// Prints the plan of one file.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let typed = try arguments[name]
        let workspace = try Workspace(arguments, tool)
        let (path, id) = try file(typed, in: workspace)
        let sceneID = try sceneID(arguments[scene], placing: id, in: workspace)
        let project = workspace.project
        let paths = [path] + (sceneID.map { [project.path(ofScene: $0)] } ?? [])
        let validation = try workspace.validate(paths)
        if !validation.diagnostics.isEmpty {
            terminal.writeError(
                TextReporter(usesColor: false).report(
                    validation.diagnostics, summary: workspace.summary(fileCount: validation.fileCount)))
        }
        // An error in one of its neighbours is told, and keeps no plan back.
        if try workspace.validate([path]).hasErrors { return .findings }
        guard let document = project.kindFile(at: path)?.document else { throw unknown(typed, in: workspace) }
        let request = ForecastRequest(
            document, in: sceneID.flatMap { project.scene($0).scene }, lasting: .seconds(86_400 * arguments[days]),
            now: sceneID == nil ? StandingTime.example : SystemClock().now)
        let words = PreviewArguments(
            Dictionary(
                uniqueKeysWithValues: try tool.planOptions().map { ($0.name, arguments.all(ArgumentDeclaration($0))) }))
        // A lazy collection would ask the servers of the first plan twice.
        var plan: Forecast?
        for kind in try tool.kinds() where plan == nil { plan = kind.connected(by: words).forecast(request) }
        guard let plan else { throw UsageError("'\(id)' does nothing by itself") }
        switch arguments[format] {
        case .text: terminal.writeLines(TimelineText.text(of: plan, called: id))
        case .json: terminal.write(JSONText.encode(TimelineText.Document(plan, called: id)))
        }
        return .success
    }

    /// The path and the id of the file that somebody means by an id or a path.
    private static func file(_ typed: String, in workspace: Workspace) throws(UsageError) -> (path: String, id: String)
    {
        let project = workspace.project
        let path = workspace.root.path(typed, in: workspace.files)
        if let (_, id) = project.kinds.fileFormats.match(path), project.kindFile(at: path) != nil { return (path, id) }
        for format in project.kinds.fileFormats where format.fileName == nil {
            let path = format.path(of: typed)
            if ProjectLayout.standard.isID(typed), project.kindFile(at: path) != nil { return (path, typed) }
        }
        throw unknown(typed, in: workspace)
    }

    private static func unknown(_ typed: String, in workspace: Workspace) -> UsageError {
        let project = workspace.project
        let known = project.ownFileIDs
        guard project.sceneIDs.contains(typed) else {
            let hint = Suggestion.clause(for: typed, in: known)
            let list = known.isEmpty ? "; there are none" : "; there are \(known.joinedAsList())"
            return UsageError("there is no file '\(typed)'\(hint.isEmpty ? list : hint)")
        }
        let scene = project.scene(typed).scene
        let noun = scene?.kind.placing?.noun ?? "file"
        let placed = Set((scene?.placedFiles ?? []).map(\.name)).sorted()
        let named = placed.isEmpty ? known : placed
        let list = named.isEmpty ? "" : "; name \(named.map { "'\($0)'" }.joinedAsList("or"))"
        return UsageError(
            "'\(typed)' is a \(scene?.kind.sceneNoun ?? "scene"), and a timeline is that of one \(noun)\(list)",
            help: "timeline --help")
    }

    /// The scene that is meant, else the first one that places the file.
    private static func sceneID(
        _ asked: String?, placing id: String, in workspace: Workspace
    ) throws(UsageError) -> String? {
        let project = workspace.project
        guard let asked else {
            return project.sceneIDs.first { project.scene($0).scene?.placedFiles.contains { $0.name == id } == true }
        }
        guard project.sceneIDs.contains(asked) else {
            throw UsageError(
                "there is no scene '\(asked)' in 'Scenes'\(Suggestion.clause(for: asked, in: project.sceneIDs))")
        }
        guard project.scene(asked).scene?.placedFiles.contains(where: { $0.name == id }) != false else {
            throw UsageError("scene '\(asked)' does not place '\(id)'")
        }
        return asked
    }
}
