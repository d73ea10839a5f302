public import ConfigSchema
import LiveValues
public import SourceDiagnostics
import ThemeModel

/// Makes views of what a widget's file says: values in place of bindings, one view for each item, one case of several.
public struct ViewExpansion {
    /// What could not be done, in the order in which it was met; last what ended the expansion.
    public var problems: [Problem] { met + [budget.problem].compactMap(\.self) }
    private var met: [Problem] = []

    /// How many views a widget may have when every list is written out.
    public static let limit = ViewBudget.views

    let budget = ViewBudget()
    private let registry: HomeViewRegistry
    private let parts: [String: MapEntry]
    /// How many views the next one stands in.
    private var depth = 0
    /// The parts that are being written out, so that none contains itself.
    private var open: [String] = []

    /// What went wrong.
    public struct Problem: Sendable {
        /// What it is.
        public let kind: Kind
        /// Where it is written.
        public let range: SourceRange

        /// What can go wrong.
        public enum Kind: Hashable, Sendable {
            /// A value could not be had, so that a shape stands in for the view.
            case redacted(key: String)
            /// There are more views than a widget may have.
            case tooMany
            /// Views stand in each other deeper than a widget's may.
            case tooDeep
            /// Entries stand in each other deeper than they may when parts are written out.
            case tooNested
            /// The values of all views are longer than a widget's may be.
            case tooLong
            /// A part contains itself.
            case circle(part: String)
        }
    }

