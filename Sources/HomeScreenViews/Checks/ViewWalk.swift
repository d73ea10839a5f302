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
    }

    /// Every entry, a view before those in it.
    func entries(in list: ConfigValue?) -> [Entry] {
        var entries: [Entry] = []
        for item in list?.items ?? [] { add(item, depth: 1, in: nil, cases: [], to: &entries) }
        return entries
    }

    /// An entry that stands by itself, with all in it.
    func entries(of value: ConfigValue) -> [Entry] {
        var entries: [Entry] = []
        add(value, depth: 1, in: nil, cases: [], to: &entries)
        return entries
    }

    private func add(
        _ value: ConfigValue, depth: Int, in parent: Int?, cases: [(choice: SourceRange, number: Int)],
        to entries: inout [Entry]
    ) {
        guard let named = value.mapEntries.first, let source = ViewSource(named, registry) else { return }
        let index = entries.count
        entries.append(
            Entry(
                name: named.key, keyRange: named.keyRange, source: source, depth: depth, parent: parent, cases: cases))
        func add(_ value: ConfigValue?, _ inner: [(choice: SourceRange, number: Int)]? = nil) {
            guard let value else { return }
            for view in value.items.isEmpty ? [value] : value.items {
                self.add(view, depth: depth + 1, in: index, cases: inner ?? cases, to: &entries)
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
