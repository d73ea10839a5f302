import ConfigSchema
import SceneModel
import SourceDiagnostics
import ThemeModel

/// What `widgets` sections are checked for.
///
/// The lists are the order in which checks run, and where their rules are read from.
enum WidgetChecks {
    /// What one file's entry tells by itself.
    private static let ofEntry: [any WidgetEntryCheck.Type] = [
        UnknownWidget.self, WidgetSize.self, WidgetSharedValue.self, WidgetKeyPath.self, WidgetMessageValue.self,
        WidgetConfiguredTwice.self,
    ]

    /// What several files say of one widget together.
    private static let ofContent: [any WidgetContentCheck.Type] = [
        WidgetNotRegistered.self, WidgetPropertyRules.self, WidgetMissingProperty.self,
    ]

    /// Every rule of widgets.
    static let rules: [Rule] = [
        ofEntry.flatMap { $0.rules }, ofContent.flatMap { $0.rules }, WidgetUsers.rules, WidgetVisibility.rules,
    ].flatMap(\.self)

    /// Checks a section by itself; `components` is the same file's section of that name.
    static func run(
        _ section: ConfigValue, components: RecordValue?, _ catalog: WidgetCatalog, _ diagnostics: inout [Diagnostic]
    ) {
        for entry in section.mapEntries where !diagnostics.isFull {
            let entry = WidgetEntry(entry, components: components, catalog)
            for check in ofEntry { check.check(entry, &diagnostics) }
        }
    }

    /// Checks what a section adds to what others say.
    static func run(_ content: WidgetContent, _ diagnostics: inout [Diagnostic]) {
        for entry in content.section.mapEntries where !diagnostics.isFull {
            guard content.whole.records[entry.key] != nil, content.catalog.widget(entry.key) != nil else { continue }
            for check in ofContent { check.check(content, entry, &diagnostics) }
        }
    }

    /// Checks a scene's widgets, with everything that it inherits.
    static func run(
        _ scene: Scene, _ own: SceneDocument, theme: Theme?, _ catalog: WidgetCatalog,
        _ diagnostics: inout [Diagnostic]
    ) {
        let section = own.record?["widgets"]
        let contexts = own.record?["contexts"]
        // What only the files below say is theirs, but for what becomes of it here.
        let isAffected =
            scene.fixture?.namesHostedWidgets(of: catalog) == true
            || scene.chain.dropFirst().contains { $0.record?["widgets"] != nil }
        let changesHosts = own.record?["remove"] != nil || !own.placements.isEmpty || !own.layer.components.isEmpty
        guard section != nil || (contexts != nil || changesHosts) && isAffected else { return }
        let whole = scene.widgets
        guard !whole.records.isEmpty else { return }
        if let section {
            let content = WidgetContent(
                section: section, whole: whole, others: scene.widgets(without: own), catalog: catalog)
            run(content, &diagnostics)
            if let fixture = scene.fixture {
                WidgetUsers.check(section, FixtureUsers(of: fixture.record), &diagnostics)
            }
        }
        WidgetVisibility.check(scene, own, theme: theme, whole, catalog, &diagnostics)
    }
}

/// One entry of a `widgets` section.
struct WidgetEntry {
    /// The identifier under which it stands.
    let id: String
    /// Where that is written.
    let idRange: SourceRange
    /// What it says; nil when that could not be read.
    let record: RecordValue?
    /// The widget that it means; nil for one that no program knows.
    let declaration: WidgetDeclaration?
    /// What the same file says under `components`.
    let components: RecordValue?
    /// The widgets that can be meant.
    let catalog: WidgetCatalog

    /// Looks the widget up.
    init(_ entry: MapEntry, components: RecordValue?, _ catalog: WidgetCatalog) {
        id = entry.key
        idRange = entry.keyRange
        record = entry.value.record
        declaration = catalog.widget(entry.key)
        self.components = components
        self.catalog = catalog
    }
}

/// What several files say of widgets.
struct WidgetContent {
    let section: ConfigValue
    /// What all files say together.
    let whole: WidgetEntries
    /// What the others say without the section.
    let others: WidgetEntries
    /// The widgets that can be meant.
    let catalog: WidgetCatalog
}

/// A check of one entry that needs nothing but its own file.
protocol WidgetEntryCheck: Check {
    /// Adds the findings.
    static func check(_ entry: WidgetEntry, _ diagnostics: inout [Diagnostic])
}

/// A check of what several files say of one widget together.
///
/// It reports only what one of the files adds: a fault that the others have without it is theirs.
protocol WidgetContentCheck: Check {
    /// Adds the findings about an entry of the content's section.
    static func check(_ content: WidgetContent, _ entry: MapEntry, _ diagnostics: inout [Diagnostic])
}

extension Fixture {
    /// Whether it names widgets that need a host.
    fileprivate func namesHostedWidgets(of catalog: WidgetCatalog) -> Bool {
        (record["widgets"]?.mapEntries ?? []).contains { catalog.widget($0.key)?.host != nil }
    }
}
