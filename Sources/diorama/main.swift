import ClassroomComponents
import ClassroomExport
import ClassroomPreview
import ClassroomWidgets
import Exporting
import Foundation
import HomeScreenExport
import HomeScreenPreview
import HomeScreenViews
import ProjectCommands

let diorama = CommandLineTool(
    name: "diorama", version: CommandLineTool.dioramaVersion,
    targets: ExportTargets.builtIn + ClassroomTargets.all + [WidgetKitTarget()]
) {
    [try BuiltInComponents.kind(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others), HomeScreenKind()]
}
exit(await diorama.run())
