import ConfigSchema
import SourceDiagnostics

/// The views of a layout as the file has them, one in the other, before any data.
struct ViewWalk {
    let registry: HomeViewRegistry

    /// One entry of a list of views.
    struct Entry {
        let name: String
        let keyRange: SourceRange
        let source: ViewSource
        /// How many views it stands in, and itself.
        let depth: Int
        /// The place in the list of the entry around it; nil for an outermost one.
        let parent: Int?
        /// The `choose` cases that it stands in, of which one holds at a time: the choice's place and the case's number.
        let cases: [(choice: SourceRange, number: Int)]
        /// Whether only choices stand around it.
        let isOfLine: Bool

        /// The same in the cases of further choices.
        func within(_ cases: [(choice: SourceRange, number: Int)]) -> Entry {
            Entry(
                name: name, keyRange: keyRange, source: source, depth: depth, parent: parent, cases: cases,
                isOfLine: isOfLine)
        }

        /// The part that a `use` names; nil for any other view, and for a name that no part has.
        func part(among parts: PartNames) -> MapEntry? {
            guard case .use = source.meaning, let name = source["part"]?.stringValue else { return nil }
            return parts[name]
        }
    }

    /// Every entry, a view before those in it.
    func entries(in list: ConfigValue?) -> [Entry] {
        var entries: [Entry] = []
        for item in list?.items ?? [] { add(item, depth: 1, in: nil, cases: [], isOfLine: true, to: &entries) }
        return entries
    }

    /// The views of a list and of the parts that they use, each part once, with the outermost `use` on the way to it.
    func reached(from list: ConfigValue?, parts: PartNames) -> [(entry: Entry, use: SourceRange?)] {
        var reached: [(entry: Entry, use: SourceRange?)] = entries(in: list).map { ($0, nil) }
        var seen: Set<String> = []
        var index = 0
        while index < reached.count {
            let (entry, use) = reached[index]
            index += 1
            guard let part = entry.part(among: parts), seen.insert(part.key).inserted else { continue }
            reached += entries(of: part.value).map { ($0, use ?? entry.keyRange) }
        }
        return reached
    }

    /// The views of a list outside of containers, with those in cases of `choose` and in parts that a `use` names.
    ///
    /// At most 300, and parts within parts only as deep as views may stand.
    func line(of list: ConfigValue?, parts: PartNames) -> [(entry: Entry, use: SourceRange?)] {
        var line: [(entry: Entry, use: SourceRange?)] = []
        var looks = 0
        func add(_ entries: [Entry], depth: Int, use: SourceRange?, _ cases: [(choice: SourceRange, number: Int)]) {
            for entry in entries where entry.isOfLine {
                looks += 1
                guard looks <= ViewExpansion.limit, depth <= ViewDepth.limit else { return }
                let around = cases + entry.cases
                if case .choose = entry.source.meaning { continue }
                guard case .use = entry.source.meaning else {
                    line.append((entry.within(around), use))
                    continue
                }
                guard let part = entry.part(among: parts) else { continue }
                add(self.entries(of: part.value), depth: depth + 1, use: use ?? entry.keyRange, around)
            }
        }
        add(entries(in: list), depth: 1, use: nil, [])
        return line
    }

    /// An entry that stands by itself, with all in it.
    func entries(of value: ConfigValue) -> [Entry] {
        var entries: [Entry] = []
        add(value, depth: 1, in: nil, cases: [], isOfLine: true, to: &entries)
        return entries
    }

    private func add(
        _ value: ConfigValue, depth: Int, in parent: Int?, cases: [(choice: SourceRange, number: Int)], isOfLine: Bool,
        to entries: inout [Entry]
    ) {
        guard let named = value.mapEntries.first, let source = ViewSource(named, registry) else { return }
        let index = entries.count
        entries.append(
            Entry(
                name: named.key, keyRange: named.keyRange, source: source, depth: depth, parent: parent, cases: cases,
                isOfLine: isOfLine))
        func add(_ value: ConfigValue?, _ inner: [(choice: SourceRange, number: Int)]? = nil) {
            guard let value else { return }
            for view in value.items.isEmpty ? [value] : value.items {
                self.add(
                    view, depth: depth + 1, in: index, cases: inner ?? cases, isOfLine: isOfLine && inner != nil,
                    to: &entries)
            }
        }
        for key in ["items", "item", "missing", "empty", "background", "overlay"] { add(source[key]) }
        for (number, item) in (source["cases"]?.items ?? []).enumerated() {
            add(item.record?["items"], cases + [(named.keyRange, number)])
        }
        add(source["otherwise"], cases + [(named.keyRange, -1)])
        if let settings = source["as"]?.mapEntries.first?.value.record {
            add(settings["background"])
            add(settings["overlay"])
        }
    }
}

extension ViewWalk.Entry {
    /// Whether this view and another one are never there at once.
    func excludes(_ other: ViewWalk.Entry) -> Bool {
        cases.contains { own in other.cases.contains { $0.choice == own.choice && $0.number != own.number } }
    }

    /// Whether it is a view that somebody taps.
    var isTapped: Bool { ["link", "button", "toggle"].contains(name) }
}
