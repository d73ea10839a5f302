public import ConfigSchema
public import ThemeModel

/// The values of one view's properties when all that is bound to data has its value.
///
/// Paths are those of YAML, such as `padding.top`. A property that the file does not set has its built-in value, and none
/// where the declaration gives none.
public struct ViewValues: Sendable {
    // By whole paths, and few: a file sets a handful of a view's thirty properties. Nil stands for a built-in value that
    // does not hold.
    private var own: [(path: String, value: ResolvedValue?)] = []
    private let defaults: ViewDefaults

    /// Takes values by their keys.
    public init(_ values: [String: ResolvedValue]) {
        self.init(over: .none)
        for (key, value) in values { self[key] = value }
    }

    /// Has a view's built-in values until others are set.
    init(over defaults: ViewDefaults) { self.defaults = defaults }

    /// The value at a path; nil when there is none.
    public internal(set) subscript(_ path: String) -> ResolvedValue? {
        get {
            // By index: a closure would get a copy of each value.
            for index in own.indices where own[index].path == path { return own[index].value }
            return defaults.known[path]
        }
        set {
            forget(path)
            own.append((path, newValue))
            addEntries(of: newValue, below: path)
        }
    }

    /// Whether all values are those of another view of the same kind.
    func isAlike(_ other: ViewValues) -> Bool {
        defaults === other.defaults && own.count == other.own.count
            && own.indices.allSatisfy { own[$0].path == other.own[$0].path && own[$0].value == other.own[$0].value }
    }

    /// Whether it says something of the space around the view.
    var hasBox: Bool { defaults.hasBox || own.contains { BoxValues.keys.contains($0.path) } }

    private mutating func forget(_ path: String) {
        guard own.contains(where: { $0.path == path }) else { return }
        own.removeAll { $0.path == path || $0.path.hasPrefix(path + ".") }
    }

    private mutating func addEntries(of value: ResolvedValue?, below path: String) {
        guard case .map(let entries)? = value else { return }
        for entry in entries {
            let inner = "\(path).\(entry.key)"
            // Of two entries with one key the first one is found.
            own.append((inner, entry.value))
            addEntries(of: entry.value, below: inner)
        }
    }

    /// A switch; false when there is none.
    public func flag(_ path: String) -> Bool {
        if case .boolean(let value)? = self[path] { value } else { false }
    }

    /// A number; nil when there is none.
    public func number(_ path: String) -> Double? {
        switch self[path] {
        case .number(let value): value
        case .length(let length) where length.unit != .percent: length.value
        default: nil
        }
    }

    /// A length in points, where a share is one of some whole; nil when there is none, or a share of nothing.
    public func length(_ path: String, of whole: Double?) -> Double? { extent(path)?.points(of: whole) }

    /// A length of which a share may be asked for later; nil when there is none.
    func extent(_ path: String) -> ViewExtent? {
        if case .length(let length)? = self[path], length.unit == .percent { return .hundredths(length.value) }
        return number(path).map { .points($0) }
    }

    /// A text, or the name of an enumeration's case; nil when there is none.
    public func text(_ path: String) -> String? {
        if case .text(let value)? = self[path] { value } else { nil }
    }

    /// A colour, in the mode that was asked for; nil when there is none.
    public func color(_ path: String) -> SRGBColor? {
        if case .color(let value)? = self[path] { value } else { nil }
    }

    /// A colour or a gradient; nil when there is none.
    public func paint(_ path: String) -> ViewPaint? { self[path].flatMap { ViewPaint($0) } }

    /// The same values with another one for a key, or with none.
    package func replacing(_ key: String, with value: ResolvedValue?) -> ViewValues {
        var copy = self
        copy[key] = value
        return copy
    }
}

/// How long a side is.
enum ViewExtent {
    case points(Double)
    case hundredths(Double)

    /// In points, where a share is one of some whole; nil for a share of nothing.
    func points(of whole: Double?) -> Double? {
        switch self {
        case .points(let points): points
        // Nothing of an endless offer is nothing.
        case .hundredths(let share): share == 0 ? 0 : whole.map { $0 * share / 100 }
        }
    }
}

/// What a surface is painted with.
public enum ViewPaint: Hashable, Sendable {
    /// One colour.
    case color(SRGBColor)
    /// Colours that go over into each other, at equal distances; 180 degrees are from top to bottom.
    case gradient([SRGBColor], degrees: Double)

    init?(_ value: ResolvedValue) {
        switch value {
        case .color(let color): self = .color(color)
        case .map(let entries):
            guard case .list(let items)? = entries.first(where: { $0.key == "colors" })?.value else { return nil }
            let colors = items.compactMap { if case .color(let color) = $0 { color } else { nil } }
            guard colors.count > 1 else { return nil }
            var degrees = 180.0
            if case .number(let angle)? = entries.first(where: { $0.key == "angle" })?.value { degrees = angle }
            self = .gradient(colors, degrees: degrees)
        default: return nil
        }
    }

    /// Its colours, each with another one in its place.
    func mapping(_ change: (SRGBColor) -> SRGBColor) -> ViewPaint {
        switch self {
        case .color(let color): .color(change(color))
        case .gradient(let colors, let degrees): .gradient(colors.map(change), degrees: degrees)
        }
    }
}
