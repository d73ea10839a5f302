import ConfigSchema
import Exporting
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SceneModel
import SourceDiagnostics

/// Writes the provider of a widget: where its data come from, and when it shows what.
struct ProviderWriter {
    let export: WidgetExport
    var app: AppExport { export.app }
    var widget: WidgetDocument { export.widget }
    var scope: SwiftScope { SwiftScope(place: .provider) }
    var entry: String { export.entryType }
    private var timelinePlace: SourceRange? { widget.record["timeline"]?.range }

    func file() -> WidgetWriter.File {
        var body = SwiftLines()
        let sources = needed()
        let provider = export.takesIntent ? "AppIntentTimelineProvider" : "TimelineProvider"
        body.block("struct \(export.name)Provider: \(provider)") { lines in
            lines.block("func placeholder(in context: Context) -> \(entry)") { $0.add(".sample") }
            lines.add("")
            if export.takesIntent {
                lines.block(
                    "func snapshot(for configuration: \(export.intentName), in context: Context) async -> \(entry)"
                ) { lines in
                    guard export.used.contains("configuration") else { return lines.add(".sample") }
                    lines.add("var entry = \(entry).sample")
                    lines.add("entry.configuration = configuration")
                    lines.add("return entry")
                }
                lines.add("")
                let head = wrapped(
                    "func timeline(", ["for configuration: \(export.intentName)", "in context: Context"],
                    end: ") async -> Timeline<\(entry)>")
                lines.block(head, timelinePlace) { timeline(sources, &$0) }
            } else {
                lines.block(
                    "func getSnapshot(in context: Context, completion: @escaping @Sendable (\(entry)) -> Void)"
                ) { $0.add("completion(.sample)") }
                lines.add("")
                let head =
                    "func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<\(entry)>) -> Void)"
                lines.block(
                    head.count < 110
                        ? head
                        : "func getTimeline(\n    in context: Context, completion: @escaping @Sendable (Timeline<\(entry)>) -> Void\n)"
                ) { lines in
                    if readsFamily { lines.add("let family = context.family") }
                    lines.add("Task { completion(await timeline(\(readsFamily ? "for: family" : ""))) }")
                }
                lines.add("")
                let parameter = readsFamily ? "for family: WidgetFamily" : ""
                lines.block("private func timeline(\(parameter)) async -> Timeline<\(entry)>", timelinePlace) {
                    timeline(sources, &$0)
                }
            }
            for source in sources { function(source, &lines) }
        }
        var lines = SwiftLines()
        lines.add("import Foundation")
        lines.add("import WidgetKit")
        lines.add("")
        lines.append(body)
        return ("\(export.name)Provider.swift", lines)
    }

    // MARK: The timeline

    /// The sources whose values the entry has, or another one needs, each behind those that it needs itself.
    func needed() -> [DeclaredSource] {
        var names: Set<String> = []
        for source in widget.sources {
            guard let code = export.sources[source.name]?.code else { continue }
            let isRead =
                export.used.contains(code) || export.used.contains(code + "State") || export.used.contains(code + "Age")
            let isList = export.entryList?.places.contains { $0.path.segments.first?.name == source.name } == true
            let isOffered = widget.parameters.contains { parameter in
                if case .items(let items) = parameter.kind { items.source == source.name } else { false }
            }
            if isRead || isList || isOffered { names.insert(source.name) }
        }
        for source in widget.sources.reversed() where names.contains(source.name) {
            names.formUnion(source.needs.map(\.name))
        }
        return widget.sources.filter { names.contains($0.name) }
    }

    func hasAnswer(_ source: DeclaredSource) -> Bool {
        guard let code = export.sources[source.name]?.code else { return false }
        return export.used.contains(code + "State") || export.used.contains(code + "Age") || canRefuse(source)
    }

    /// Whether the answer of a source may show somebody as signed out, in a widget that shows who is.
    private func canRefuse(_ source: DeclaredSource) -> Bool {
        if case .http = source.origin { export.used.contains("isSignedIn") } else { false }
    }

    private func answer(of value: SwiftValue) -> String { value.code.filter { $0 != "`" } + "Answer" }

    /// Whether the timeline has one entry.
    private var isSingle: Bool { if case .count(1, _) = widget.timeline.entries { true } else { false } }

