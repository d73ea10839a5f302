#if os(Linux)
    /// Which paths depend on which directory entries.
    struct WatchIndex {
        /// The lookups behind each watched path.
        private(set) var traces: [String: PathTrace] = [:]

        /// For each watch and each of its entries, the paths that looked there; nil stands for the directory itself.
        private var paths: [Int32: [String?: Set<String>]] = [:]

        /// Puts a new trace in the place of a path's old one; nil takes the path out.
        ///
        /// - Returns: The watches that no path needs any more.
        mutating func replace(_ path: String, with trace: PathTrace?) -> [Int32] {
            let old = traces[path]?.steps ?? []
            let new = trace?.steps ?? []
            traces[path] = trace
            for step in new.subtracting(old) { paths[step.watch, default: [:]][step.entry, default: []].insert(path) }
            for step in old.subtracting(new) {
                paths[step.watch]?[step.entry]?.remove(path)
                if paths[step.watch]?[step.entry]?.isEmpty ?? false { paths[step.watch]?[step.entry] = nil }
            }
            let unused = Set(old.map(\.watch)).filter { paths[$0]?.isEmpty ?? false }
            for watch in unused { paths[watch] = nil }
            return Array(unused)
        }

        /// The paths that looked for an entry in a directory.
        func paths(lookingFor entry: String, in watch: Int32) -> Set<String> {
            paths[watch]?[entry] ?? []
        }

        /// The paths that depend on the list of a directory.
        func paths(listing watch: Int32) -> Set<String> {
            paths[watch]?[PathTrace.anyEntry] ?? []
        }

        /// The paths that lead through a directory.
        func paths(through watch: Int32) -> Set<String> {
            paths[watch]?.values.reduce(into: []) { $0.formUnion($1) } ?? []
        }
    }
#endif
