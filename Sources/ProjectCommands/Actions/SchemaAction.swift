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
        let group = try group(of: kind, in: project)
        terminal.write(
            JSONText.encode(
                JSONSchema.document(
                    for: group, vocabulary: catalog.vocabulary, title: "Diorama \(kind)",
                    id: "\(tool.name)-\(kind).schema.json",
                    proposing: EditorNames.all(in: project, ofItsOwn: arguments[knowsProject]))))
        return .success
    }

    /// The kinds of file that have a schema in a project.
    static func names(in project: Project) -> [String] {
        Kind.allCases.map(\.rawValue) + project.kinds.all.compactMap(\.sceneNoun)
            + project.kinds.fileFormats.map(\.name)
    }

    private static func group(of name: String, in project: Project) throws(UsageError) -> PropertyGroup {
        let catalog = project.catalog
        switch Kind(rawValue: name) {
        case .theme: return ThemeFormat.group(for: catalog)
        case .scene: return SceneFormat.group(for: catalog, project.kinds)
        case .contexts: return FixtureFormat.group(for: catalog, project.kinds)
        case .project: return ProjectFormat.group
        case nil:
            if let kind = project.kinds.all.first(where: { $0.sceneNoun == name }) {
                return SceneFormat.group(for: catalog, project.kinds, of: kind)
            }
            guard let format = project.kinds.fileFormats.first(where: { $0.name == name }) else {
                let known = names(in: project)
                let hint = Suggestion.clause(for: name, in: known)
                throw UsageError(
                    "'KIND' cannot be '\(name)': expected \(known.joinedAsList("or"))\(hint)", help: "schema --help")
            }
            return format.group(for: catalog)
        }
    }
}
