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
    var app: AppExport { export.app }
    var widget: WidgetDocument { export.widget }
    var name: String { export.name }

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
        [AppExport.header(widget.document.path)] + lines.exported
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
                    export.takesIntent
                    ? wrapped(
                        "AppIntentConfiguration(",
                        ["kind: \(Swift.literal(kind))", "intent: \(export.intentName).self", provider])
                    : wrapped("StaticConfiguration(", ["kind: \(Swift.literal(kind))", provider])
                lines.block("\(head) { entry in", place) { $0.add("\(name)View(entry: entry)") }
                if let title = widget.record["title"] {
                    lines.add(".configurationDisplayName(\(app.localized(title)))", title.range)
                }
                if let text = widget.record["description"] {
                    lines.add(".description(\(app.localized(text)))", text.range)
                }
                let families = export.families.map { ".\($0.rawValue)" }
                lines.add(
                    wrapped(".supportedFamilies([", families, end: "])"),
                    (widget.record["families"] ?? widget.record["layouts"])?.range)
                if app.release.isInteractive { margins(&lines) }
            }
        }
        return ("\(name)Widget.swift", lines)
    }

    /// Writes what the system is told about the edges and the background, which iOS 16 leaves to the views.
    private func margins(_ lines: inout SwiftLines) {
        if !widget.hasMargins { lines.add(".contentMarginsDisabled()", widget.record["margins"]?.range) }
        let fixed = (widget.record["layouts"]?.mapEntries ?? []).lazy.compactMap { entry -> ConfigValue? in
            let value = entry.value.record?["background"]?.record?["removable"]
            return value?.booleanValue == false ? value : nil
        }.first
        if let fixed { lines.add(".containerBackgroundRemovable(false)", fixed.range) }
    }
}
