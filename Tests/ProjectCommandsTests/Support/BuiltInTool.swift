import ComponentLibrary
import ProjectCommands
import SceneRendering
import WidgetLibrary

extension CommandLineTool {
    /// The tool that ships, as `Sources/diorama` makes it.
    static let diorama = CommandLineTool(name: "diorama", version: dioramaVersion) { try .builtIn }
}

extension ComponentRegistry {
    /// What ships.
    static var builtIn: ComponentRegistry {
        get throws { try BuiltInComponents.registry(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others) }
    }
}
