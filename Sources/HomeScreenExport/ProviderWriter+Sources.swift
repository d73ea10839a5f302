import ConfigSchema
import Exporting
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SceneModel
import SourceDiagnostics

extension ProviderWriter {
    /// The arguments of a source's function: the sources and the configuration that its address names.
    func arguments(of source: DeclaredSource) -> [String] {
        source.needs.compactMap { need in
            export.sources[need.name].map { "\(Swift.label($0.code)): \($0.code)" }
        } + (needsConfiguration(source) ? ["configuration: configuration"] : [])
    }

    func needsConfiguration(_ source: DeclaredSource) -> Bool {
        guard export.isConfigurable, case .http(let request) = source.origin else { return false }
        return request.roots.contains { $0.name == "config" }
    }

    func function(_ source: DeclaredSource, _ lines: inout SwiftLines) {
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
            guard isAnswer, !isHTTP(source), !isHost(source) else { return lines.append(inner) }
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

    /// Whether the app gives the values of a source.
    func isHost(_ source: DeclaredSource) -> Bool { isAsync(source) && !isHTTP(source) }

    private func isHTTP(_ source: DeclaredSource) -> Bool { if case .http = source.origin { true } else { false } }

    private func http(
        _ source: DeclaredSource, _ request: ServerRequest, _ stand: String, _ isAnswer: Bool, _ lines: inout SwiftLines
    ) {
        app.support.formUnion([.answers, .requests])
        if app.record["signIn"] != nil {
            export.report(
                "signing out when a server answers 401", at: source.originRange,
                "let the app sign the person out when the server refuses its token")
        }
        let writer = RequestWriter(export: export, scope: scope)
        writer.write(request, source.originRange, &lines)
        var arguments = ["request", "keptAs: \(key(of: source))"]
        if !request.envelope.selection.isEmpty {
            arguments.append("at: [\(request.envelope.selection.map { Swift.literal($0) }.joined(separator: ", "))]")
        }
        if let code = request.envelope.code {
            let path = code.path.map { Swift.literal($0) }.joined(separator: ", ")
            let values = code.ok.map { Swift.literal($0.json) }.joined(separator: ", ")
            let entry = widget.record["data"]?.mapEntries.first { $0.key == source.name }
            if let signIn = entry?.value.record?["code"]?.record?["signIn"] {
                export.report(
                    "signing out when '\(code.path.joined(separator: "."))' asks for it", at: signIn.range,
                    "let the app sign the person out when the server refuses its token")
            }
            arguments += ["status: [\(path)]", "isOneOf: [\(values)]"]
            let refusals = code.signIn.map { Swift.literal($0.json) }
            if !refusals.isEmpty { arguments.append("signIn: [\(refusals.joined(separator: ", "))]") }
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
        app.support.insert(.kept)
        var arguments = ["keptAs: \(key(of: source))", "sample: \(stand)"]
        if source.fallback == .sample { arguments.append("usesLast: false") }
        let call = wrapped("await Answers.load(", arguments) + " { try await host.\(name)() }"
        lines.add(hasAnswer(source) ? "return \(call)" : "return \(call).value", source.originRange)
    }

    /// The key under which the last answer of a source is kept, as Swift.
    private func key(of source: DeclaredSource) -> String {
        Swift.literal("\(widget.document.id).\(source.name)")
    }
}
