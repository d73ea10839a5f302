import ConfigSchema
import HomeScreenModel
import SceneModel
import SourceDiagnostics

extension HomeScreenKind {
    /// Adds a finding for each value of a fixture with which a widget of the screen links or paints amiss.
    func checkData(of fixture: RecordValue, on scene: Scene, in locale: String, _ findings: inout [Diagnostic]) {
        var known: Set<SourceRange> = []
        for item in arrangement(of: scene, on: scene.device).items {
            for member in item.placed.members {
                let file = scene.files[WidgetFormat.file.path(of: member.name)]
                guard let widget = WidgetDocument(file), let layout = widget.layout(for: item.family)?.record else {
                    continue
                }
                let app = scene.files[AppFormat.file.path(of: widget.app)]
                let placed = widget.placed(
                    member, on: scene.id, as: item.family, app: app, HomeDevice.nearest(to: scene.device))
                let troubles = ViewBindings.troubles(
                    with: placed.scope(drawing: fixture, in: locale), layout, parts: widget.record["parts"],
                    widget.types, views, app: WidgetChecks.words(of: app))
                findings += troubles.compactMap { $0.found(in: fixture, readBy: widget.document.id) }
                    .filter { known.insert($0.range).inserted }
            }
        }
    }
}
