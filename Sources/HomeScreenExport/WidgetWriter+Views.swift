import ConfigSchema
import Exporting
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SceneModel
import SourceDiagnostics

extension WidgetWriter {
    func viewFile() -> File {
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
            bodies.append((taken.reserve(Swift.member(word.isEmpty ? "usual" : String(word))), body, layout.place))
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
        if items.count == 1, export.takesModifiers(items[0]) {
            writer.views(content, scope, &lines)
        } else if families == [.accessoryInline] {
            inline(items, writer, scope, &lines)
            lines.indentsModifiers = false
        } else {
            lines.block(items.count > 1 ? "VStack" : "Group") { writer.views(content, scope, &$0) }
            lines.indentsModifiers = false
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
        let isOnLockScreen = families.allSatisfy { $0.surface == .lockScreen }
        let isOwn = app.release.isInteractive
        if !isOwn, !isOnLockScreen {
            if widget.hasMargins { lines.add(".padding()") }
            lines.add(".frame(maxWidth: .infinity, maxHeight: .infinity)")
        }
        guard let record = value?.record else {
            let theme = isOnLockScreen || value != nil ? nil : app.color(of: HomeWidget.name, "backgroundColor")
            let plain = isOnLockScreen ? ".clear" : theme?.code ?? ".background"
            let color = value.flatMap { writer.color($0, scope, isShort: true) } ?? plain
            if !isOwn, color == ".clear" { return }
            let code = isOwn ? ".containerBackground(\(color), for: .widget)" : ".background(\(color))"
            return lines.add(code, value?.range ?? theme?.place)
        }
        lines.block(isOwn ? ".containerBackground(for: .widget)" : ".background", value?.range) { lines in
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
