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
    private var app: AppExport { export.app }
    private var widget: WidgetDocument { export.widget }
    private var scope: SwiftScope { SwiftScope(place: .provider) }
    private var entry: String { export.entryType }
    private var timelinePlace: SourceRange? { widget.record["timeline"]?.range }

    func file() -> WidgetWriter.File {
        var body = SwiftLines()
        let sources = needed()
        let provider = export.isConfigurable ? "AppIntentTimelineProvider" : "TimelineProvider"
        body.block("struct \(export.name)Provider: \(provider)") { lines in
            lines.block("func placeholder(in context: Context) -> \(entry)") { $0.add(".sample") }
            lines.add("")
            if export.isConfigurable {
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
                ) {
                    $0.add("Task { completion(await timeline()) }")
                }
                lines.add("")
                lines.block("private func timeline() async -> Timeline<\(entry)>", timelinePlace) {
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

    private func hasAnswer(_ source: DeclaredSource) -> Bool {
        guard let code = export.sources[source.name]?.code else { return false }
        return export.used.contains(code + "State") || export.used.contains(code + "Age")
    }

    /// Whether the timeline has one entry.
    private var isSingle: Bool { if case .count(1, _) = widget.timeline.entries { true } else { false } }

    private func timeline(_ sources: [DeclaredSource], _ lines: inout SwiftLines) {
        lines.add("let now = Date.now")
        for source in sources {
            guard let value = export.sources[source.name] else { continue }
            let arguments = arguments(of: source)
            let call = (isAsync(source) ? "await " : "") + "Self." + wrapped(loader(value) + "(", arguments)
            if hasAnswer(source) {
                let answer = value.code.filter { $0 != "`" } + "Answer"
                lines.add("let \(answer) = \(call)", source.range)
                let isValue = export.used.contains(value.code) || export.entryList != nil
                if isValue { lines.add("let \(value.code) = \(answer).value") }
                if export.used.contains(value.code + "State") { lines.add("let \(value.code)State = \(answer).state") }
                if export.used.contains(value.code + "Age") { lines.add("let \(value.code)Age = \(answer).age") }
            } else {
                lines.add("let \(value.code) = \(call)", source.range)
            }
        }
        for parameter in widget.parameters { chosen(parameter, &lines) }
        if export.used.contains("isSignedIn") { lines.add("let isSignedIn = \(app.isSignedIn)") }
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
            lines.block("for index in entries.indices") {
                $0.add("entries[index].images = await Pictures.load(entries[index].imageAddresses)")
            }
        }
        reload(&lines)
    }

    /// Takes the items that people chose, as many as the family has places for.
    private func chosen(_ parameter: Parameter, _ lines: inout SwiftLines) {
        guard case .items(let items) = parameter.kind, let value = export.items[parameter.name],
            export.used.contains(value.code), let source = export.sources[items.source]
        else { return }
        let chosen = "chosen" + Swift.type(value.code)
        let stored = "configuration.\(Swift.member(parameter.name))"
        if items.defaults.isEmpty {
            lines.add("let \(chosen) = \(stored) ?? []", parameter.range)
        } else {
            let usual = "usual" + Swift.type(value.code)
            lines.add(wrapped("let \(usual) = [", items.defaults.map { Swift.literal($0) }, end: "]"), parameter.range)
            let find = "\(source.required("[]")).first { $0.id == id }"
            lines.add("let \(chosen) = \(stored) ?? \(usual).compactMap { id in \(find) }", parameter.range)
        }
        let counts = export.families.compactMap { family in items.counts[family].map { (family, $0) } }
        guard !counts.isEmpty else { return lines.add("let \(value.code) = \(chosen)") }
        lines.add("let places: Int", parameter.range)
        lines.add("switch context.family {")
        for (family, count) in counts { lines.add("case .\(family.rawValue): places = \(count)") }
        lines.add("default: places = \(chosen).count")
        lines.add("}")
        lines.add("let \(value.code) = Array(\(chosen).prefix(places))")
    }

    private func initializer(_ date: String, index: String = "0", item: String? = nil) -> String {
        let arguments = WidgetWriter(export: export).properties().map { property in
            switch property.name {
            case "index": "index: \(index)"
            case "item": "item: \(item ?? "item")"
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
            lines.add("if entries.isEmpty { entries = [.sample] }")
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
            lines.add("if entries.isEmpty { entries = [.sample] }")
        }
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

    // MARK: Sources

    /// The arguments of a source's function: the sources and the configuration that its address names.
    private func arguments(of source: DeclaredSource) -> [String] {
        source.needs.compactMap { need in
            export.sources[need.name].map { "\(Swift.label($0.code)): \($0.code)" }
        } + (needsConfiguration(source) ? ["configuration: configuration"] : [])
    }

    private func needsConfiguration(_ source: DeclaredSource) -> Bool {
        guard export.isConfigurable, case .http(let request) = source.origin else { return false }
        return request.roots.contains { $0.name == "config" }
    }

    private func function(_ source: DeclaredSource, _ lines: inout SwiftLines) {
        guard let value = export.sources[source.name] else { return }
        var inner = SwiftLines()
        let type = export.qualified(value)
        let isAnswer = hasAnswer(source)
        let parameters =
            source.needs.compactMap { need in export.sources[need.name].map { "\($0.code): \(export.qualified($0))" } }
            + (needsConfiguration(source) ? ["configuration: \(export.intentName)"] : [])
        // A source that no view reads has a sample of its own.
        let stand = "\(entry).\(export.used.contains(value.code) ? "sample.\(value.code)" : export.sampleName(value))"
        let isAsync = isAsync(source)
        switch source.origin {
        case .http(let request): http(source, request, stand, isAnswer, &inner)
        case .store(let key):
            store(key, value, source, type, &inner)
        case .file(let path):
            file(path, value, source, stand, type, &inner)
        case .things(let product):
            host(
                source, value, type, stand,
                product.map { "The devices of the product '\($0)'." } ?? "The devices of the home.", &inner)
        case .room(let path): host(source, value, type, stand, "What the app knows at the path '\(path)'.", &inner)
        case .topic(let topic): host(source, value, type, stand, "What was told last on the topic '\(topic)'.", &inner)
        case .custom(let name): host(source, value, type, stand, "What the source '\(name)' gives.", &inner)
        }
        let result = isAnswer ? "Answer<\(type)>" : type
        lines.add("")
        let name = loader(value)
        lines.block(
            "static func \(name)(\(parameters.joined(separator: ", "))) \(isAsync ? "async " : "")-> \(result)",
            source.range
        ) { lines in
            guard isAnswer, !isHTTP(source) else { return lines.append(inner) }
            app.support.insert(.answers)
            lines.add("func load() \(isAsync ? "async " : "")-> \(type) {")
            lines.indented { $0.append(inner) }
            lines.add("}")
            lines.add("return Answer(value: \(isAsync ? "await " : "")load())")
        }
    }

    /// The name of the function that loads a source.
    func loader(_ value: SwiftValue) -> String { "load" + Swift.type(value.code) }

    /// Whether somebody has to be waited for.
    func isAsync(_ source: DeclaredSource) -> Bool {
        switch source.origin {
        case .store, .file: false
        default: true
        }
    }

    private func isHTTP(_ source: DeclaredSource) -> Bool { if case .http = source.origin { true } else { false } }

    private func http(
        _ source: DeclaredSource, _ request: ServerRequest, _ stand: String, _ isAnswer: Bool, _ lines: inout SwiftLines
    ) {
        app.support.formUnion([.answers, .requests])
        let writer = RequestWriter(export: export, scope: scope)
        writer.write(request, source.originRange, &lines)
        var arguments = ["request", "keptAs: \(Swift.literal("\(widget.document.id).\(source.name)"))"]
        if !request.envelope.selection.isEmpty {
            arguments.append("at: [\(request.envelope.selection.map { Swift.literal($0) }.joined(separator: ", "))]")
        }
        if let code = request.envelope.code {
            let path = code.path.map { Swift.literal($0) }.joined(separator: ", ")
            let values = code.ok.map { Swift.literal($0.stringValue ?? $0.json) }.joined(separator: ", ")
            arguments.append("status: [\(path)], isOneOf: [\(values)]")
        }
        arguments.append("sample: \(stand)")
        if source.fallback == .sample { arguments.append("usesLast: false") }
        if source.keep != nil {
            export.report(
                "the age at which an answer is stale", at: source.range,
                "compare '{\(source.name).age}' with a number where it matters")
        }
        let call = wrapped("await Answers.load(", arguments)
        lines.add(isAnswer ? "return \(call)" : "return \(call).value", source.originRange)
    }

    private func store(
        _ key: String, _ value: SwiftValue, _ source: DeclaredSource, _ type: String, _ lines: inout SwiftLines
    ) {
        lines.add("let store = \(app.store)", source.originRange)
        let name = Swift.literal(key)
        switch value.shape {
        case .scalar(.text), .scalar(.color), .scalar(.url):
            lines.add("return store.string(forKey: \(name))", source.originRange)
        case .scalar(.number): lines.add("return store.object(forKey: \(name)) as? Double", source.originRange)
        case .scalar(.boolean): lines.add("return store.object(forKey: \(name)) as? Bool", source.originRange)
        default:
            app.support.insert(.decoding)
            let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
            let rest = value.isOptional ? "" : " ?? []"
            lines.add(
                "return store.data(forKey: \(name))\n"
                    + "    .flatMap { try? JSONDecoder.data.decode(\(plain).self, from: $0) }\(rest)",
                source.originRange)
        }
    }

    private func file(
        _ path: String, _ value: SwiftValue, _ source: DeclaredSource, _ stand: String, _ type: String,
        _ lines: inout SwiftLines
    ) {
        app.support.insert(.decoding)
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let base = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
        app.dataFiles[name] = (
            widget.document.path.split(separator: "/").dropLast().joined(separator: "/") + "/" + path,
            source.originRange
        )
        lines.add(
            "guard let file = Bundle.main.url(forResource: \(Swift.literal(base)), withExtension: \"json\"),",
            source.originRange)
        lines.indented { lines in
            lines.add("let data = try? Data(contentsOf: file),")
            lines.add("let value = try? JSONDecoder.data.decode(\(type).self, from: data)")
        }
        lines.add("else { return \(stand) }")
        lines.add("return value")
    }

    private func host(
        _ source: DeclaredSource, _ value: SwiftValue, _ type: String, _ stand: String, _ summary: String,
        _ lines: inout SwiftLines
    ) {
        let name = Swift.member(widget.name == source.name ? source.name : "\(widget.name)-\(source.name)")
        app.host.add("func \(name)() async throws -> \(type)", summary)
        lines.add("(try? await host.\(name)()) ?? \(stand)", source.originRange)
    }
}

/// Writes a request to a server.
struct RequestWriter {
    let export: WidgetExport
    let scope: SwiftScope

    func write(_ request: ServerRequest, _ place: SourceRange, _ lines: inout SwiftLines) {
        lines.add("var request = URLRequest(address: \(string(request.url, isAddress: true)))", place)
        var changes: [String] = []
        if request.method != "GET" { changes.append("request?.httpMethod = \(Swift.literal(request.method))") }
        for header in request.headers {
            changes.append(
                "request?.setValue(\(string(header.value)), forHTTPHeaderField: \(Swift.literal(header.name)))")
        }
        if let body = request.body {
            changes.append("request?.setValue(\"application/json\", forHTTPHeaderField: \"Content-Type\")")
            changes.append(
                "request?.httpBody = try? JSONSerialization.data(withJSONObject: \(json(body)), options: .fragmentsAllowed)"
            )
        }
        if changes.isEmpty { lines.replaceLast("var request", with: "let request") }
        for change in changes { lines.add(change, place) }
    }

    func string(_ template: Intent.Template, isAddress: Bool = false) -> String {
        switch template {
        case .written(let value): return Swift.literal(value.stringValue ?? value.json)
        case .bound(let binding): return export.string(binding, scope, isAddress: isAddress)
        case .list, .map: return "\"\""
        }
    }

    /// Returns a value as JSON takes it.
    func json(_ template: Intent.Template) -> String {
        switch template {
        case .written(let value): return Self.literal(value)
        case .bound(let binding):
            guard let value = export.value(binding, scope), !value.isOptional, value.kind == .plain else {
                return export.string(binding, scope)
            }
            return value.code
        case .list(let parts): return "[" + parts.map(json).joined(separator: ", ") + "] as [Any]"
        case .map(let parts):
            guard !parts.isEmpty else { return "[:] as [String: Any]" }
            return "[" + parts.map { "\(Swift.literal($0.key)): \(json($0.value))" }.joined(separator: ", ")
                + "] as [String: Any]"
        }
    }

    static func literal(_ value: LiveValue) -> String {
        switch value {
        case .string(let text): return Swift.literal(text)
        case .integer(let number): return "\(number)"
        case .number(let number): return Swift.number(number)
        case .bool(let flag): return "\(flag)"
        case .array(let items): return "[" + items.map(literal).joined(separator: ", ") + "] as [Any]"
        case .object(let entries):
            guard !entries.isEmpty else { return "[:] as [String: Any]" }
            let parts = entries.sorted { $0.key < $1.key }.map { "\(Swift.literal($0.key)): \(literal($0.value))" }
            return "[" + parts.joined(separator: ", ") + "] as [String: Any]"
        case .null: return "NSNull()"
        }
    }
}
