import ConfigSchema
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

extension SchemaCommand {
    /// Prints the schema of a kind of file.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let project = try Workspace(arguments, tool).project
        let catalog = project.catalog
        let kind = try arguments[kind]
        let group =
            switch kind {
            case .theme: ThemeFormat.group(for: catalog)
            case .scene: SceneFormat.group(for: catalog, project.kinds)
            case .contexts: FixtureFormat.group(for: catalog, project.kinds)
            case .project: ProjectFormat.group
            }
        terminal.write(
            JSONText.encode(
                JSONSchema.document(
                    for: group, vocabulary: catalog.vocabulary, title: "Diorama \(kind.rawValue)",
                    id: "\(tool.name)-\(kind.rawValue).schema.json",
                    proposing: EditorNames.all(in: project, ofItsOwn: arguments[knowsProject]))))
        return .success
    }
}
