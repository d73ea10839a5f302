/// Files with unsaved texts laid over them: what an editor shows goes before what the disk has.
///
/// A project made over it is checked as if everything were saved. The value does not change; make another one when a
/// buffer does, which costs nothing but the table.
///
/// A buffer stands for its file by whatever path it is asked for, links and `..` included. It may have no file yet, or no
/// more: then the folders that its path names are there as well.
public struct OverlayFileSystem: FileSystem {
    private let base: any FileSystem

    /// By the buffer's canonical path.
    private let buffers: [String: [UInt8]]

    /// The root with links followed, where the files below can say so.
    private let root: String?

    /// Lays buffers over files.
    ///
    /// - Parameters:
    ///   - base: What is asked where no buffer is.
    ///   - buffers: The texts by path, relative to the root or absolute. Of two paths to one file, the last in the order
    ///     of their characters counts.
    public init(_ base: any FileSystem, buffers: [String: [UInt8]]) {
        self.base = base
        let root = base.canonicalPath(".")
        self.root = root
        self.buffers = Dictionary(
            buffers.sorted { $0.key < $1.key }.map { (Self.key($0.key, base, root), $0.value) }
                // The root itself cannot be a text.
                .filter { !$0.0.isEmpty },
            uniquingKeysWith: { _, last in last })
    }

    /// The buffer's bytes, or the file's.
    public func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        guard let bytes = buffer(path) else {
            do {
                return try base.read(path, limit: limit)
            } catch {
                throw error == .missing && isFolderOfBuffers(path) ? .directory : error
            }
        }
        guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
        return bytes
    }

    /// What stands at a path; a file where a buffer is, whatever lies below it.
    public func kind(of path: String) -> FileKind {
        if buffer(path) != nil { return .file }
        let kind = base.kind(of: path)
        return kind == .missing && isFolderOfBuffers(path) ? .directory : kind
    }

    /// The names in a folder, those of buffers and of their folders among them, sorted.
    public func entries(of path: String) -> [String] {
        let names = base.entries(of: path)
        guard !buffers.isEmpty else { return names }
        let prefix = folderPrefix(path)
        let added = buffers.keys.filter { $0.hasPrefix(prefix) }
            .compactMap { $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init) }
        return added.isEmpty ? names : Set(names + added).sorted()
    }

    /// The path with every link followed; that of a buffer without a file goes on from the last folder that is there.
    public func canonicalPath(_ path: String) -> String? {
        if let real = base.canonicalPath(path) { return real }
        let key = key(path)
        return buffers[key] != nil || isFolderOfBuffers(path) ? key : nil
    }

    private func buffer(_ path: String) -> [UInt8]? {
        // The system's answer costs a call for every file.
        guard !buffers.isEmpty, !path.utf8.contains(0) else { return nil }
        return buffers[path] ?? buffers[key(path)]
    }

    private func isFolderOfBuffers(_ path: String) -> Bool {
        guard !buffers.isEmpty, !path.utf8.contains(0) else { return false }
        let prefix = folderPrefix(path)
        return buffers.keys.contains { $0.hasPrefix(prefix) }
    }

    private func folderPrefix(_ path: String) -> String {
        let key = key(path)
        return key.isEmpty || key.hasSuffix("/") ? key : key + "/"
    }

    private func key(_ path: String) -> String { Self.key(path, base, root) }

    /// The one name of a path: relative to the root and empty for it, with links followed as far as there are files.
    private static func key(_ path: String, _ base: any FileSystem, _ root: String?) -> String {
        let real = canonical(path, base)
        guard let root, root.hasPrefix("/") else { return real == "." ? "" : real }
        if real == root || real == "." { return "" }
        return real.hasPrefix(root + "/") ? String(real.dropFirst(root.count + 1)) : real
    }

    private static func canonical(_ path: String, _ base: any FileSystem) -> String {
        var rest: [Substring] = []
        var known = path[...]
        while true {
            while known.count > 1, known.hasSuffix("/") { known.removeLast() }
            if known.isEmpty { return joined(".", rest) }
            if let real = base.canonicalPath(String(known)) { return joined(real, rest) }
            guard let slash = known.lastIndex(of: "/") else { return joined(".", [known] + rest) }
            rest.insert(known[known.index(after: slash)...], at: 0)
            known = slash == known.startIndex ? known[...slash] : known[..<slash]
            if known == "/", base.canonicalPath("/") == nil { return joined("/", rest) }
        }
    }

    /// A folder with further steps, of which `.` and `..` are resolved as text: there are no links to follow.
    private static func joined(_ folder: String, _ steps: [Substring]) -> String {
        let path = (folder.split(separator: "/") + steps.filter { !$0.isEmpty }).resolvingDots().joined(separator: "/")
        return folder.hasPrefix("/") ? "/" + path : path.isEmpty ? "." : path
    }
}
