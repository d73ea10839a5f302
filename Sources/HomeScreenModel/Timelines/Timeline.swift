package import ConfigSchema
package import LiveValues
package import SourceDiagnostics

/// What a widget shows when, and when it asks for more: `timeline: { entries: 5, reload: atEnd }`.
package struct Timeline: Sendable {
    /// When its entries begin.
    package enum Entries: Sendable {
        /// So many, the first one now.
        case count(Int, every: Duration)
        /// One now, and one at each time of the next day.
        case times([TimeOfDay])
        /// One for each item of a list, the first one now.
        case items(Binding, every: Duration)
        /// One for each item of a list, at a date that the item has.
        case moments(Binding, at: Binding)
    }

    /// When it asks the system for another timeline.
    package enum Reload: Hashable, Sendable {
        /// When the last entry begins.
        case atEnd
        /// So long after it was made.
        case after(Duration)
        /// When something is told on a topic.
        case topic(String)
        case never
    }

    package let entries: Entries
    package let reload: Reload
    /// How much it wants to be on top of a stack: a number, or one of each item's.
    package let relevance: Relevance

    /// What decides which widget of a stack is on top; the larger one.
    package enum Relevance: Sendable {
        case number(Double)
        case value(Binding)
    }

    /// Where the parts are written that checks speak of; nil for what is not.
    let places: Places

    struct Places: Sendable {
        var entries: SourceRange?
        /// The number of entries, or the list that they come from.
        var count: SourceRange?
        var every: SourceRange?
        var times: [SourceRange] = []
        var reload: SourceRange?
        var after: SourceRange?
    }

    /// One entry, never another one: what a widget without a `timeline` has.
    package static let single = Timeline(
        entries: .count(1, every: .seconds(3600)), reload: .never, relevance: .number(0), places: Places())

    /// When a timeline begins that checks look at: at midnight in UTC, on a day whose moments no reader takes for seconds.
    package static let exampleStart = Timestamp(milliseconds: 1_790_726_400_000)

    /// The most entries that a timeline has.
    ///
    /// An entry is a whole widget, and all of them are kept at once.
    package static let maxCount = 500
}

/// A time of each day, in minutes since midnight; in files `07:30`.
package struct TimeOfDay: Hashable, Comparable, Sendable {
    package let minutes: Int

    /// Reads `07:30`; nil for what is no time.
    package init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.count == 2 }), let hour = Int(parts[0]),
            let minute = Int(parts[1]),
            (0..<24).contains(hour), (0..<60).contains(minute)
        else { return nil }
        minutes = hour * 60 + minute
    }

    package static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.minutes < right.minutes }
}

// MARK: - Reading

extension Timeline {
    /// What files write below `timeline`.
    package static let group = PropertyGroup(
        "'timeline'",
        [
            PropertySpec(
                "entries", .shape(scalar: .integer(1...maxCount), list: nil, map: .record(entriesGroup)), default: "1",
                "How many entries there are, or when they begin."),
            PropertySpec(
                "reload", .shape(scalar: .enumeration(policies), list: nil, map: .record(reloadGroup)),
                default: "never", "When it asks for another timeline."),
            PropertySpec(
                "relevance", .bound(.number(-1e6...1e6)), default: "0",
                "How much it wants to be on top of a stack; with 'each', it may name 'item'."),
        ])

    private static let entriesGroup = PropertyGroup(
        "'entries'",
        [
            PropertySpec("count", .integer(1...maxCount), "How many there are."),
            PropertySpec("every", .duration, default: "1h", "How far apart they begin."),
            PropertySpec(
                "at",
                .shape(scalar: .bound(.instant), list: .list(of: .enumeration([time]), count: 1...96), map: nil),
                "Times of day; with 'each', a date that every item has."),
            PropertySpec("each", .bound(.list(of: .anything, count: 0...maxCount)), "A list; each item is an entry."),
        ])

    private static let reloadGroup = PropertyGroup(
        "'reload'",
        [
            PropertySpec("after", .duration, "How long after this timeline was made."),
            PropertySpec("topic", .string, "What is told on this topic asks for another timeline."),
        ])

    private static let policies = [
        EnumerationCase("atEnd", "When the last entry begins.", synonyms: ["end"]),
        EnumerationCase("never", "Only when the app, the system or a button asks.", synonyms: ["none", "false"]),
    ]

    private static let time = EnumerationCase(
        "07:30", "A time of day, of two digits each.", matching: "([01][0-9]|2[0-3]):[0-5][0-9]",
        mending: { "0" + $0.replacing(".", with: ":") })

    /// Takes what a file says, and adds what is wrong with it.
    package init(_ record: RecordValue, _ types: BindingTypes, _ diagnostics: inout [Diagnostic]) {
        var places = Places()
        var relevance = Relevance.number(record["relevance"]?.literalNumber ?? 0)
        var inner = types
        entries = Self.entries(record["entries"], types, &inner, &places, &diagnostics)
        if case .bound(let text) = record["relevance"]?.value {
            let binding = Binding(text, &diagnostics)
            binding.check(inner, as: BindingUse("relevance", .number), &diagnostics)
            relevance = .value(binding)
        }
        self.relevance = relevance
        places.reload = record["reload"]?.range
        places.after = record["reload"]?.record?["after"]?.range
        reload = Self.reload(record["reload"], &diagnostics)
        self.places = places
    }

    private static func entries(
        _ value: ConfigValue?, _ types: BindingTypes, _ inner: inout BindingTypes, _ places: inout Places,
        _ diagnostics: inout [Diagnostic]
    ) -> Entries {
        guard let value else { return Timeline.single.entries }
        places.entries = value.range
        places.count = value.range
        if let count = value.integerValue { return .count(count, every: .seconds(3600)) }
        guard let record = value.record else { return Timeline.single.entries }
        places.every = record["every"]?.range
        places.count = (record["count"] ?? record["each"] ?? record["at"])?.range ?? value.range
        var every = Duration.seconds(3600)
        if case .duration(let milliseconds) = record["every"]?.value { every = .milliseconds(milliseconds) }
        if EntriesAgree.check(record, &diagnostics) { return Timeline.single.entries }
        if case .bound(let text) = record["each"]?.value {
            let list = Binding(text, &diagnostics)
            let shape = list.check(types, as: BindingUse("each", .list, mayBeMissing: true), &diagnostics)
            if case .list(let element) = shape.required.shape {
                inner = types.withItem(element)
            } else {
                inner = types.withItem(.unknown)
            }
            guard case .bound(let text) = record["at"]?.value else { return .items(list, every: every) }
            let moment = Binding(text, &diagnostics)
            moment.check(inner, as: BindingUse("at", .date), &diagnostics)
            places.times = [text.range]
            return .moments(list, at: moment)
        }
        if let times = record["at"] {
            places.times = times.items.map(\.range)
            return .times(times.items.compactMap { $0.stringValue.flatMap { TimeOfDay($0) } })
        }
        return .count(record["count"]?.integerValue ?? 1, every: every)
    }

    private static func reload(_ value: ConfigValue?, _ diagnostics: inout [Diagnostic]) -> Reload {
        guard let value else { return .never }
        if value.stringValue == "atEnd" { return .atEnd }
        guard let record = value.record, !ReloadIsOne.check(record, at: value.range, &diagnostics) else {
            return .never
        }
        if case .duration(let milliseconds) = record["after"]?.value { return .after(.milliseconds(milliseconds)) }
        TopicIsReadable.check(record["topic"], &diagnostics)
        return record["topic"]?.stringValue.map { .topic($0) } ?? .never
    }
}