    private func timeline(_ sources: [DeclaredSource], _ lines: inout SwiftLines) {
        lines.add("let now = Date.now")
        if readsDefaults(sources) { lines.add("let configuration = \(export.intentName)()") }
        for source in sources {
            guard let value = export.sources[source.name] else { continue }
            let arguments = arguments(of: source)
            let call = (isAsync(source) ? "await " : "") + "Self." + wrapped(loader(value) + "(", arguments)
            if hasAnswer(source) {
                let answer = answer(of: value)
                lines.add("let \(answer) = \(call)", source.range)
                let isValue =
                    export.used.contains(value.code) || export.entryList != nil
                    || sources.contains { $0.needs.contains { $0.name == source.name } }
                    || export.items.values.contains { export.used.contains($0.code) }
                if isValue { lines.add("let \(value.code) = \(answer).value") }
                if export.used.contains(value.code + "State") { lines.add("let \(value.code)State = \(answer).state") }
                if export.used.contains(value.code + "Age") { lines.add("let \(value.code)Age = \(answer).age") }
            } else {
                lines.add("let \(value.code) = \(call)", source.range)
            }
        }
        for parameter in widget.parameters { chosen(parameter, &lines) }
        if export.used.contains("isSignedIn") {
            let refusals = sources.filter(canRefuse).compactMap { export.sources[$0.name] }.map {
                " && !\(answer(of: $0)).isRefused"
            }
            lines.add("let isSignedIn = \(app.isSignedIn)\(refusals.joined())")
        }
        for member in ["personName", "personID", "deviceName", "isOnline"] where export.used.contains(member) {
            lines.add("let \(member) = host.\(member)")
        }
        let hasImages = export.used.contains("images")
        entries(&lines, isChanged: hasImages)
        if hasImages, isSingle {
            app.support.insert(.pictures)
            lines.add("entry.images = await Pictures.load(entry.imageAddresses)")
        } else if hasImages {
            app.support.insert(.pictures)
            // Entries often show a picture that another one has, too.
            lines.add("let images = await Pictures.load(entries.flatMap(\\.imageAddresses))")
            lines.block("for index in entries.indices") { $0.add("entries[index].images = images") }
        }
        reload(&lines)
    }

    /// Whether the timeline of a provider without an intent has as many items as its family has places for.
    private var readsFamily: Bool {
        !export.takesIntent
            && widget.parameters.contains { parameter in
                guard case .items(let items) = parameter.kind, let value = export.items[parameter.name] else {
                    return false
                }
                return export.used.contains(value.code) && export.families.contains { items.counts[$0] != nil }
            }
    }

    /// Whether the timeline reads parameters that nobody can set.
    private func readsDefaults(_ sources: [DeclaredSource]) -> Bool {
        guard export.isConfigurable, !export.takesIntent else { return false }
        return export.used.contains("configuration") || sources.contains(where: needsConfiguration)
            || export.items.values.contains { export.used.contains($0.code) }
    }

    /// Takes the items that people chose, as many as the family has places for.
    private func chosen(_ parameter: Parameter, _ lines: inout SwiftLines) {
        guard case .items(let items) = parameter.kind, let value = export.items[parameter.name],
            export.used.contains(value.code), let source = export.sources[items.source]
        else { return }
        let chosen = "chosen" + Swift.type(value.code)
        let stored = "configuration.\(export.member(of: parameter))"
        if items.defaults.isEmpty {
            lines.add("let \(chosen) = \(stored) ?? []", parameter.range)
        } else {
            let usual = "usual" + Swift.type(value.code)
            lines.add(wrapped("let \(usual) = [", items.defaults.map { Swift.literal($0) }, end: "]"), parameter.range)
            let find = "\(source.required("[]")).first { $0.id == id }"
            lines.add(
                Swift.assignment("let \(chosen)", "\(stored) ?? \(usual).compactMap { id in \(find) }"), parameter.range
            )
        }
        let counts = export.families.compactMap { family in items.counts[family].map { (family, $0) } }
        guard !counts.isEmpty else { return lines.add("let \(value.code) = \(chosen)") }
        lines.add("let places: Int", parameter.range)
        lines.add(readsFamily ? "switch family {" : "switch context.family {")
        for (family, count) in counts { lines.add("case .\(family.rawValue): places = \(count)") }
        lines.add("default: places = \(chosen).count")
        lines.add("}")
        lines.add("let \(value.code) = Array(\(chosen).prefix(places))")
    }

