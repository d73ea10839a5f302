import ConfigSchema
import SceneModel
import SourceDiagnostics
import ThemeModel

/// An active widget can be seen: a component hosts it, and its own configuration leaves it on.
enum WidgetVisibility: Check {
    static let rules: [Rule] = [.widgetHost, .widgetDisabled]

    /// Checks what all files of a scene say together; only what stands in its own file is reported.
    static func check(
        _ scene: Scene, _ own: SceneDocument, theme: Theme?, _ whole: WidgetEntries, _ catalog: WidgetCatalog,
        _ diagnostics: inout [Diagnostic]
    ) {
        let entries = own.record?["widgets"]?.mapEntries ?? []
        for id in whole.records.keys.sorted() where whole.isActive(id, in: catalog) {
            guard let widget = catalog.widget(id), let host = widget.host else { continue }
            let entry = entries.first { $0.key == id }
            if !scene.placements.contains(where: { $0.name == host }) {
                guard let place = entry?.keyRange ?? own.record?.field("contexts")?.keyRange else { continue }
                diagnostics.append(.noHost(host, of: id, at: place))
                continue
            }
            guard let theme, let disabling = disabling(widget, in: scene, theme) else { continue }
            let isOwn = disabling.range.file.path == own.file.path
            guard let place = entry?.keyRange ?? (isOwn ? disabling.range : nil) else { continue }
            diagnostics.append(.disabled(id, at: place, by: disabling))
        }
    }

    /// The value that turns a widget off on every device; nil when it is on.
    private static func disabling(_ widget: WidgetDeclaration, in scene: Scene, _ theme: Theme) -> ConfigValue? {
        guard let component = theme.catalog.index(of: widget.configurationName),
            let leaf = theme.catalog.components[component].properties.leafIndex("enable")
        else { return nil }
        let cascade = scene.cascade(over: theme)
        let values = scene.devices.classes.map { device in
            cascade.value(
                component: component, leaf: leaf,
                in: Situation(mode: theme.defaultMode, deviceClass: device.rawValue, locale: scene.locale))
        }
        return values.allSatisfy { $0?.booleanValue == false } ? values.first ?? nil : nil
    }
}
