import ConfigSchema
import Exporting
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SceneModel
import SourceDiagnostics

extension WidgetWriter {
    func relevance() -> (code: String, place: SourceRange)? {
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
            let path = export.entryList?.onlyPlace?.path.segments ?? []
            let source = path.first.flatMap { samples[$0.name] }
            let first = source?.sample.items.first
            let code: String
            if path.count == 1, first != nil, source?.hasSample == true,
                let list = path.first.flatMap({ export.sources[$0.name] }),
                !export.used.contains(list.code)
            {
                // The sample of the whole list stands below.
                code = "\(export.sampleName(list))[0]"
            } else {
                code =
                    first.map { export.types.sample($0, item) { app.localizedString($0) } }
                    ?? (item.isOptional ? "nil" : item.emptyLiteral)
            }
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

    func entryFile(_ relevance: (code: String, place: SourceRange)?, _ images: [String]) -> File {
        var lines = SwiftLines()
        let properties = properties()
        let hasImages = export.used.contains("images")
        let provider = ProviderWriter(export: export)
        let sources = provider.needed()
        lines.add(hasImages ? "import UIKit" : "import Foundation")
        lines.add("import WidgetKit")
        lines.add("")
        lines.doc("One state of the widget, which it shows from `date` on.")
        lines.block("struct \(export.entryType): TimelineEntry") { lines in
            lines.add("var date: Date")
            for property in properties {
                lines.add("var \(property.name): \(property.type)", property.place, property.name)
            }
            if hasImages {
                lines.doc("The data of pictures, by their addresses.")
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
                lines.doc("The addresses of the pictures that the views show.")
                lines.block("var imageAddresses: [String]") { $0.add(images.joined(separator: "\n    + ")) }
                lines.add("")
                lines.doc("Returns the picture of an address; `nil` if it could not be fetched.")
                lines.block("func image(at address: String) -> UIImage?") {
                    $0.add("images[address].flatMap { UIImage(data: $0) }")
                }
            }
            export.types.write(to: &lines, isKept: sources.contains(where: provider.isHost))
        }
        lines.add("")
        lines.block("extension \(export.entryType)") { lines in
            lines.doc("The entry that placeholders and previews show.")
            lines.block("static var sample: \(export.entryType)") { lines in
                let arguments = ["date: .now"] + properties.map { "\(Swift.label($0.name)): \($0.sample)" }
                lines.add(wrapped("\(export.entryType)(", arguments), widget.sources.first?.sample.range)
            }
            for source in sources {
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
}

extension DeclaredSource {
    /// Whether its sample stands in for values that cannot be had.
    fileprivate var hasSample: Bool { if case .store = origin { false } else { true } }
}
