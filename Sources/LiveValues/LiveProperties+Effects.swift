/// What a change would do to a property map, told without doing it.
extension LiveProperties {
    /// The changes by key path that would make this map another: what ``merge(paths:)`` would answer.
    ///
    /// Takes time in the size of the changes, not of the map.
    package func effective(paths changes: LiveProperties) -> LiveProperties {
        let steps = changes.map { (path: $0.key, steps: Self.steps(of: $0.key), value: $0.value) }
        if steps.count > 1, Self.isNested(steps.map(\.steps)) {
            // One path leads into another: only doing it, with the maps that are concerned, tells.
            var concerned: LiveProperties = [:]
            for head in Set(steps.compactMap(\.steps.first)) { concerned[String(head)] = self[String(head)] }
            return concerned.merge(paths: changes)
        }
        var effective = changes
        for change in steps where change.steps.isEmpty || value(at: change.steps[...]) == change.value {
            effective[change.path] = nil
        }
        return effective
    }

    /// The key paths that are there to be removed: what ``remove(paths:)`` would answer.
    ///
    /// Takes time in the number of paths, not in the size of the map.
    package func present(paths keyPaths: [String]) -> [String] {
        var removed: Set<[Substring]> = []
        return keyPaths.filter { path in
            let steps = Self.steps(of: path)
            guard value(at: steps[...]) != nil else { return false }
            if !removed.isEmpty {
                for length in 1...steps.count where removed.contains(Array(steps.prefix(length))) { return false }
            }
            removed.insert(steps)
            return true
        }
    }

    private func value(at path: ArraySlice<Substring>) -> LiveValue? {
        guard let head = path.first, let value = self[String(head)] else { return nil }
        return path.count == 1 ? value : value.objectValue?.value(at: path.dropFirst())
    }

    /// Whether one path is another one or leads into it.
    private static func isNested(_ paths: [[Substring]]) -> Bool {
        let all = Set(paths)
        return all.count < paths.count
            || paths.contains { path in path.indices.dropFirst().contains { all.contains(Array(path[..<$0])) } }
    }
}
