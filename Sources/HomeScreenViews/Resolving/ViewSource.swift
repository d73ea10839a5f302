import ConfigSchema
import SourceDiagnostics

/// One entry of a list of views as a file has it: its name, and what it says of each property.
///
/// A class, because each view that is made of it keeps it.
final class ViewSource: Sendable {
    /// What the name means.
    enum Meaning: Sendable {
        case view(any HomeView.Type)
        case each, choose, use
    }

    let range: SourceRange
    private let known: HomeViewRegistry.Known
    private let record: RecordValue?
    private let shorthand: (key: String, value: ConfigValue)?

    /// Nil for a name that no view has, which reading has told.
    convenience init?(_ entry: MapEntry, _ registry: HomeViewRegistry) {
        self.init(entry.key, entry.value, at: entry.keyRange, registry)
    }

    init?(_ name: String, _ value: ConfigValue, at range: SourceRange, _ registry: HomeViewRegistry) {
        guard let known = registry.meaning(of: name) else { return nil }
        self.known = known
        self.range = range
        record = value.record
        shorthand = record == nil ? known.shorthand.map { ($0, value) } : nil
    }

    var meaning: Meaning { known.meaning }
    var group: PropertyGroup { known.group }
    var defaults: ViewDefaults { known.defaults }

    /// How many things of it are read for each view: the entry itself, the cases of a choice, what a part is given.
    var work: Int {
        switch known.meaning {
        case .view, .each: 1
        case .choose: 1 + (self["cases"]?.items.count ?? 0)
        case .use: 1 + (self["with"]?.mapEntries.count ?? 0)
        }
    }

    /// What the file says of a property; nil where it says nothing.
    subscript(key: String) -> ConfigValue? {
        if let shorthand { return shorthand.key == key ? shorthand.value : nil }
        return record?[key]
    }

    /// What holds of a property: what the file says, or its built-in value where that depends on where the view is drawn.
    func value(of key: String) -> ConfigValue? { self[key] ?? defaults.others.first { $0.key == key }?.value }

    /// What the file says of the properties whose values a view takes as they are.
    var ownValues: [(key: String, value: ConfigValue)] {
        if let shorthand {
            guard let member = group.memberIndex(shorthand.key), defaults.isTaken[member] else { return [] }
            return [shorthand]
        }
        guard let record else { return [] }
        let isTaken = record.group === group ? defaults.isTaken : ViewDefaults.taken(of: record.group)
        return record.fields.indices.compactMap { index in
            let member = record.fields[index].member
            return isTaken[member] ? (record.group.members[member].key, record.fields[index].value) : nil
        }
    }

    /// Whether it may be a surface that texts lie on.
    var mayPaint: Bool {
        guard let record, record.group === group else { return true }
        return record.fields.contains { defaults.isPaint[$0.member] }
    }

    /// Whether something of it says what is around the view; true where that is not known.
    var mayHaveBox: Bool {
        guard !defaults.hasBox else { return true }
        if let shorthand { return group.memberIndex(shorthand.key).map { defaults.isOfBox[$0] } ?? true }
        guard let record else { return false }
        return record.group !== group || record.fields.contains { defaults.isOfBox[$0.member] }
    }

    /// What the file says, property by property: few of those that a view has.
    var written: [(key: String, value: ConfigValue)] {
        if let shorthand { return group.memberIndex(shorthand.key) == nil ? [] : [shorthand] }
        // What an 'each' puts its items into has a group of its own.
        guard let record else { return [] }
        return record.fields.map { (record.group.members[$0.member].key, $0.value) }
    }

    /// Whether people read what a property says.
    func isText(_ key: String) -> Bool {
        guard case .bound(.text)? = group.memberIndex(key).map({ group.members[$0].kind }) else { return false }
        return true
    }

    /// Whether the file says something of a property that could not be read, which was told.
    func hasLost(_ key: String) -> Bool { record?.lost.contains(key) ?? false }

    /// Where a property's name stands; nil where the file does not name it.
    func keyRange(of key: String) -> SourceRange? { record?.field(key)?.keyRange }

    /// How many items an `each` shows in a family; nil for all.
    func slots(for family: String) -> Int? {
        guard let slots = self["slots"] else { return nil }
        return slots.integerValue ?? slots.mapEntries.first { $0.key == family }?.value.integerValue
    }

    /// What an `each` puts its items into: a row where it does not say.
    func container(_ registry: HomeViewRegistry) -> (type: any HomeView.Type, source: ViewSource)? {
        let chosen = self["as"]
        let name = chosen?.stringValue ?? chosen?.mapEntries.first?.key ?? RowView.name
        let settings = chosen?.mapEntries.first?.value
        guard case .view(let type)? = registry.meaning(of: name)?.meaning,
            let source = ViewSource(
                name, settings ?? ConfigValue(.null, at: range), at: range, registry)
        else { return nil }
        return (type, source)
    }
}
