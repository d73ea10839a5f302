import ConfigSchema
package import LiveValues

/// What a widget shows from a moment on, until the next entry begins.
package struct TimelineEntry: Codable, Hashable, Sendable {
    package let date: Timestamp
    /// Its place in its timeline, from 0.
    package let index: Int
    /// The item that it shows; nil where entries are not made of items.
    package let item: LiveValue?

    /// What bindings call `entry`.
    package var value: LiveValue {
        .object(["date": .integer(Int(date.milliseconds)), "index": .integer(index)])
    }
}

extension Timeline {
    /// The entries of a timeline that is made now, at least one; the first is what is shown at once.
    ///
    /// A list that is missing or empty gives one entry without an item. Items with dates come in the list's order: of
    /// those that are over, the last one is what is shown now.
    package func entries(now: Timestamp, in scope: BindingScope) -> [TimelineEntry] {
        switch entries {
        case .count(let count, let every):
            return Self.spaced(0..<count, every, from: now) { _ in nil }
        case .items(let list, let every):
            let items = Self.items(of: list, in: scope)
            guard !items.isEmpty else { return [TimelineEntry(date: now, index: 0, item: nil)] }
            return Self.spaced(items.indices, every, from: now) { items[$0] }
        case .times(let times):
            let moments = times.compactMap { scope.format.next($0, after: now) }.sorted()
            return ([now] + moments).enumerated().map { TimelineEntry(date: $1, index: $0, item: nil) }
        case .moments(let list, let at):
            let dated = Self.dated(Self.items(of: list, in: scope), at, in: scope)
            let first = dated.lastIndex { $0.date <= now } ?? 0
            let shown = dated.suffix(from: min(first, dated.count))
            guard !shown.isEmpty else { return [TimelineEntry(date: now, index: 0, item: nil)] }
            return shown.enumerated().map { index, entry in
                TimelineEntry(date: index == 0 ? now : entry.date, index: index, item: entry.item)
            }
        }
    }

    /// Whether a later item begins before an earlier one; gives the place of the later one.
    package func firstFall(in scope: BindingScope) -> Int? {
        guard case .moments(let list, let at) = entries else { return nil }
        let dates = Self.dated(Self.items(of: list, in: scope), at, in: scope).map(\.date)
        return dates.indices.dropFirst().first { dates[$0] < dates[$0 - 1] }
    }

    /// How much an entry wants to be on top of a stack; 0 where data have no number for it.
    package func relevance(of entry: TimelineEntry, in scope: BindingScope) -> Double {
        switch relevance {
        case .number(let number): return number
        case .value(let binding):
            var scope = scope.setting("entry", to: entry.value)
            if let item = entry.item { scope = scope.setting("item", to: item) }
            return (try? binding.value(in: scope))?.double ?? 0
        }
    }

    private static func spaced(
        _ indices: Range<Int>, _ every: Duration, from now: Timestamp, _ item: (Int) -> LiveValue?
    ) -> [TimelineEntry] {
        indices.prefix(maxCount).map { TimelineEntry(date: now + every * $0, index: $0, item: item($0)) }
    }

    private static func items(of list: Binding, in scope: BindingScope) -> [LiveValue] {
        Array(((try? list.value(in: scope))?.arrayValue ?? []).prefix(maxCount))
    }

    /// The items that have a date, in the list's order.
    private static func dated(
        _ items: [LiveValue], _ at: Binding, in scope: BindingScope
    ) -> [(date: Timestamp, item: LiveValue)] {
        items.compactMap { item in
            let value = try? at.value(in: scope.setting("item", to: item))
            return value?.moment.map { ($0, item) }
        }
    }
}
