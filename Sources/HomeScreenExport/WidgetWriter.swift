import ConfigSchema
import Exporting
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SceneModel
import SourceDiagnostics

/// Writes the four files of one widget.
struct WidgetWriter {
    let export: WidgetExport
    private var app: AppExport { export.app }
    private var widget: WidgetDocument { export.widget }
    private var name: String { export.name }

    /// The files; none for a widget whose families WidgetKit does not have.
    func files() -> [ExportedFile] {
        for place in widget.record["families"]?.items ?? [] {
            if let family = place.stringValue.flatMap({ WidgetFamily(rawValue: $0) }), family.surface == .todayView {
                report(family, place.range)
            }
        }
        for entry in widget.record["layouts"]?.mapEntries ?? [] where widget.record["families"] == nil {
            if let family = WidgetFamily(rawValue: entry.key), family.surface == .todayView {
                report(family, entry.keyRange)
            }
        }
        guard !export.families.isEmpty else { return [] }
        let view = viewFile()
        // What the entry has is known when the views and the relevance are written.
        let relevance = relevance()
        let images = ImageAddresses(export: export).expressions()
        let provider = ProviderWriter(export: export).file()
        return [widgetFile(), provider, entryFile(relevance, images), view].map { file in
            ExportedFile(file.name, .text(header(file.lines), comments: .line))
        }
    }

    typealias File = (name: String, lines: SwiftLines)

    private func report(_ family: WidgetFamily, _ place: SourceRange) {
        export.report(
            "'\(family.rawValue)': Today extensions are deprecated since iOS 14", at: place,
            "leave it out, or give the home screen a layout such as 'systemMedium'")
    }

    private func header(_ lines: SwiftLines) -> [ExportedLine] {
        [ExportedLine(comment: "Exported from \(widget.document.path): change it there.")] + lines.exported
    }

    // MARK: The widget

    private func widgetFile() -> File {
        var lines = SwiftLines()
        lines.add("import SwiftUI")
        lines.add("import WidgetKit")
        lines.add("")
        let place = (widget.record["kind"] ?? widget.record["widget"])?.range
        lines.block("struct \(name)Widget: Widget", place) { lines in
            lines.block("var body: some WidgetConfiguration") { lines in
                let kind = widget.record["kind"]?.stringValue ?? widget.document.id
                let provider = "provider: \(name)Provider()"
                let head =
                    export.isConfigurable
                    ? wrapped(
                        "AppIntentConfiguration(",
                        ["kind: \(Swift.literal(kind))", "intent: \(export.intentName).self", provider])
                    : "StaticConfiguration(kind: \(Swift.literal(kind)), \(provider))"
                lines.block("\(head) { entry in", place) { $0.add("\(name)View(entry: entry)") }
                if let title = widget.record["title"] {
                    lines.add(".configurationDisplayName(\(app.localized(title)))", title.range)
                }
                if let text = widget.record["description"] {
                    lines.add(".description(\(app.localized(text)))", text.range)
                }
                let families = export.families.map { ".\($0.rawValue)" }
                lines.add(
                    wrapped(".supportedFamilies([", families).dropLast() + "])",
                    (widget.record["families"] ?? widget.record["layouts"])?.range)
                if !widget.hasMargins { lines.add(".contentMarginsDisabled()", widget.record["margins"]?.range) }
                let fixed = (widget.record["layouts"]?.mapEntries ?? []).compactMap { entry -> ConfigValue? in
                    let value = entry.value.record?["background"]?.record?["removable"]
                    return value?.booleanValue == false ? value : nil
                }
                if let fixed = fixed.first { lines.add(".containerBackgroundRemovable(false)", fixed.range) }
            }
        }
        return ("\(name)Widget.swift", lines)
    }

    // MARK: The entry

    private func relevance() -> (code: String, place: SourceRange)? {
        guard let written = widget.record["timeline"]?.record?["relevance"] else { return nil }
        switch widget.timeline.relevance {
        case .number(let number): return (Swift.number(number), written.range)
        case .value(let binding):
            var scope = SwiftScope()
            scope.entry = "self"
            let code = export.value(binding, scope)?.number ?? "0"
            return ("Float(\(code.replacing("self.", with: "")))", written.range)
        }
    }

