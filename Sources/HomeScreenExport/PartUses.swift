import ConfigSchema
import HomeScreenModel
import HomeScreenViews
import SourceDiagnostics

/// How the layouts that are exported use a widget's parts: which parts become views of their own, and which of their parameters
/// are one text in several languages.
struct PartUses {
    /// The parts that become views of their own: those that are used more than once, and long ones that a list repeats.
    ///
    /// All others are written where they are used.
    private(set) var separate: Set<String> = []

    /// Parameters that are one text in several languages, by part.
    private(set) var translations: [String: Translation] = [:]

    /// Parameters such as `en` and `zh`, of which a part shows the one of the reader's language, and nothing else.
    struct Translation: Equatable {
        /// The name of the text, which begins with a blank as no parameter's does.
        static let name = " text"

        /// The parameters by locale.
        let parameters: [String: String]
    }

    /// How many views a list's item may have before it becomes a view of its own.
    private static let inlinedViews = 3

    private let parts: [MapEntry]
    private let entries: [String: MapEntry]
    private var counts: [String: Int] = [:]
    private var repeated: Set<String> = []
    /// The values that each use of a part gives to its parameters.
    private var given: [String: [[MapEntry]]] = [:]

    /// Follows the layouts of some families.
    init(_ widget: WidgetDocument, _ families: [WidgetFamily]) {
        parts = widget.record["parts"]?.mapEntries ?? []
        entries = Dictionary(parts.map { ($0.key, $0) }) { first, _ in first }
        var seen: Set<String> = []
        for family in families {
            guard let layout = widget.layout(for: family), seen.insert(layout.name).inserted else { continue }
            for field in layout.record.fields { follow(field.value) }
        }
        for part in parts {
            let isLong = { Self.viewCount(part.value) > Self.inlinedViews }
            if counts[part.key, default: 0] > 1 || repeated.contains(part.key) && isLong() { separate.insert(part.key) }
            translations[part.key] = translation(of: part)
        }
    }

    /// The part with a name, as the widget declares it; nil for a name that no part has.
    subscript(name: String) -> MapEntry? { entries[name] }

    private mutating func follow(_ value: ConfigValue) {
        switch value.value {
        case .list(let items): for item in items { follow(item) }
        case .record(let record): for field in record.fields { follow(field.value) }
        case .map(let entries):
            for entry in entries {
                if entry.key == "use" { count(entry.value) }
                if entry.key == "each", let item = entry.value.record?["item"],
                    let use = item.mapEntries.first, use.key == "use", let name = Self.part(use.value)
                {
                    repeated.insert(name)
                }
                follow(entry.value)
            }
        default: break
        }
    }

    private mutating func count(_ use: ConfigValue) {
        guard let name = Self.part(use) else { return }
        counts[name, default: 0] += 1
        given[name, default: []].append(use.record?["with"]?.mapEntries ?? [])
        if counts[name] == 1, let part = entries[name] { follow(part.value) }
    }

    private static func part(_ use: ConfigValue) -> String? { use.stringValue ?? use.record?["part"]?.stringValue }

    private static func viewCount(_ value: ConfigValue) -> Int {
        switch value.value {
        case .list(let items): items.reduce(0) { $0 + viewCount($1) }
        case .record(let record): record.fields.reduce(0) { $0 + viewCount($1.value) }
        case .map(let entries): entries.reduce(1) { $0 + viewCount($1.value) }
        default: 0
        }
    }

    // MARK: Translations

    /// Returns the parameters that are one text in several languages; nil if the part shows them in another way, too, or if one
    /// of its uses gives a value that is not written out.
    private func translation(of part: MapEntry) -> Translation? {
        var found: Translation?
        var others: Set<String> = []
        var isOnly = true
        func search(_ value: ConfigValue) {
            if let next = Self.translation(value) {
                isOnly = isOnly && (found == nil || found == next)
                found = next
                return
            }
            switch value.value {
            case .list(let items): for item in items { search(item) }
            case .record(let record): for field in record.fields { search(field.value) }
            case .map(let entries), .byLocale(let entries): for entry in entries { search(entry.value) }
            case .bound(let text):
                var told: [Diagnostic] = []
                for place in Binding(text, &told).places where place.path.segments.first?.name == "with" {
                    others.formUnion(place.path.segments.dropFirst().prefix(1).map(\.name))
                }
            default: break
            }
        }
        search(part.value)
        guard isOnly, let found, others.isDisjoint(with: found.parameters.values) else { return nil }
        let isWritten = (given[part.key] ?? []).allSatisfy { entries in
            found.parameters.values.allSatisfy { name in
                entries.contains { entry in
                    if entry.key == name, case .bound = entry.value.value { return false }
                    return entry.key == name && entry.value.stringValue != nil
                }
            }
        }
        return isWritten ? found : nil
    }

    /// Reads `{ en: "{with.en}", zh-Hans: "{with.zh}" }`; nil for any other value.
    static func translation(_ value: ConfigValue) -> Translation? {
        guard case .byLocale(let entries) = value.value, entries.count > 1 else { return nil }
        var parameters: [String: String] = [:]
        for entry in entries {
            var told: [Diagnostic] = []
            guard case .bound(let text) = entry.value.value, let place = Binding(text, &told).onlyPlace,
                place.steps.isEmpty, place.path.segments.count == 2, place.path.segments[0].name == "with"
            else { return nil }
            parameters[entry.key] = place.path.segments[1].name
        }
        return Set(parameters.values).count == parameters.count ? Translation(parameters: parameters) : nil
    }
}
