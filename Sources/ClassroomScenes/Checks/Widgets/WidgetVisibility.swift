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
                if scene.lacksPlacement { continue }
                let places = [
                    entry?.keyRange, removal(of: host, from: scene, own), own.record?.field("contexts")?.keyRange,
                ]
                guard let place = places.lazy.compactMap({ $0 }).first else { continue }
                diagnostics.append(.noHost(host, of: id, at: place))
                continue
            }
            if let theme, let hiding = hiding(host, in: scene, theme), hiding.range.file.path == own.file.path {
                diagnostics.append(.hiddenHost(host, of: id, at: hiding.range))
                continue
            }
            if let (placement, audiences) = audiences(without: host, in: scene) {
                let isOwn = placement.range.file.path == own.file.path
                guard let place = isOwn ? placement.range : entry?.keyRange else { continue }
                diagnostics.append(.hiddenHost(host, of: id, at: place, for: audiences))
                continue
            }
            guard let theme, let disabling = disabling(widget, in: scene, theme) else { continue }
            let isOwn = disabling.range.file.path == own.file.path
            guard let place = entry?.keyRange ?? (isOwn ? disabling.range : nil) else { continue }
            diagnostics.append(.disabled(id, at: place, by: disabling))
        }
    }

    /// Where a scene takes away the component that shows a widget.
    private static func removal(of host: String, from scene: Scene, _ own: SceneDocument) -> SourceRange? {
        let inherited = scene.chain.dropFirst().flatMap(\.placements).filter { $0.name == host }.map(\.id)
        return own.record?["remove"]?.items.first { $0.stringValue.map(inherited.contains) == true }?.range
    }

    /// The value that hides a component on every device; nil when it is shown on some.
    private static func hiding(_ host: String, in scene: Scene, _ theme: Theme) -> ConfigValue? {
        guard let component = theme.catalog.index(of: host) else { return nil }
        let cascade = scene.cascade(over: theme)
        guard cascade.maySwitchOff(component: component) else { return nil }
        return ["enable", "visible"].lazy.compactMap { path -> ConfigValue? in
            guard let leaf = theme.catalog.components[component].properties.leafIndex(path) else { return nil }
            let values = scene.devices.classes.map { device in
                cascade.value(
                    component: component, leaf: leaf,
                    in: Situation(mode: theme.defaultMode, deviceClass: device.rawValue, locale: scene.locale))
            }
            return values.allSatisfy { $0?.booleanValue == false } ? values.first ?? nil : nil
        }.first
    }

    /// The audiences of the fixture that do not have a component, with where it is placed; nil when all have it.
    private static func audiences(
        without host: String, in scene: Scene
    ) -> (placement: Placement, audiences: [String])? {
        let hosts = scene.placements.filter { $0.name == host }
        guard let first = hosts.first, !hosts.contains(where: { $0.roles == nil }), let fixture = scene.fixture,
            let present = scene.kind.audiences(in: fixture.record)
        else { return nil }
        let missing = scene.kind.audiences.map(\.name).filter { name in
            present.contains(name) && !hosts.contains { $0.roles?.contains(name) == true }
        }
        return missing.isEmpty ? nil : (first, missing)
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