    /// The properties of the entry that views read, in order, with the code of the sample.
    func properties() -> [(name: String, type: String, sample: String, place: SourceRange?)] {
        var result: [(name: String, type: String, sample: String, place: SourceRange?)] = []
        let samples = Dictionary(uniqueKeysWithValues: widget.sources.map { ($0.name, $0) })
        func sample(_ source: DeclaredSource, _ value: SwiftValue) -> String {
            export.types.sample(source.sample, value) { app.localizedString($0) }
        }
        if export.used.contains("index") { result.append(("index", "Int", "0", nil)) }
        if export.isConfigurable, export.used.contains("configuration") {
            result.append(("configuration", export.intentName, "\(export.intentName)()", nil))
        }
        for source in widget.sources {
            guard let value = export.sources[source.name] else { continue }
            if export.used.contains(value.code) {
                result.append((value.code, value.type, sample(source, value), source.range))
            }
            for (suffix, type, start) in [("State", "SourceState", ".fresh"), ("Age", "Double", "0")]
            where export.used.contains(value.code + suffix) {
                result.append((value.code + suffix, type, start, source.range))
            }
        }
        for parameter in widget.parameters {
            guard case .items(let items) = parameter.kind, let value = export.items[parameter.name],
                export.used.contains(value.code), let source = export.sources[items.source]
            else { continue }
            let sample = items.defaults.isEmpty ? "[]" : export.sampleName(source)
            result.append((value.code, value.type, sample, parameter.range))
        }
        if let item = export.entryItem {
            let source = export.entryList?.onlyPlace?.path.segments.first.flatMap { samples[$0.name] }
            let first = source?.sample.items.first
            let code =
                first.map { export.types.sample($0, item) { app.localizedString($0) } }
                ?? (item.isOptional ? "nil" : item.emptyLiteral)
            result.append(("item", item.type, code, export.entryList?.source.range))
        }
        for (member, type, sample) in [
            ("isSignedIn", "Bool", "true"), ("isOnline", "Bool", "true"), ("personName", "String", "\"\""),
            ("personID", "String", "\"\""), ("deviceName", "String", "\"\""),
        ] where export.used.contains(member) {
            result.append((member, type, sample, nil))
        }
        return result
    }

    private func entryFile(_ relevance: (code: String, place: SourceRange)?, _ images: [String]) -> File {
        var lines = SwiftLines()
        let properties = properties()
        let hasImages = export.used.contains("images")
        lines.add(hasImages ? "import UIKit" : "import Foundation")
        lines.add("import WidgetKit")
        lines.add("")
        lines.doc("What the widget shows from a date on.")
        lines.block("struct \(export.entryType): TimelineEntry") { lines in
            lines.add("var date: Date")
            for property in properties {
                lines.add("var \(property.name): \(property.type)", property.place, property.name)
            }
            if hasImages {
                lines.doc("The files of pictures, by their addresses.")
                lines.add("var images: [String: Data] = [:]")
            }
            if let relevance {
                lines.add("")
                lines.block("var relevance: TimelineEntryRelevance?") {
                    $0.add("TimelineEntryRelevance(score: \(relevance.code))", relevance.place)
                }
            }
            if hasImages {
                lines.add("")
                lines.doc("The pictures that the views show.")
                lines.block("var imageAddresses: [String]") { $0.add(images.joined(separator: "\n    + ")) }
                lines.add("")
                lines.block("func image(at address: String) -> UIImage?") {
                    $0.add("images[address].flatMap { UIImage(data: $0) }")
                }
            }
            export.types.write(to: &lines)
        }
        lines.add("")
        lines.block("extension \(export.entryType)") { lines in
            lines.doc("What stands in for data that are not there yet.")
            lines.block("static var sample: \(export.entryType)") { lines in
                let arguments = ["date: .now"] + properties.map { "\(Swift.label($0.name)): \($0.sample)" }
                lines.add(wrapped("\(export.entryType)(", arguments), widget.sources.first?.sample.range)
            }
            for source in ProviderWriter(export: export).needed() {
                guard let value = export.sources[source.name], !export.used.contains(value.code), source.hasSample
                else {
                    continue
                }
                var type = value
                type.isOptional = false
                lines.add("")
                lines.block("static var \(export.sampleName(value)): \(type.type)", source.sample.range) { lines in
                    lines.add(export.types.sample(source.sample, type) { app.localizedString($0) }, source.sample.range)
                }
            }
        }
        return ("\(name)Entry.swift", lines)
    }

    // MARK: The views

