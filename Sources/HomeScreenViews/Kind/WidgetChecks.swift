import ConfigSchema
import HomeScreenModel
import LiveValues
import SceneModel
import SourceDiagnostics

/// What a widget's file is checked for, beside its format.
enum WidgetChecks {
    /// Adds what is wrong with a widget; of one without an app, nothing is said of links and intents.
    static func run(
        _ document: WidgetDocument, of app: KindDocument?, _ views: HomeViewRegistry, _ findings: inout [Diagnostic]
    ) {
        let widget = document.record
        FamilyHasLayout.check(widget, &findings)
        LayoutIsListed.check(widget, &findings)
        TodayIsOld.check(widget, &findings)
        SizeIsTheSystems.check(widget, &findings)
        if let app, let record = app.record { KeyIsOfGroup.check(widget, of: record, at: app.path, &findings) }
        let sources = document.sources
        findings += document.sourceFindings
        let parts = widget["parts"]
        HomeViewChecks.run(parts: parts, views, &findings)
        // Where a source could not be read, a path that leads nowhere may lead to it.
        let isWhole = widget["data"]?.mapEntries.count ?? 0 == sources.count && !widget.lost.contains("data")
        let types = isWhole ? checkValues(of: widget, sources, &findings) : nil
        let words = words(of: app)
        let sample = sample(of: sources)
        for entry in widget["layouts"]?.mapEntries ?? [] {
            guard let layout = entry.value.record else { continue }
            HomeViewChecks.run(
                layout, families: families(of: entry.key, in: widget), parts: parts, views, &findings)
            if let types {
                ViewBindings.check(
                    layout, parts: parts, types, views, app: words, sample: sample, &findings)
            }
        }
    }

    /// What the app says of links and intents; of no app, nothing is known.
    static func words(of app: KindDocument?) -> AppWords {
        app.map { app in app.made.value { readWords(of: app) } } ?? AppWords()
    }

    private static func readWords(of app: KindDocument) -> AppWords {
        guard let record = app.record else { return AppWords() }
        var told: [Diagnostic] = []
        let intents = record["intents"].map { Intent.all($0, BindingTypes(BindingTypes.builtIn), &told) }
        let routes = (record["routes"]?.mapEntries ?? []).map { ($0.key, $0.value.stringValue ?? "") }
        return AppWords(
            intents: intents ?? [], schemes: (record["schemes"]?.items ?? []).compactMap(\.stringValue),
            routes: Routes(routes))
    }

    /// What the samples have, with which links are tried.
    private static func sample(of sources: [DeclaredSource]) -> BindingScope {
        let start = Timeline.exampleStart
        let roots = Dictionary(
            sources.map { ($0.name, $0.sampleValue(now: start)) }, uniquingKeysWith: { first, _ in first })
        return BindingScope(roots: roots, format: .known("en", in: "UTC"))
    }

    /// What can be chosen, and what is shown when; gives what bindings may name.
    private static func checkValues(
        of widget: RecordValue, _ sources: [DeclaredSource], _ findings: inout [Diagnostic]
    ) -> BindingTypes {
        let plain = BindingTypes(BindingTypes.builtIn + sources.map(\.root))
        let parameters = widget["configuration"].map { Parameter.all($0) } ?? []
        OptionsAreThere.check(parameters, among: sources.map(\.name), plain, &findings)
        checkLabels(of: widget, plain, &findings)
        if let section = widget["configuration"] { ParametersAreKnown.checkDefaults(section, &findings) }
        PlacesSuffice.checkDefaults(parameters, &findings)
        let types = WidgetDocument.types(of: widget, sources)
        let families = WidgetFamily.named(in: widget)
        guard let record = widget["timeline"]?.record else {
            TopicsReload.check(sources, .single, families: families, &findings)
            return types
        }
        let timeline = Timeline(record, types, &findings)
        TopicsReload.check(sources, timeline, families: families, &findings)
        TimesRise.check(timeline, &findings)
        TimesAreApart.check(timeline, &findings)
        let data = sample(of: sources)
        ReloadsAreGranted.check(timeline, in: data, &findings)
        EntriesAreReached.check(timeline, in: data, &findings)
        return record["entries"]?.record?["each"] == nil ? types : types.withItem(.unknown)
    }

    /// Adds a finding for entries that show the same, of a widget without errors.
    static func checkEntries(of document: WidgetDocument, _ findings: inout [Diagnostic]) {
        let widget = document.record
        var texts: [BoundText] = []
        for value in [widget["layouts"], widget["parts"], widget["timeline"]?.record?["relevance"]] {
            value?.forEachBoundText { texts.append($0) }
        }
        EntriesDiffer.check(
            document.timeline, drawnBy: texts, document.sources, in: sample(of: document.sources), &findings)
    }

    /// What the sheet calls items; of a source that is no list, that was told.
    private static func checkLabels(of widget: RecordValue, _ types: BindingTypes, _ findings: inout [Diagnostic]) {
        let parameters = widget["configuration"]?.mapEntries ?? []
        for record in parameters.compactMap({ $0.value.mapEntries.first?.value.record }) {
            let shape = types.roots.first { $0.name == record["options"]?.stringValue }?.shape.required.shape
            guard let label = record["label"], case .list(let element)? = shape else { continue }
            label.forEachBoundText { text in
                Binding(text, &findings).check(
                    types.withItem(element), as: BindingUse("label", of: text.kind), &findings)
            }
        }
    }

    /// The families that a layout serves.
    private static func families(of layout: String, in widget: RecordValue) -> [String] {
        guard layout == "default" else { return [layout] }
        let drawn = Set((widget["layouts"]?.mapEntries ?? []).map(\.key))
        return (widget["families"]?.items ?? []).compactMap(\.stringValue).filter { !drawn.contains($0) }
    }
}
