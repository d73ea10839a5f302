import ComponentLibrary
import Foundation
import ProjectCommands
import WidgetLibrary

let diorama = CommandLineTool(name: "diorama", version: CommandLineTool.dioramaVersion) {
    try BuiltInComponents.registry(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others)
}
exit(await diorama.run())