    private func viewFile() -> File {
        let writer = ViewWriter(export: export)
        var lines = SwiftLines()
        lines.add("import SwiftUI")
        lines.add("import WidgetKit")
        lines.add("")
        var layouts: [(families: [WidgetFamily], name: String, record: RecordValue, place: SourceRange)] = []
        for family in export.families {
            guard let layout = widget.layout(for: family) else { continue }
            if let index = layouts.firstIndex(where: { $0.name == layout.name }) {
                layouts[index].families.append(family)
            } else {
                let place = widget.record["layouts"]?.mapEntries.first { $0.key == layout.name }?.keyRange
                layouts.append(([family], layout.name, layout.record, place ?? .startOf(widget.document.file)))
            }
        }
        export.environment = layouts.count > 1 ? ["family"] : []
        var bodies: [(member: String, lines: SwiftLines, place: SourceRange)] = []
        var taken = TakenNames(["body", "entry", "family", "renderingMode", "isDimmed", "locale"])
        for layout in layouts {
            var body = SwiftLines()
            write(layout.record, layout.families, writer, &body)
            let word = layout.name.drop { $0.isLowercase }
            bodies.append((taken.take(Swift.member(word.isEmpty ? "usual" : String(word))), body, layout.place))
        }
        lines.block("struct \(name)View: View") { lines in
            lines.add("let entry: \(export.entryType)")
            if !export.environment.isEmpty { lines.add("") }
            writer.environment(&lines)
            lines.add("")
            lines.block("var body: some View", layouts.first?.place) { lines in
                guard bodies.count > 1 else { return bodies.first.map { lines.append($0.lines) } ?? () }
                lines.add("switch family {")
                for (layout, body) in zip(layouts, bodies).dropLast() {
                    let names = layout.families.map { ".\($0.rawValue)" }.joined(separator: ", ")
                    lines.add("case \(names): \(body.member)", layout.place)
                }
                lines.add("default: \(bodies.last?.member ?? "")", layouts.last?.place)
                lines.add("}")
            }
            for body in bodies where bodies.count > 1 {
                lines.add("")
                lines.block("private var \(body.member): some View", body.place) { $0.append(body.lines) }
            }
        }
        for part in export.partViews {
            lines.add("")
            lines.append(part.lines)
        }
        return ("\(name)View.swift", lines)
    }

    private func write(
        _ layout: RecordValue, _ families: [WidgetFamily], _ writer: ViewWriter, _ lines: inout SwiftLines
    ) {
        let scope = SwiftScope()
        let content = layout["content"]
        let items = content?.items ?? []
        if items.count == 1, let form = export.form(of: items[0]) {
            writer.views(content, scope, &lines)
            lines.indentsModifiers = form == .line
        } else if families == [.accessoryInline] {
            inline(items, writer, scope, &lines)
        } else {
            lines.block(items.count > 1 ? "VStack" : "Group") { writer.views(content, scope, &$0) }
        }
        var modifiers = SwiftLines()
        if let link = layout["link"] {
            modifiers.add(".widgetURL(URL(string: \(writer.string(link, scope))))", link.range)
        }
        background(layout["background"], families, writer, scope, &modifiers)
        if lines.indentsModifiers { lines.indented { $0.append(modifiers) } } else { lines.append(modifiers) }
    }

    /// Above the clock of a lock screen there is one image and one text.
    private func inline(_ items: [ConfigValue], _ writer: ViewWriter, _ scope: SwiftScope, _ lines: inout SwiftLines) {
        let nodes = items.compactMap { ViewNode($0, writer.registry) }
        guard items.count == 2, let text = nodes.first(where: { $0.name == "text" }),
            let image = nodes.first(where: { $0.name == "image" }), let name = image["name"] ?? image["symbol"]
        else { return lines.block("HStack") { lines in for item in items { writer.view(item, scope, &lines) } } }
        lines.add("Label {", text.place)
        lines.indented { $0.add(writer.text(text["value"], scope), text.place) }
        lines.add("} icon: {")
        let code = image["symbol"] == nil ? writer.assetName(name, scope) : "systemName: \(writer.string(name, scope))"
        lines.indented { $0.add("Image(\(code))", image.place) }
        lines.add("}")
    }