    private func initializer(_ date: String, index: String = "0", item: String? = nil) -> String {
        let ages = Set(export.sources.values.map { $0.code + "Age" })
        let arguments = WidgetWriter(export: export).properties().map { property in
            switch property.name {
            case "index": "index: \(index)"
            case "item": "item: \(item ?? "item")"
            // An entry that is shown later has data that are older by then.
            case let name where date != "now" && ages.contains(name):
                "\(name): \(name) + \(date.contains(" ? ") ? "(\(date))" : date).timeIntervalSince(now)"
            default: "\(Swift.label(property.name)): \(property.name)"
            }
        }
        return wrapped("\(entry)(", ["date: \(date)"] + arguments)
    }

    private func entries(_ lines: inout SwiftLines, isChanged: Bool) {
        let word = isChanged ? "var" : "let"
        let place = widget.record["timeline"]?.record?["entries"]?.range
        let hasIndex = export.used.contains("index")
        switch widget.timeline.entries {
        case .count(1, _):
            lines.add("\(word) entry = \(initializer("now"))", place)
        case .count(let count, let every):
            lines.block("\(word) entries = (0..<\(count)).map { index in", place) {
                $0.add(initializer("now.addingTimeInterval(Double(index) * \(Swift.seconds(every)))", index: "index"))
            }
        case .times(let times):
            let parts = times.map { time in
                "DateComponents(hour: \(time.minutes / 60), minute: \(time.minutes % 60))"
            }
            lines.add("let times = [\(parts.joined(separator: ", "))]", place)
            lines.add(
                "let dates = times.compactMap {\n    Calendar.current.nextDate(after: now, matching: $0, matchingPolicy: .nextTime)\n}"
            )
            let head =
                hasIndex
                ? "([now] + dates.sorted()).enumerated().map { index, date in"
                : "([now] + dates.sorted()).map { date in"
            lines.block("\(word) entries = \(head)") { $0.add(initializer("date", index: "index")) }
        case .items(let list, let every):
            let code = export.value(list, scope)?.required("[]") ?? "[]"
            lines.block("var entries = \(code).enumerated().map { index, item in", place) {
                $0.add(
                    initializer(
                        "now.addingTimeInterval(Double(index) * \(Swift.seconds(every)))", index: "index", item: "item")
                )
            }
            noItems(&lines)
        case .moments(let list, let at):
            let code = export.value(list, scope)?.required("[]") ?? "[]"
            var inner = scope
            if let list = export.value(list, scope), case .list(let element) = list.shape {
                inner.item = export.types.item(of: list, element)
            }
            let date = export.value(at, inner)
            let moment = date?.code ?? "now"
            lines.add("// Of the items that are over, the last one is what is shown now.")
            if date?.isOptional == true {
                lines.block("let dated = \(code).compactMap { item in", place) {
                    $0.add("\(moment).map { (date: $0, item: item) }")
                }
            } else {
                lines.add("let dated = \(code).map { item in (date: \(moment), item: item) }", place)
            }
            lines.add("let first = dated.lastIndex { $0.date <= now } ?? 0")
            lines.block("var entries = dated.dropFirst(first).enumerated().map { index, dated in") {
                $0.add(initializer("index == 0 ? now : dated.date", index: "index", item: "dated.item"))
            }
            noItems(&lines)
        }
    }

    /// Writes the entry that stands for an empty list, which has data and no item.
    private func noItems(_ lines: inout SwiftLines) {
        lines.block("if entries.isEmpty") { $0.add("entries = [\(initializer("now", item: "nil"))]") }
    }

    private func reload(_ lines: inout SwiftLines) {
        let place = widget.record["timeline"]?.record?["reload"]?.range
        let entries = isSingle ? "[entry]" : "entries"
        switch widget.timeline.reload {
        case .atEnd: lines.add("return Timeline(entries: \(entries), policy: .atEnd)", place)
        case .after(let time):
            lines.add(
                "return Timeline(entries: \(entries), policy: .after(now.addingTimeInterval(\(Swift.seconds(time)))))",
                place)
        case .never: lines.add("return Timeline(entries: \(entries), policy: .never)", place)
        case .topic(let topic):
            let kind = widget.record["kind"]?.stringValue ?? widget.document.id
            lines.add(
                "// The app calls `WidgetCenter.shared.reloadTimelines(ofKind:)` when something is told on the topic.")
            lines.add("return Timeline(entries: \(entries), policy: .never)", place)
            export.report(
                "a reload by the topic '\(topic)'", at: place ?? .startOf(widget.document.file),
                "let the app call 'WidgetCenter.shared.reloadTimelines(ofKind: \"\(kind)\")' when it hears of it")
        }
    }
}
