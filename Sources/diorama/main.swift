import ClassroomComponents
import ClassroomPreview
import ClassroomWidgets
import Foundation
import ProjectCommands

let diorama = CommandLineTool(
    name: "diorama", version: CommandLineTool.dioramaVersion
) {
    [try BuiltInComponents.kind(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others)]
}
exit(await diorama.run())