    private func background(
        _ value: ConfigValue?, _ families: [WidgetFamily], _ writer: ViewWriter, _ scope: SwiftScope,
        _ lines: inout SwiftLines
    ) {
        guard let value else {
            let plain = families.allSatisfy { $0.surface == .lockScreen } ? ".clear" : ".background"
            return lines.add(".containerBackground(\(plain), for: .widget)")
        }
        guard let record = value.record else {
            let color = writer.color(value, scope, isShort: true) ?? ".background"
            return lines.add(".containerBackground(\(color), for: .widget)", value.range)
        }
        lines.block(".containerBackground(for: .widget)", value.range) { lines in
            if let color = record["color"].flatMap({ writer.color($0, scope) }) {
                lines.add(color, record["color"]?.range)
            }
            if let gradient = record["gradient"], let code = writer.paint(gradient, scope) {
                lines.add(code, gradient.range)
            }
            if let url = record["url"] {
                export.used.insert("images")
                lines.block("if let image = entry.image(at: \(writer.string(url, scope)))", url.range) { lines in
                    lines.add("Image(uiImage: image)")
                    lines.indented { lines in
                        lines.add(".resizable()")
                        lines.add(".scaledToFill()")
                    }
                }
            } else if let image = record["image"] {
                lines.add("Image(\(writer.assetName(image, scope)))", image.range)
                lines.indented { lines in
                    lines.add(".resizable()")
                    lines.add(".scaledToFill()")
                }
            }
        }
    }
}

extension ViewNode {
    /// Whether its code is one line, behind which modifiers stand further in.
    var isOneLine: Bool {
        switch name {
        case "text", "date", "shape", "spacer", "divider": true
        case "image": self["url"] == nil || self["name"] != nil || self["symbol"] != nil
        case "progress": self["from"] == nil
        default: false
        }
    }
}

/// The addresses of pictures that a widget's views show, as a list that the provider fetches.
struct ImageAddresses {
    let export: WidgetExport

    /// The expressions of lists, to be added up; one empty list where there are none.
    func expressions() -> [String] {
        guard export.used.contains("images") else { return ["[]"] }
        var found: [String] = []
        var scope = SwiftScope()
        scope.entry = "self"
        for family in export.families {
            guard let layout = export.widget.layout(for: family)?.record else { continue }
            if let url = layout["background"]?.record?["url"] { found.append(address(url, scope)) }
            for entry in layout["content"]?.items ?? [] { found += lists(entry, scope, []) }
        }
        var seen: Set<String> = []
        let unique = found.filter { seen.insert($0).inserted }
        return unique.isEmpty ? ["[]"] : unique
    }

    private func address(_ url: ConfigValue, _ scope: SwiftScope) -> String {
        "[\(ViewWriter(export: export).string(url, scope))]".replacing("self.", with: "")
    }

    private func lists(_ entry: ConfigValue, _ scope: SwiftScope, _ open: [String]) -> [String] {
        guard let node = ViewNode(entry, export.app.registry) else { return [] }
        var found: [String] = []
        func add(_ value: ConfigValue?, _ scope: SwiftScope) {
            if let value, case .map = value.value { found += lists(value, scope, open) }
        }
        if node.name == "image", node["name"] == nil, node["symbol"] == nil, let url = node["url"] {
            found.append(address(url, scope))
        }
        for item in node["items"]?.items ?? [] { add(item, scope) }
        for key in ["background", "overlay", "missing", "empty"] { add(node[key], scope) }
        for record in (node["cases"]?.items ?? []).compactMap(\.record) {
            for item in record["items"]?.items ?? [] { add(item, scope) }
        }
        for item in node["otherwise"]?.items ?? [] { add(item, scope) }
        if node.name == "use", let name = node.text("part"), !open.contains(name),
            let part = export.widget.record["parts"]?.mapEntries.first(where: { $0.key == name })
        {
            var inner = scope
            inner.with = [:]
            for entry in node["with"]?.mapEntries ?? [] {
                inner.with[entry.key] = .text(ViewWriter(export: export).string(entry.value, scope))
            }
            found += lists(part.value, inner, open + [name])
        }
        if node.name == "each", let item = node["item"], case .bound(let text)? = node["in"]?.value {
            let list = export.value(text, scope)
            guard case .list(let element) = list.shape else { return found }
            var inner = scope
            inner.item = export.types.item(of: list, element)
            let code = list.required("[]").replacing("self.", with: "")
            for expression in lists(item, inner, open) { found.append("\(code).flatMap { item in \(expression) }") }
        }
        return found
    }
}

extension DeclaredSource {
    /// Whether its sample stands in for values that cannot be had.
    fileprivate var hasSample: Bool { if case .store = origin { false } else { true } }
}
