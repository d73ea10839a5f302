/// A property map, as whatever is live carries one.
///
/// Keys have no dots: a dot separates the steps of a key path.
public typealias LiveProperties = [String: LiveValue]

extension LiveProperties {
    /// Merges `changes` into this map, and answers those that changed something.
    ///
    /// Takes time in the size of the changes, not of the map, as long as nobody else holds the map.
    ///
    /// - Parameter changes: New values by key path. A dot steps into a nested map: `["weather.wind": 1]` sets `wind`
    ///   inside `weather`, making `weather` when there is none. Of a path and one that leads into it, the shorter one comes first.
    ///   A path of more than 64 steps changes nothing.
    /// - Returns: The changes after which the map is another.
    @discardableResult
    package mutating func merge(paths changes: LiveProperties) -> LiveProperties {
        var effective = changes
        for (path, value) in changes.sorted(by: { $0.key < $1.key }) {
            if !set(value, at: Self.steps(of: path)[...]) { effective[path] = nil }
        }
        return effective
    }

    /// Removes the values at `keyPaths` and tells which of them were there.
    ///
    /// Takes time in the number of paths, as long as nobody else holds the map.
    package mutating func remove(paths keyPaths: [String]) -> [String] {
        keyPaths.filter { remove(at: Self.steps(of: $0)[...]) }
    }

    /// The steps of a key path; none of one that nobody writes by hand, whose maps could not be walked.
    static func steps(of path: String) -> [Substring] {
        let steps = path.split(separator: ".", maxSplits: mostSteps)
        return steps.count > mostSteps ? [] : steps
    }

    private static var mostSteps: Int { 64 }

    fileprivate mutating func set(_ value: LiveValue, at path: ArraySlice<Substring>) -> Bool {
        guard let head = path.first else { return false }
        let key = String(head)
        guard path.count > 1 else {
            guard self[key] != value else { return false }
            self[key] = value
            return true
        }
        return self[key, default: .object([:])].withMap { $0.set(value, at: path.dropFirst()) }
    }

    fileprivate mutating func remove(at path: ArraySlice<Substring>) -> Bool {
        guard let head = path.first else { return false }
        let key = String(head)
        guard path.count > 1 else { return removeValue(forKey: key) != nil }
        guard case .object = self[key] else { return false }
        return self[key, default: .null].withMap { $0.remove(at: path.dropFirst()) }
    }

    /// What has to be merged into `old` and removed from it to get this map, by key path.
    ///
    /// Maps are compared entry by entry, so that what somebody else set beside a changed entry stays.
    package func difference(from old: LiveProperties) -> (changed: LiveProperties, removed: [String]) {
        var changed: LiveProperties = [:]
        var removed = old.keys.filter { self[$0] == nil }
        for (key, value) in self where old[key] != value {
            guard let nested = value.objectValue, !nested.isEmpty, let before = old[key, default: [:]].objectValue
            else {
                changed[key] = value
                continue
            }
            let difference = nested.difference(from: before)
            changed.merge(difference.changed.map { ("\(key).\($0.key)", $0.value) }) { _, later in later }
            removed += difference.removed.map { "\(key).\($0)" }
        }
        return (changed, removed.sorted())
    }
}

extension LiveValue {
    /// Changes the map that this value is, or becomes.
    ///
    /// The map is taken out and put back: a second reference to it would make the change copy all of it.
    fileprivate mutating func withMap<Result>(_ body: (inout LiveProperties) -> Result) -> Result {
        var map = objectValue ?? [:]
        self = .null
        defer { self = .object(map) }
        return body(&map)
    }
}

extension LiveProperties {
    /// The value at a key path; nil when it or a step to it is missing.
    public func value(at keyPath: String) -> LiveValue? {
        guard let dot = keyPath.utf8.firstIndex(of: UInt8(ascii: ".")) else { return self[keyPath] }
        return self[String(keyPath[..<dot])]?.objectValue?.value(at: String(keyPath[keyPath.utf8.index(after: dot)...]))
    }
}
