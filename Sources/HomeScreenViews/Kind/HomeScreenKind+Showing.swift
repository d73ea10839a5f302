import ConfigSchema
import HomeScreenModel
public import SceneModel

extension HomeScreenKind {
    /// A widget in its families, below its app's title; an app is no picture by itself.
    public func showing(_ file: KindDocument, among others: inout KindFiles) -> FileShowing? {
        guard file.kind.name == WidgetFormat.file.name, let widget = WidgetDocument(file) else { return nil }
        let families = widget.families
        guard !families.isEmpty else { return nil }
        let app = others.document(widget.app, of: AppFormat.file)?.record
        let order = (app?["order"]?.items ?? []).firstIndex {
            $0.stringValue == file.id || $0.stringValue == widget.name
        }
        return FileShowing(
            title: widget.record["title"], summary: widget.record["description"],
            group: (app?["title"], widget.app, order ?? Int.max), theme: app?["theme"]?.stringValue,
            forms: families.map {
                FileShowing.Form(EnumerationCase($0.rawValue, $0.summary), scene: Self.scene(file.id, $0))
            })
    }

    /// A screen with nothing but the widget, on the first device that can have it.
    private static func scene(_ id: String, _ family: WidgetFamily) -> String {
        let devices = [HomeDevice.standard] + HomeDevice.all
        let device = devices.first { $0.families.contains(family) } ?? .standard
        return """
            type: \(family.surface.rawValue)
            device: \(device.name)
            compose:
              - \(id): { family: \(family.rawValue) }

            """
    }
}
