import ConfigSchema
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

extension SchemaCommand {
    /// Prints the schema of a kind of file.
    static func run(_ arguments: ParsedArguments, _ terminal: Terminal) throws(UsageError) -> ExitCode {
        let catalog = try Workspace.builtInRegistry().catalog
        let kind = try arguments[kind]
        let group =
            switch kind {
            case .theme: ThemeFormat.group(for: catalog)
            case .scene: SceneFormat.group(for: catalog)
            case .contexts: FixtureFormat.group(for: catalog)
            }
        terminal.write(
            JSONText.encode(
                JSONSchema.document(
                    for: group, title: "Diorama \(kind.rawValue)", id: "diorama-\(kind.rawValue).schema.json")))
        return .success
    }
}
