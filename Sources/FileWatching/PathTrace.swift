#if os(Linux)
    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// The lookups that lead from `/` to a file: in which directory which name was looked up, links followed.
    ///
    /// A change to any of these entries can change what the path means. `Themes/agora.yaml` behind a link swapped by a
    /// deployment depends on entries in three directories; a file whose directory does not exist yet depends on the
    /// entry that is missing.
    struct PathTrace: Equatable {
        struct Step: Hashable {
            /// The watch on the directory.
            var watch: Int32
            /// The entry that matters in it; nil when only the directory itself matters.
            var entry: String?
        }

        /// Stands for every entry of a directory that is watched as a list.
        static let anyEntry = ""

        private(set) var steps: Set<Step> = []

        /// Whether a directory on the way could not be watched, so that the path has to be polled.
        private(set) var needsPolling = false

        /// The last moment at which one of the entries is known to have changed.
        private(set) var lastChange = FileTime(nanoseconds: 0)

        /// As many links as the kernel follows before it says ELOOP.
        private static let maximumLinks = 40

        /// Walks the path and watches on the way.
        ///
        /// A directory is watched before an entry is looked up in it: what changes before is seen by the lookup, what
        /// changes after by the watch. A directory that goes away between its own lookup and its watch makes the walk
        /// begin again.
        init(_ path: String, inotify: Inotify) {
            for _ in 0..<3 {
                steps = []
                needsPolling = false
                walk(path, inotify)
                guard needsPolling else { return }
            }
        }

        private mutating func walk(_ path: String, _ inotify: Inotify) {
            var rest = Self.components(path)
            var directory = "/"
            var links = 0
            while let name = rest.popLast() {
                if name == "." { continue }
                if name == ".." {
                    directory = Self.parent(of: directory)
                    continue
                }
                let entry = directory == "/" ? "/\(name)" : "\(directory)/\(name)"
                switch watchedLookup(name, at: entry, in: directory, isLast: rest.isEmpty, inotify) {
                case .symbolicLink:
                    links += 1
                    guard links <= Self.maximumLinks, let target = Self.target(of: entry) else { return }
                    if target.hasPrefix("/") { directory = "/" }
                    rest += Self.components(target)
                case .directory:
                    directory = entry
                case .missing, .file, .other:
                    return
                }
            }
        }

        /// Watches the directory as closely as the entry needs it, and says what the entry is after that.
        private mutating func watchedLookup(
            _ name: String, at entry: String, in directory: String, isLast: Bool, _ inotify: Inotify
        ) -> FileStamp.Kind {
            if !isLast, FileStamp(entry, followsLinks: false).kind == .directory {
                watchItself(directory, inotify)
                if FileStamp(entry, followsLinks: false).kind == .directory { return .directory }
            }
            watchEntry(name, in: directory, inotify)
            if isLast { watchEntry(Self.anyEntry, in: entry, inotify, isOptional: true) }
            let stamp = FileStamp(entry, followsLinks: false)
            switch stamp.kind {
            case .missing: note(FileStamp(directory).modified)
            case .directory: note(stamp.modified)
            case .file, .symbolicLink, .other: note(stamp.changed)
            }
            return stamp.kind
        }

        private mutating func watchItself(_ directory: String, _ inotify: Inotify) {
            // A directory that may be passed but not read cannot be watched; what it leads to still can.
            guard let watch = inotify.watch(directory: directory, mask: Inotify.selfMask) else { return }
            steps.insert(Step(watch: watch, entry: nil))
        }

        private mutating func watchEntry(
            _ name: String, in directory: String, _ inotify: Inotify, isOptional: Bool = false
        ) {
            if let watch = inotify.watch(directory: directory, mask: Inotify.entryMask) {
                steps.insert(Step(watch: watch, entry: name))
            } else if !isOptional {
                needsPolling = true
            }
        }

        private mutating func note(_ change: FileTime) {
            lastChange = max(lastChange, change)
        }

        /// The components, last one first, so that the next one is taken from the end.
        private static func components(_ path: String) -> [String] {
            path.split(separator: "/").reversed().map(String.init)
        }

        /// The parent of a path without links; that of `/` is `/`.
        private static func parent(of directory: String) -> String {
            guard let slash = directory.lastIndex(of: "/"), slash > directory.startIndex else { return "/" }
            return String(directory[..<slash])
        }

        private static func target(of link: String) -> String? {
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
                guard let start = buffer.baseAddress else { return nil }
                let count = readlink(link, start, buffer.count)
                guard count > 0 else { return nil }
                return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
            }
        }
    }
#endif
