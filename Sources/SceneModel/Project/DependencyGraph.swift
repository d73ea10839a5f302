/// What each result of a project was made from, down to files.
///
/// It answers what a file touches: which results have to be made again after a save, and which files to watch.
package struct DependencyGraph: Sendable {
    /// Something that a project has worked out.
    package enum Result: Hashable, Sendable {
        /// The YAML files below a folder.
        case files(below: String)
        /// What one theme file says, by the theme's id.
        case themeDocument(String)
        /// A theme with what it inherits, and its findings.
        case theme(String)
        /// What one scene file says, by the scene's id.
        case sceneDocument(String)
        /// A scene with what it inherits, and what can be found in it without a theme.
        case composition(String)
        /// A scene with its theme and all its findings.
        case scene(String)
        /// A fixture, by its path.
        case fixture(String)
        /// What one file of a kind's own says, by its path.
        case kindDocument(String)
        /// A file of a kind's own with all its findings, by its path.
        case kindFile(String)
    }

    /// What a result can be made from.
    package enum Input: Hashable, Sendable {
        /// What was found at a path: a file, a folder, or nothing.
        case path(String)
        case result(Result)
    }

    private var inputs: [Result: Set<Input>] = [:]
    private var users: [Input: Set<Result>] = [:]

    /// Says what a result was made from, in place of what was said of it before.
    mutating func set(_ new: Set<Input>, of result: Result) {
        let old = inputs.updateValue(new, forKey: result) ?? []
        guard old != new else { return }
        for input in old.subtracting(new) { leave(input, result) }
        for input in new.subtracting(old) { users[input, default: []].insert(result) }
    }

    /// Forgets some results.
    mutating func remove(_ results: some Sequence<Result>) {
        for result in results {
            for input in inputs.removeValue(forKey: result) ?? [] { leave(input, result) }
        }
    }

    private mutating func leave(_ input: Input, _ result: Result) {
        users[input]?.remove(result)
        if users[input]?.isEmpty ?? false { users[input] = nil }
    }

    /// Every result, those that came to nothing included.
    var results: Set<Result> { Set(inputs.keys) }

    /// The results that are neither among some nor have a part in making them.
    ///
    /// Nothing is made from itself, so whatever is not needed ends in a result that nothing was made from: there this
    /// begins, and after most saves there is none. Going through all that is needed would take ten times as long.
    func results(unneededFor roots: Set<Result>) -> Set<Result> {
        func isUnneeded(_ result: Result, without unneeded: Set<Result>) -> Bool {
            !roots.contains(result) && users[.result(result)]?.isSubset(of: unneeded) ?? true
        }
        var found: Set<Result> = []
        var waiting = inputs.keys.filter { isUnneeded($0, without: []) }
        while let result = waiting.popLast() {
            guard found.insert(result).inserted else { continue }
            for input in (inputs[result] ?? []).lazy.compactMap(\.result) where isUnneeded(input, without: found) {
                waiting.append(input)
            }
        }
        return found
    }

    /// How many results there are.
    var count: Int { inputs.count }

    /// Whether some result was made from a path.
    func isUsed(_ path: String) -> Bool { users[.path(path)] != nil }

    /// Whether a result asked about a path itself that is not among some.
    func isUsed(_ path: String, outside results: Set<Result>) -> Bool {
        users[.path(path)].map { !$0.isSubset(of: results) } ?? false
    }

    /// Every path that some result was made from.
    var paths: Set<String> { Set(users.keys.compactMap(\.path)) }

    /// The paths that some results were made from, directly or by others.
    func paths(behind results: some Sequence<Result>) -> Set<String> {
        let reached = Self.closure(of: results) { result in (inputs[result] ?? []).lazy.compactMap(\.result) }
        return reached.reduce(into: []) { paths, result in
            for case .path(let path) in inputs[result] ?? [] { paths.insert(path) }
        }
    }

    /// The results that were made from some paths, directly or by others.
    func results(touchedBy paths: some Sequence<String>) -> Set<Result> {
        Self.closure(of: paths.flatMap { users[.path($0)] ?? [] }) { users[.result($0)] ?? [] }
    }

    private static func closure<Next: Sequence<Result>>(
        of results: some Sequence<Result>, next: (Result) -> Next
    ) -> Set<Result> {
        var found: Set<Result> = []
        var waiting = Array(results)
        while let result = waiting.popLast() {
            if found.insert(result).inserted { waiting += next(result) }
        }
        return found
    }
}

extension DependencyGraph.Input {
    fileprivate var path: String? { if case .path(let path) = self { path } else { nil } }

    fileprivate var result: DependencyGraph.Result? { if case .result(let result) = self { result } else { nil } }
}
