package import ConfigSchema
import LiveValues
package import SourceDiagnostics

extension Rule {
    static let equal = Rule(
        "timeline.equal", .warning, "Entries show the same as the entry before.",
        explanation: """
            An entry changes only what names it: 'entry.date', 'entry.index', and 'item' where entries are made of items. \
            Data are read when a timeline is made, not when an entry begins. Begin an entry when something changes: the \
            date needs one at 00:00, and data need a reload.
            """,
        wrong: .widget("timeline: { entries: { count: ↓24, every: 1h } }\n" + dateExample),
        right: .widget("timeline: { entries: { at: [\"00:00\"] } }\n" + dateExample))

    private static let dateExample =
        "layouts:\n  default: { content: [{ text: { value: \"{entry.date | date('MM/dd')}\" } }] }\n"
}

/// Each entry shows something that the one before does not.
package enum EntriesDiffer: Check {
    package static let rules: [Rule] = [.equal]

    /// Adds a finding for entries that show the same as the one before.
    ///
    /// - Parameters:
    ///   - timeline: The widget's timeline.
    ///   - texts: The bound texts of its layouts and parts, and that of its relevance.
    ///   - sources: Its sources, whose age changes from entry to entry.
    ///   - sample: The data of its samples.
    ///   - diagnostics: Takes the finding.
    package static func check(
        _ timeline: Timeline, drawnBy texts: [BoundText], _ sources: [DeclaredSource], in sample: BindingScope,
        _ diagnostics: inout [Diagnostic]
    ) {
        guard let place = timeline.places.count else { return }
        let entries = timeline.entries(now: Timeline.exampleStart, in: sample)
        guard entries.count > 1 else { return }
        let hasItems = entries[0].item != nil
        let paths = places(of: texts)
        let named = Set(sources.map(\.name))
        guard !paths.contains(where: { $0.isTimed(among: named) }) else { return }
        let drawn = paths.filter { $0.names("entry") || hasItems && $0.names("item") }
        guard !drawn.isEmpty else {
            let roots = hasItems ? "'entry' or 'item'" : "'entry'"
            return diagnostics.append(
                Diagnostic(
                    .equal, at: place, "all entries show the same: no view names \(roots)",
                    hint: "one entry is enough; data are read with a reload, not with an entry"))
        }
        // Items of a sample are often copies of each other, which says nothing of the data.
        if hasItems, Set(entries.map(\.item)).count == 1, drawn.contains(where: { $0.names("item") }) { return }
        var isSame = isSameAsBefore(entries, drawn, in: sample)
        // Nobody knows what day and time it is when a timeline is made, with which the first entry begins.
        if case .times = timeline.entries { isSame.removeFirst() }
        let same = isSame.count { $0 }
        switch timeline.entries {
        case .items, .moments: guard same == isSame.count else { return }
        case .count, .times: guard same > 0 else { return }
        }
        diagnostics.append(
            Diagnostic(
                .equal, at: place,
                "\(same) of \(isSame.count + 1) entries \(same == 1 ? "shows" : "show") the same as the one before",
                hint: "begin an entry when something changes, such as at: [\"00:00\"] for the date"))
    }

    private static func places(of texts: [BoundText]) -> [Binding.Place] {
        // What is wrong with them was told where they stand.
        var ignored: [Diagnostic] = []
        return texts.flatMap { Binding($0, &ignored).places }
    }

    /// Returns for each entry but the first whether it gives the values of the one before.
    ///
    /// A place in a list inside of an item has no value here, in any entry; the list itself is compared.
    private static func isSameAsBefore(
        _ entries: [TimelineEntry], _ places: [Binding.Place], in sample: BindingScope
    ) -> [Bool] {
        var last: [LiveValue?]?
        var result: [Bool] = []
        for entry in entries {
            var scope = sample.setting("entry", to: entry.value)
            if let item = entry.item { scope = scope.setting("item", to: item) }
            let values = places.map { try? $0.valueOrNull(in: scope) }
            if let last { result.append(values == last) }
            last = values
        }
        return result
    }
}

extension Binding.Place {
    fileprivate func names(_ root: String) -> Bool { path.segments.first?.name == root }

    /// Whether it is the state or the age of a source, which change by themselves.
    fileprivate func isTimed(among sources: Set<String>) -> Bool {
        path.segments.count == 2 && sources.contains(path.segments[0].name)
            && ["state", "age"].contains(path.segments[1].name)
    }
}
