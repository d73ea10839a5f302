import ClassroomComponents
import ClassroomPreview
import ClassroomWidgets
import Foundation
import HomeScreenPreview
import HomeScreenViews
import ProjectCommands

let diorama = CommandLineTool(
    name: "diorama", version: CommandLineTool.dioramaVersion
) {
    [try BuiltInComponents.kind(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others), HomeScreenKind()]
}
exit(await diorama.run())