    /// Takes the views that there are, and the widget's `parts`.
    public init(_ registry: HomeViewRegistry, parts: ConfigValue? = nil) {
        self.registry = registry
        self.parts = Dictionary((parts?.mapEntries ?? []).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The views of a list, as they stand in `content` or `items`.
    ///
    /// - Parameters:
    ///   - list: The list as it was read.
    ///   - path: Where it stands among the widget's keys, such as `content`.
    ///   - environment: Where values come from.
    /// - Returns: The views that are there now; an entry may become none or several.
    public mutating func views(
        in list: ConfigValue?, path: String, _ environment: any ViewEnvironment
    ) -> [ResolvedView] {
        views(in: list, .start(path), environment)
    }

    /// The views that one entry becomes: none where its `when` does not hold, one for most.
    public mutating func views(
        of entry: ConfigValue, path: String, _ environment: any ViewEnvironment
    ) -> [ResolvedView] {
        views(of: entry, .start(path), environment)
    }

    private mutating func views(
        in list: ConfigValue?, _ path: ViewPath, _ environment: any ViewEnvironment
    ) -> [ResolvedView] {
        guard case .list(let items)? = list?.value else { return [] }
        var views: [ResolvedView] = []
        views.reserveCapacity(items.count)
        for (index, item) in items.enumerated() where !budget.isSpent {
            views += self.views(of: item, .item(path, index), environment)
        }
        return views
    }

    private mutating func views(
        of entry: ConfigValue, _ path: ViewPath, _ environment: any ViewEnvironment
    ) -> [ResolvedView] {
        guard let named = entry.mapEntries.first, let source = ViewSource(named, registry) else { return [] }
        guard budget.enter(at: named.keyRange, work: source.work) else { return [] }
        defer { budget.leave() }
        if let condition = source["when"]?.record, !environment.holds(condition) { return [] }
        let path = ViewPath.key(path, named.key)
        switch source.meaning {
        case .each: return each(source, path, environment)
        case .choose: return choose(source, path, environment)
        case .use: return use(source, environment)
        case .view(let type):
            guard depth < ViewDepth.limit else {
                met.append(Problem(kind: .tooDeep, range: named.keyRange))
                return []
            }
            guard budget.takeView(at: named.keyRange) else { return [] }
            return [view(type, source, path, environment)]
        }
    }

    /// One view of several: where there are more than one a column, or on one line a row; nil where there is none.
    public static func joined(_ views: [ResolvedView], path: String = "", onOneLine: Bool = false) -> ResolvedView? {
        joined(views, .start(path), onOneLine: onOneLine)
    }

    private static func joined(_ views: [ResolvedView], _ path: ViewPath, onOneLine: Bool = false) -> ResolvedView? {
        guard views.count > 1 else { return views.first }
        let none = ViewValues([:])
        return onOneLine
            ? ResolvedView(RowView(none), none, children: views, at: path)
            : ResolvedView(ColumnView(none), none, children: views, at: path)
    }

    // MARK: Views

    private mutating func view(
        _ type: any HomeView.Type, _ source: ViewSource, _ path: ViewPath, _ environment: any ViewEnvironment,
        adding children: [ResolvedView] = []
    ) -> ResolvedView {
        depth += 1
        defer { depth -= 1 }
        var reader = ViewValueReader(environment, budget)
        let values = reader.values(of: source)
        met += reader.failures.map { Problem(kind: .redacted(key: $0.key), range: $0.range) }
        let items = source["items"].map { views(in: $0, .key(path, "items"), environment) } ?? []
        return ResolvedView(
            type.init(values), values, children: items + children,
            background: layer("background", of: source, path, environment),
            overlay: layer("overlay", of: source, path, environment), at: path, from: source,
            isRedacted: !reader.failures.isEmpty || values.text("redact") == "always")
    }

    /// The view behind or over another one; nil where the file has none there.
    private mutating func layer(
        _ key: String, of source: ViewSource, _ path: ViewPath, _ environment: any ViewEnvironment
    ) -> ResolvedView? {
        guard let value = source[key], case .map = value.value else { return nil }
        let path = ViewPath.key(path, key)
        return Self.joined(views(of: value, path, environment), path)
    }

    private mutating func each(
        _ source: ViewSource, _ path: ViewPath, _ environment: any ViewEnvironment
    ) -> [ResolvedView] {
        let found = ViewValueReader(environment, budget).live(source["in"])?.arrayValue
        let list = found ?? []
        if list.isEmpty, let empty = source["empty"] { return views(of: empty, .key(path, "empty"), environment) }
        let slots = source.slots(for: environment.family)
        var children: [ResolvedView] = []
        for (index, item) in list.prefix(slots ?? list.count).enumerated() {
            guard !budget.isSpent, let entry = source["item"] else { break }
            children += views(of: entry, .key(.item(path, index), "item"), environment.adding("item", item))
        }
        if let missing = source["missing"], let slots, list.count < slots {
            for index in list.count..<slots where !budget.isSpent {
                children += views(of: missing, .key(.item(path, index), "missing"), environment)
            }
        }
        guard let container = source.container(registry) else { return children }
        budget.takeContainer()
        return [view(container.type, container.source, path, environment, adding: children)]
    }

    private mutating func choose(
        _ source: ViewSource, _ path: ViewPath, _ environment: any ViewEnvironment
    ) -> [ResolvedView] {
        for (index, item) in (source["cases"]?.items ?? []).enumerated() {
            guard let record = item.record, let condition = record["when"]?.record, environment.holds(condition) else {
                continue
            }
            return views(in: record["items"], .key(.item(.key(path, "cases"), index), "items"), environment)
        }
        return views(in: source["otherwise"], .key(path, "otherwise"), environment)
    }

    private mutating func use(_ source: ViewSource, _ environment: any ViewEnvironment) -> [ResolvedView] {
        guard let name = source["part"]?.stringValue, let part = parts[name] else {
            return []
        }
        guard !open.contains(name) else {
            met.append(Problem(kind: .circle(part: name), range: source.range))
            return []
        }
        open.append(name)
        defer { open.removeLast() }
        let reader = ViewValueReader(environment, budget)
        let given = (source["with"]?.mapEntries ?? []).compactMap { entry in
            reader.live(entry.value).map { (entry.key, $0) }
        }
        let inner = environment.adding("with", .object(Dictionary(given, uniquingKeysWith: { $1 })))
        return views(of: part.value, .key(.start("parts"), name), inner)
    }
}
