public import ConfigSchema
public import SceneModel
public import SourceDiagnostics
public import ThemeModel

extension ClassroomKind {
    /// What a scene shows, by upstream's room types.
    public var types: [EnumerationCase] {
        [
            EnumerationCase(named: "small", "A teacher and students, some on a strip above the board."),
            EnumerationCase(named: "oneToOne", "One teacher, one student."),
            EnumerationCase(named: "lecture", "A teacher and a large audience."),
            EnumerationCase(named: "vocation", "A lecture that may be played from a CDN."),
            EnumerationCase(named: "subRoom", "A discussion group of a small class."),
        ]
    }

    /// The sentence of `type:` in the schema and in the reference.
    public var typeSummary: String { "The kind of class." }

    /// The findings of fixtures and widgets.
    public var rules: [Rule] {
        FixtureChecks.rules + WidgetChecks.rules + [.groupScene] + DeliveryChecks.rules
    }

    /// The room's widgets, and the scene of its groups.
    public func sceneSections(for catalog: ConfigCatalog) -> [PropertySpec] {
        [DeliveryFormat.serviceType, WidgetFormat.spec(for: widgetCatalog, catalog), Self.groupScene]
    }

    /// The room, who and what is in it, and its widgets.
    public func fixtureSections(for catalog: ConfigCatalog) -> [PropertySpec] {
        ClassroomFixtureFormat.sections + [WidgetFormat.spec(for: widgetCatalog, catalog)]
    }

    /// What `widgets` says of the looks of widgets.
    public func configurations(in file: RecordValue, _ catalog: ConfigCatalog) -> [ComponentConfiguration] {
        file["widgets"].map { WidgetEntries.configurations(in: $0, widgetCatalog, catalog) } ?? []
    }

    /// Checks the entries of `widgets`.
    public func checkSections(of scene: RecordValue, _ catalog: ConfigCatalog, _ findings: inout [Diagnostic]) {
        guard let widgets = scene["widgets"] else { return }
        WidgetChecks.run(widgets, components: scene["components"]?.record, widgetCatalog, &findings)
    }

    /// Checks users, streams, devices, widgets and the schedule.
    public func checkFixture(_ fixture: RecordValue, _ catalog: ConfigCatalog, _ findings: inout [Diagnostic]) {
        FixtureChecks.run(fixture, widgetCatalog, &findings)
    }

    /// Checks the widgets that a scene puts together with its presets and its fixture, and what its service type needs.
    public func check(_ scene: Scene, theme: Theme?, _ catalog: ConfigCatalog, _ findings: inout [Diagnostic]) {
        guard let own = scene.own else { return }
        WidgetChecks.run(scene, own, theme: theme, widgetCatalog, &findings)
        GroupScene.check(scene, own, &findings)
        DeliveryChecks.run(scene, own, &findings)
    }
}
