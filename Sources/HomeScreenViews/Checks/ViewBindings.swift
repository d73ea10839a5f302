package import ConfigSchema
package import HomeScreenModel
import LiveValues
package import SourceDiagnostics

/// What an app says that the views of its widgets name.
package struct AppWords: Sendable {
    /// What buttons and switches may ask for; nil where that is not known.
    package var intents: [Intent]?
    /// The schemes of its addresses; nil where they are not known.
    package var schemes: [String]?
    package var routes: Routes

    package init(intents: [Intent]? = nil, schemes: [String]? = nil, routes: Routes = Routes([])) {
        self.intents = intents
        self.schemes = schemes
        self.routes = routes
    }
}

/// Holds what a layout's views name against the shapes of the widget's data, and against what its app says.
///
/// A view under `when` may rely on what the condition asks for, an `item` has the shape of its list's items, and a part
/// has what each `use` gives it.
package struct ViewBindings {
    private let registry: HomeViewRegistry
    private let parts: PartNames
    private var found: [Diagnostic] = []
    /// The parts that are being looked at, so that none is looked into within itself.
    private var open: [String] = []
    private let app: AppWords
    /// The data of the samples, once for each item of the lists around a view; links are tried with them.
    private var samples: [BindingScope]
    /// What comes of the data of the samples.
    private var troubles: [DataTrouble] = []
    /// What ends the walk where expanding the layout would end: parts that use parts multiply.
    private let budget = ViewBudget()

    private static let maxSamples = 64

    private init(_ registry: HomeViewRegistry, _ parts: PartNames, _ app: AppWords, _ sample: BindingScope?) {
        self.registry = registry
        self.parts = parts
        self.app = app
        samples = sample.map { [$0] } ?? []
    }

    /// Looks at one layout, and at the parts that it uses.
    ///
    /// - Parameters:
    ///   - layout: What a file says of it, see ``WidgetLayoutFormat``.
    ///   - parts: The file's `parts`; nil where it has none.
    ///   - types: What the widget's data are.
    ///   - registry: The views that there are.
    ///   - app: What the app says.
    ///   - sample: The data of the samples, with which links are tried; nil for none.
    ///   - diagnostics: What was found; what is there already is not told again, so that a part is told of once.
    package static func check(
        _ layout: RecordValue, parts: ConfigValue?, _ types: BindingTypes, _ registry: HomeViewRegistry,
        app: AppWords = AppWords(), sample: BindingScope? = nil, _ diagnostics: inout [Diagnostic]
    ) {
        var walk = ViewBindings(registry, PartNames(parts), app, sample)
        walk.views(layout["content"], types)
        walk.value(layout["background"], "background", types)
        AddressIsAsked.check(layout["background"]?.record?["url"], &walk.found)
        walk.value(layout["link"], "link", types)
        var told = Set(diagnostics.map { Place(id: $0.id, range: $0.range) })
        diagnostics += walk.found.filter { told.insert(Place(id: $0.id, range: $0.range)).inserted }
    }

    /// Finds values of a fixture or a sample that break a layout.
    ///
    /// - Parameters:
    ///   - data: The data, such as those of a fixture.
    ///   - layout: What a file says of it, see ``WidgetLayoutFormat``.
    ///   - parts: The file's `parts`; nil where it has none.
    ///   - types: What the widget's data are.
    ///   - registry: The views that there are.
    ///   - app: What the app says.
    /// - Returns: The values, each with the rule that it breaks; empty if there are none.
    package static func troubles(
        with data: BindingScope, _ layout: RecordValue, parts: ConfigValue?, _ types: BindingTypes,
        _ registry: HomeViewRegistry, app: AppWords
    ) -> [DataTrouble] {
        var walk = ViewBindings(registry, PartNames(parts), app, data)
        walk.views(layout["content"], types)
        walk.value(layout["background"], "background", types)
        walk.value(layout["link"], "link", types)
        return walk.troubles
    }

    private struct Place: Hashable {
        let id: String
        let range: SourceRange
    }

    // MARK: Views

    private mutating func views(_ list: ConfigValue?, _ types: BindingTypes) {
        for view in list?.items ?? [] { self.view(view, types) }
    }

    private mutating func view(_ value: ConfigValue?, _ types: BindingTypes) {
        guard let named = value?.mapEntries.first, let source = ViewSource(named, registry),
            budget.enter(at: named.keyRange, work: source.work)
        else { return }
        defer { budget.leave() }
        let types = condition(source["when"], types).met
        switch source.meaning {
        case .view: properties(of: source, types)
        case .each: each(source, types)
        case .choose: choose(source, types)
        case .use: use(source, types)
        }
    }

    private mutating func properties(of source: ViewSource, _ types: BindingTypes) {
        for (key, value) in source.written where !HomeViewRegistry.structuralKeys.contains(key) {
            if key == "background", case .map = value.value {
                view(value, types)
            } else if key == "intent", source.group.memberIndex("with") != nil {
                intent(value, of: source, types)
            } else if key != "with" || source["intent"] == nil || app.intents == nil {
                let count = found.count
                self.value(value, key, types)
                if found.count == count, source.isText(key) { PlaceIsOurs.check(value, types, &found) }
            }
        }
        RangeHasLength.check(source, in: samples, &found)
        views(source["items"], types)
        view(source["overlay"], types)
    }

    private mutating func intent(_ name: ConfigValue, of source: ViewSource, _ types: BindingTypes) {
        guard let intents = app.intents else { return }
        // A switch says itself what it is to become.
        let given = source.group.memberIndex("isOn") == nil ? [] : ["isOn"]
        IntentsAreKnown.check(name, with: source["with"], given: given, among: intents, types, &found)
    }

    private mutating func each(_ source: ViewSource, _ types: BindingTypes) {
        var item = Shape.unknown
        let around = samples
        samples = []
        if case .bound(let text)? = source["in"]?.value {
            // A list that is missing shows what 'empty' says.
            let shape = check(text, BindingUse("in", .list, mayBeMissing: true), types)
            if case .list(let element) = shape.required.shape { item = element }
            samples = Array(around.flatMap { Self.items(of: text, in: $0) }.prefix(Self.maxSamples))
        }
        view(source["item"], types.withItem(item))
        samples = around
        view(source["missing"], types)
        view(source["empty"], types)
        guard let container = source.container(registry) else { return }
        properties(of: container.source, types)
    }

    /// The scopes in which the items of a list stand.
    private static func items(of list: BoundText, in scope: BindingScope) -> [BindingScope] {
        var ignored: [Diagnostic] = []
        let items = (try? Binding(list, &ignored).value(in: scope))?.arrayValue ?? []
        return items.prefix(maxSamples).map { scope.setting("item", to: $0) }
    }

    private mutating func choose(_ source: ViewSource, _ types: BindingTypes) {
        var rest = types
        for item in source["cases"]?.items ?? [] {
            let cases = condition(item.record?["when"], rest)
            views(item.record?["items"], cases.met)
            // Whoever comes later knows that this one did not hold.
            rest = cases.unmet
        }
        views(source["otherwise"], rest)
    }

    private mutating func use(_ source: ViewSource, _ types: BindingTypes) {
        var given: [(String, Shape)] = []
        for entry in source["with"]?.mapEntries ?? [] {
            guard case .bound(let text) = entry.value.value else {
                given.append((entry.key, .scalar(.text)))
                continue
            }
            given.append((entry.key, check(text, BindingUse(entry.key, .anything), types)))
        }
        guard let name = source["part"]?.stringValue, !open.contains(name),
            let part = parts[name]
        else { return }
        open.append(name)
        let around = samples
        // What is given to a part is not worked out for samples.
        if !given.isEmpty { samples = [] }
        defer { samples = around }
        view(part.value, types.withRoot("with", .map(given.map { Shape.Field($0.0, $0.1) })))
        open.removeLast()
    }

    // MARK: Values

    private mutating func condition(
        _ value: ConfigValue?, _ types: BindingTypes
    ) -> (met: BindingTypes, unmet: BindingTypes) {
        guard let record = value?.record else { return (types, types) }
        guard let condition = Condition(record, &found) else {
            // Of one that asks amiss is known at least what it asks for.
            let meant = types.knowing(Self.paths(askedFor: record["value"]))
            return (meant, meant)
        }
        condition.check(types, &found)
        return (types.knowing(condition.presentWhenMet), types.knowing(condition.presentWhenNotMet))
    }

    /// The path in a condition's value, with or without its braces, and those around it.
    private static func paths(askedFor value: ConfigValue?) -> [String] {
        let text = if case .bound(let text)? = value?.value { text.text } else { value?.stringValue ?? "" }
        // More names than a path may have are found elsewhere.
        let names = text.filter { !"{} ".contains($0) }.split(separator: ".", maxSplits: 32).prefix(32)
        return names.indices.map { names[...$0].joined(separator: ".") }
    }

    private mutating func value(_ value: ConfigValue?, _ key: String, _ types: BindingTypes) {
        guard let value else { return }
        if key == "to" || key == "link" { return link(value, key, types) }
        if key == "url", !AddressIsAsked.check(value, &found) { return }
        var texts: [BoundText] = []
        value.forEachBoundText { texts.append($0) }
        for text in texts {
            let use =
                switch key {
                // An image knows what to show when its address is missing or leads nowhere.
                case "url": BindingUse(key, .address, mayBeMissing: true)
                default: BindingUse(key, of: text.kind)
                }
            let count = found.count
            _ = check(text, use, types)
            guard found.count == count, text.mayName("hex") else { continue }
            var told: [Diagnostic] = []
            if let trouble = ColorIsReadable.trouble(Binding(text, &told), in: samples) { add(trouble) }
        }
    }

    private mutating func add(_ trouble: DataTrouble) {
        troubles.append(trouble)
        found.append(trouble.inSample)
    }

    private mutating func link(_ value: ConfigValue, _ key: String, _ types: BindingTypes) {
        guard case .bound(let text) = value.value else {
            guard let schemes = app.schemes, let address = value.stringValue else { return }
            let count = found.count
            SchemeIsDeclared.check(address, at: value.range, schemes: schemes, &found)
            if found.count == count { RouteIsKnown.check(address, at: value.range, app.routes, &found) }
            return
        }
        // Of one address only the first mistake is told.
        let count = found.count
        let binding = Binding(text, &found)
        binding.check(types, as: BindingUse(key, .address), &found)
        if found.count == count, let schemes = app.schemes {
            SchemeIsDeclared.check(binding, schemes: schemes, &found)
        }
        if found.count == count, let trouble = WordsAreFree.trouble(binding, in: samples, app.routes) { add(trouble) }
        if found.count == count { RouteIsKnown.check(binding, in: samples, app.routes, &found) }
    }

    private mutating func check(_ text: BoundText, _ use: BindingUse, _ types: BindingTypes) -> Shape {
        Binding(text, &found).check(types, as: use, &found)
    }
}

extension BindingTypes {
    /// The same with a root in place of one of its name.
    fileprivate func withRoot(_ name: String, _ shape: Shape) -> BindingTypes {
        // What was asked of another root of that name is not known of this one.
        BindingTypes(roots.filter { $0.name != name } + [Root(name, shape)])
            .knowing(present.filter { $0 != name && !$0.hasPrefix(name + ".") })
    }
}
