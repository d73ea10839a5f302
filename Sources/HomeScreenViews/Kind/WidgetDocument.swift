package import ConfigSchema
package import HomeScreenModel
package import SceneModel
import SourceDiagnostics
import ThemeModel

/// What a widget's file says, with the names of this wing.
package struct WidgetDocument {
    /// The file.
    package let document: KindDocument
    /// The content of the file.
    package let record: RecordValue

    /// Nil for a file that cannot be read at all.
    package init?(_ document: KindDocument?) {
        guard let document, let record = document.record else { return nil }
        self.document = document
        self.record = record
    }

    /// The app in whose folder it lies.
    var app: String { String(document.id.prefix { $0 != "/" }) }

    /// Its name in that folder.
    package var name: String { document.id.split(separator: "/").last.map { String($0) } ?? document.id }

    /// Where its values come from.
    package var sources: [DeclaredSource] { parts.sources }

    /// What is wrong with where they come from.
    var sourceFindings: [Diagnostic] { parts.sourceFindings }

    /// What people can choose for each one that they place.
    package var parameters: [Parameter] { parts.parameters }

    /// What it shows when; what is wrong with it was told when the file was checked.
    package var timeline: Timeline { parts.timeline }

    /// What its bindings may name.
    package var types: BindingTypes { parts.types }

    /// Its bindings, as far as they were read.
    var bindings: BindingMemo { parts.bindings }

    /// What it offers in each family, as far as somebody has asked.
    var offers: ParameterOffers { parts.offers }

    /// The lines from which its timelines are made.
    var timelineLines: [String] { parts.timelineLines }

    /// The titles of the options of its choices, by parameter and option.
    var optionTitles: [String: [String: LocalizedText]] { parts.optionTitles }

    private var parts: Parts { document.made.value { Parts(record, document.vocabulary) } }

    /// What follows from the file alone; each page and each minute asks for it again.
    private struct Parts: Sendable {
        let sources: [DeclaredSource]
        let sourceFindings: [Diagnostic]
        let parameters: [Parameter]
        let types: BindingTypes
        let timeline: Timeline
        let timelineLines: [String]
        let bindings = BindingMemo()
        let offers = ParameterOffers()
        let optionTitles: [String: [String: LocalizedText]]

        init(_ record: RecordValue, _ vocabulary: ConfigVocabulary) {
            var found: [Diagnostic] = []
            sources =
                record["data"].map { DeclaredSource.all($0, WidgetDocument.addressTypes(of: record), &found) } ?? []
            sourceFindings = found
            parameters = record["configuration"].map { Parameter.all($0) } ?? []
            optionTitles = Dictionary(
                parameters.filter { !$0.optionTitles.isEmpty }.map { parameter in
                    let titles = parameter.optionTitles.map { ($0.name, LocalizedText($0.title, vocabulary)) }
                    return (parameter.name, Dictionary(titles, uniquingKeysWith: { first, _ in first }))
                }, uniquingKeysWith: { first, _ in first })
            let types = WidgetDocument.types(of: record, sources)
            self.types = types
            var told: [Diagnostic] = []
            timeline = record["timeline"]?.record.map { Timeline($0, types, &told) } ?? .single
            timelineLines = ["data", "timeline", "configuration"].compactMap { record[$0]?.range }.flatMap { range in
                (range.start.line...range.end.line).map { range.file.line($0) ?? "" }
            }
        }
    }

    /// What the addresses of a widget's sources may name: what people chose, and what every widget has.
    static func addressTypes(of widget: RecordValue) -> BindingTypes {
        let types = BindingTypes(BindingTypes.builtIn)
        let parameters = widget["configuration"].map { Parameter.all($0) } ?? []
        return types.adding("config", Parameter.shape(of: parameters, types))
    }

    /// What bindings of a widget's file may name.
    static func types(of widget: RecordValue, _ sources: [DeclaredSource]) -> BindingTypes {
        let types = BindingTypes(BindingTypes.builtIn + sources.map(\.root))
        let parameters = widget["configuration"].map { Parameter.all($0) } ?? []
        return types.adding("config", Parameter.shape(of: parameters, types))
    }

    package var families: [WidgetFamily] { WidgetFamily.named(in: record) }

    /// Whether the system keeps its content away from the edges.
    package var hasMargins: Bool { record["margins"]?.stringValue != "none" }

    /// The layout of a family: its own, else `default`.
    package func layout(for family: WidgetFamily) -> (name: String, record: RecordValue)? {
        let layouts = record["layouts"]?.mapEntries ?? []
        let entry = layouts.first { $0.key == family.rawValue } ?? layouts.first { $0.key == "default" }
        return entry.flatMap { entry in entry.value.record.map { (entry.key, $0) } }
    }

    /// The name in the gallery.
    func title(_ locale: String) -> String { document.title(locale) }
}

extension KindDocument {
    /// The name of an app or a widget for people; without one, the last part of its id.
    func title(_ locale: String) -> String {
        let plain = id.split(separator: "/").last.map { String($0) } ?? id
        return record?["title"].flatMap { text(of: $0, locale: locale) } ?? plain
    }
}
