package import SourceDiagnostics

/// Files of which a project may read some: those below its root, links followed, and those that somebody has named.
///
/// A named folder brings all that is below it. A named file brings its folder, in which what it refers to lies. Whatever
/// else there is cannot be read, has no entries and no path.
package struct BoundedFileSystem: FileSystem {
    private let base: any FileSystem
    // The files themselves where they lie on a disk whose names mean themselves; macOS folds capitals.
    private let disk: DiskFileSystem?
    // As the file system gives it: absolute for files on a disk.
    private let root: String?
    // Real paths outside the root, without a slash at the end.
    private let opened: [String]

    /// Takes the paths that were named; those below the root open nothing more.
    package init(_ base: any FileSystem, naming named: [String]) {
        let root = base.canonicalPath(".")
        let opened = named.compactMap { path -> String? in
            guard let real = base.canonicalPath(path), Self.isOutside(real, of: root) else { return nil }
            if base.kind(of: path) == .directory { return real == "/" ? "" : real }
            let folder = real[..<(real.lastIndex(of: "/") ?? real.startIndex)]
            // Nobody means the whole disk by naming a file at its top.
            return folder.isEmpty ? real : String(folder)
        }
        self.init(base, root: root, opened: opened)
    }

    private init(_ base: any FileSystem, root: String?, opened: [String]) {
        self.base = base
        #if canImport(Darwin)
            disk = nil
        #else
            disk = base as? DiskFileSystem
        #endif
        self.root = root
        self.opened = opened
    }

    /// The same bounds around the same files as they are later.
    func over(_ base: any FileSystem) -> BoundedFileSystem { Self(base, root: root, opened: opened) }

    /// Reads a file that may be read.
    package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        try locate(path, limit: limit).content.get()
    }

    /// Reads a file that may be read, and says where it lies, which has to be known before.
    func locate(_ path: String, limit: Int) -> (content: Result<[UInt8], FileError>, canonicalPath: String?) {
        let real = base.canonicalPath(path)
        // What is not there lies nowhere, which is for the reader to say.
        guard real.map(isOpen) ?? true else { return (.failure(.outside), nil) }
        do throws(FileError) {
            return (.success(try base.read(path, limit: limit)), real)
        } catch {
            return (.failure(error), real)
        }
    }

    /// Reads a file of a folder whose real path is known, and says where it lies; nil when the folder is not below the
    /// root, the file is a link or it cannot be read, which is all for ``locate(_:limit:)`` to tell.
    func read(_ name: Substring, in folder: String, limit: Int) -> (bytes: [UInt8], canonicalPath: String)? {
        guard let disk, !folder.hasPrefix("/"), !["", ".", ".."].contains(name) else { return nil }
        let real = folder + "/" + String(name)
        return (try? disk.readUnlinked(real, limit: limit)).map { ($0, real) }
    }

    /// What stands at a path, wherever it leads.
    package func kind(of path: String) -> FileKind { base.kind(of: path) }

    /// The names in a folder.
    package func entries(of path: String) -> [String] {
        base.canonicalPath(path).map(isOpen) ?? true ? base.entries(of: path) : []
    }

    /// The path with every link followed.
    package func canonicalPath(_ path: String) -> String? { base.canonicalPath(path).flatMap { isOpen($0) ? $0 : nil } }

    private func isOpen(_ real: String) -> Bool {
        !Self.isOutside(real, of: root) || opened.contains { real == $0 || real.hasPrefix($0 + "/") }
    }

    // A path below the root is given relative to it.
    private static func isOutside(_ real: String, of root: String?) -> Bool { real.hasPrefix("/") && real != root }
}
