import ClassroomComponents
import ClassroomExport
import ClassroomPreview
import ClassroomWidgets
import Exporting
import Foundation
import HomeScreenExport
import HomeScreenPreview
import HomeScreenViews
import Importing
import ProjectCommands

let diorama = CommandLineTool(
    name: "diorama", version: CommandLineTool.dioramaVersion,
    targets: ExportTargets.builtIn + ClassroomTargets.all + [WidgetKitTarget()],
    sources: ImportSources.builtIn + ClassroomSources.all
) {
    [try BuiltInComponents.kind(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others), HomeScreenKind()]
}
exit(await diorama.run())
