import ConfigSchema
import HomeScreenModel
import HomeScreenViews
import SourceDiagnostics

/// One entry of a list of views as a file has it: its name, and what it says of each property.
struct ViewNode {
    let name: String
    let place: SourceRange
    private let record: RecordValue?
    private let alone: (key: String, value: ConfigValue)?

    init?(_ entry: ConfigValue, _ registry: HomeViewRegistry) {
        guard let named = entry.mapEntries.first else { return nil }
        self.init(named.key, named.value, at: named.keyRange, registry)
    }

    init(_ name: String, _ value: ConfigValue?, at place: SourceRange, _ registry: HomeViewRegistry) {
        self.name = name
        self.place = place
        record = value?.record
        alone = record == nil ? value.flatMap { value in registry.shorthand(of: name).map { ($0, value) } } : nil
    }

    /// The value of a property in the file; nil where it has none.
    subscript(key: String) -> ConfigValue? {
        if let alone { return alone.key == key ? alone.value : nil }
        return record?[key]
    }

    func text(_ key: String) -> String? { self[key]?.stringValue }

    func number(_ key: String) -> Double? { self[key]?.literalNumber }

    /// The place of a property; the view's name for one that is not.
    func place(of key: String) -> SourceRange { self[key]?.range ?? place }

    /// The container of an `each`: a row where it does not say.
    func container(_ registry: HomeViewRegistry) -> ViewNode {
        let chosen = self["as"]
        let entry = chosen?.mapEntries.first
        return ViewNode(chosen?.stringValue ?? entry?.key ?? "row", entry?.value, at: chosen?.range ?? place, registry)
    }
}

/// A modifier of a view: a line behind it, or a block.
enum Modifier {
    case line(String, SourceRange?)
    case block(String, SourceRange?, SwiftLines)
}
