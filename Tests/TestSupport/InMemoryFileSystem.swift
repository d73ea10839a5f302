package import SourceDiagnostics

/// A project that exists only in memory: files by path, links, and places that cannot be read.
///
/// Folders are there because files are in them. Links to folders and links to links are followed.
package struct InMemoryFileSystem: FileSystem {
    private let files: [String: [UInt8]]
    private let links: [String: String]
    private let unreadable: [String: FileError]

    /// Takes files by path relative to the root, the targets of links, which start at the root or are absolute, and the
    /// error that reading some other paths gives.
    package init(
        _ files: [String: [UInt8]], links: [String: String] = [:], unreadable: [String: FileError] = [:]
    ) {
        self.files = files
        self.links = links
        self.unreadable = unreadable
    }

    /// Takes texts by path, and bytes where a text will not do.
    package init(texts: [String: String], bytes: [String: [UInt8]] = [:], links: [String: String] = [:]) {
        self.init(texts.mapValues { Array($0.utf8) }.merging(bytes) { _, bytes in bytes }, links: links)
    }

    /// The bytes at a path.
    package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        guard let path = followed(path) else { throw .linkLoop }
        if let error = unreadable[path] { throw error }
        guard let bytes = files[path] else { throw isFolder(path) ? .directory : .missing }
        guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
        return bytes
    }

    /// What stands at a path.
    package func kind(of path: String) -> FileKind {
        guard let path = followed(path) else { return .missing }
        if let error = unreadable[path] {
            return error == .directory ? .directory : error == .special ? .special : .file
        }
        return files[path] != nil ? .file : isFolder(path) ? .directory : .missing
    }

    /// The names in a folder, sorted.
    package func entries(of path: String) -> [String] {
        guard let path = followed(path) else { return [] }
        let prefix = Self.prefix(of: path)
        let names = allPaths.filter { $0.hasPrefix(prefix) }
            .compactMap { $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init) }
        return Set(names).sorted()
    }

    /// The path without `.`, `..` and links.
    package func canonicalPath(_ path: String) -> String? {
        kind(of: path) == .missing ? nil : followed(path)
    }

    private var allPaths: [String] { Array(files.keys) + unreadable.keys + links.keys }

    private func isFolder(_ path: String) -> Bool {
        let prefix = Self.prefix(of: path)
        return allPaths.contains { $0.hasPrefix(prefix) }
    }

    private static func prefix(of folder: String) -> String { folder.isEmpty ? "" : folder + "/" }

    /// The path without `.`, `..` and links; nil when links lead in a circle.
    private func followed(_ path: String, depth: Int = 0) -> String? {
        guard depth < 40 else { return nil }
        var parts: [String] = path.hasPrefix("/") ? [""] : []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." {
                // The root stands directly below `/`.
                if parts.isEmpty || parts == [""] { parts = [""] } else { parts.removeLast() }
                continue
            }
            parts.append(String(part))
            guard let target = links[parts.joined(separator: "/")] else { continue }
            guard let real = followed(target, depth: depth + 1) else { return nil }
            parts = real.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        }
        return parts.joined(separator: "/")
    }
}
