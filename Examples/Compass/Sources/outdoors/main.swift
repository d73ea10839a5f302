import Compass
import Exporting
import Foundation
import HomeScreenPreview
import HomeScreenViews
import ProjectCommands

let outdoors = CommandLineTool(
    name: "outdoors", version: "1.0.0", targets: ExportTargets.builtIn + [LESSTarget()]
) {
    [try HomeScreenKind(adding: [Compass.self]).reading([Route.roundTheLake])]
}
exit(await outdoors.run())
