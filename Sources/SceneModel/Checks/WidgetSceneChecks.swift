import ConfigSchema
import SourceDiagnostics
import ThemeModel

/// Checks of a scene's widgets that need everything that it inherits.
enum WidgetSceneChecks {
    static func run(
        _ scene: Scene, _ own: SceneDocument, theme: Theme?, _ catalog: ConfigCatalog,
        _ diagnostics: inout [Diagnostic]
    ) {
        let section = own.record?["widgets"]
        let contexts = own.record?["contexts"]
        // What only the files below say is theirs, but for what becomes of it here.
        let isAffected =
            scene.fixture?.namesHostedWidgets == true
            || scene.chain.dropFirst().contains { $0.record?["widgets"] != nil }
        guard section != nil || contexts != nil && isAffected else { return }
        let whole = scene.widgets
        guard !whole.records.isEmpty else { return }
        if let section {
            let content = WidgetContentChecks(
                section: section, whole: whole, others: scene.widgets(without: own), catalog: catalog)
            content.run(&diagnostics)
            if let fixture = scene.fixture { WidgetUsers(fixture.record).check(section, &diagnostics) }
        }
        checkVisibility(scene, own, theme: theme, whole, catalog, &diagnostics)
    }

    /// What keeps an active widget from being seen: no component that hosts it, or its own configuration.
    private static func checkVisibility(
        _ scene: Scene, _ own: SceneDocument, theme: Theme?, _ whole: WidgetEntries, _ catalog: ConfigCatalog,
        _ diagnostics: inout [Diagnostic]
    ) {
        let entries = own.record?["widgets"]?.mapEntries ?? []
        for id in whole.records.keys.sorted() where whole.isActive(id, in: catalog) {
            guard let widget = catalog.widget(id), let host = widget.host else { continue }
            let entry = entries.first { $0.key == id }
            if !scene.placements.contains(where: { $0.name == host }) {
                guard let place = entry?.keyRange ?? own.record?.field("contexts")?.keyRange else { continue }
                diagnostics.append(
                    Diagnostic(
                        .widgetHost, at: place, "'\(id)' is active, but no '\(host)' is there to show it",
                        hint: "add '- \(host): {}' to 'compose'"))
                continue
            }
            guard let theme, let disabling = disabling(widget, in: scene, theme) else { continue }
            let isOwn = disabling.range.file.path == own.file.path
            guard let place = entry?.keyRange ?? (isOwn ? disabling.range : nil) else { continue }
            diagnostics.append(
                Diagnostic(
                    .widgetDisabled, at: place, "'\(id)' is active, but its configuration turns it off",
                    hint: "nobody sees it", notes: [.init("it is turned off here", at: disabling.range)]))
        }
    }

    /// The value that turns a widget off on every device; nil when it is on.
    private static func disabling(_ widget: WidgetDeclaration, in scene: Scene, _ theme: Theme) -> ConfigValue? {
        guard let component = theme.catalog.index(of: widget.configurationName),
            let leaf = theme.catalog.components[component].properties.leafIndex("enable")
        else { return nil }
        let cascade = scene.cascade(over: theme)
        let values = DeviceClass.allCases.map { device in
            cascade.value(
                component: component, leaf: leaf,
                in: Situation(mode: theme.modes.first ?? "", deviceClass: device.rawValue, locale: scene.locale))
        }
        return values.allSatisfy { $0?.booleanValue == false } ? values.first ?? nil : nil
    }
}

/// The users whom widgets may name.
struct WidgetUsers {
    private let fixture: RecordValue

    init(_ fixture: RecordValue) { self.fixture = fixture }

    /// Checks the users that a `widgets` section names.
    func check(_ section: ConfigValue, _ diagnostics: inout [Diagnostic]) {
        let widgets = section.mapEntries.compactMap(\.value.record)
        // A class may be large, and most sections name nobody.
        guard widgets.contains(where: { $0["owner"] != nil || !Self.named(in: $0).isEmpty }),
            !FixtureChecks.lacksUsers(fixture)
        else { return }
        let users = (fixture["users"]?.items ?? []).compactMap(\.record)
        let ids = Set(users.compactMap { $0["uuid"]?.stringValue })
        for widget in widgets {
            FixtureChecks.checkOwner(widget["owner"], ids, .widgetOwner, "the widget's owner", &diagnostics)
            for entry in Self.named(in: widget) where !ids.contains(entry.key) && !diagnostics.isFull {
                let known = diagnostics.canSuggest ? ids : []
                diagnostics.append(
                    FixtureChecks.unknown(entry.key, at: entry.keyRange, known, .unknownUser, "the user"))
            }
        }
    }

    private static func named(in widget: RecordValue) -> [MapEntry] {
        let properties = widget["properties"]
        let granted =
            properties?.record?["grantedUsers"]
            ?? properties?.mapEntries.first { $0.key == "grantedUsers" }?.value
        return (granted?.mapEntries ?? []) + (widget["userProperties"]?.mapEntries ?? [])
    }
}
