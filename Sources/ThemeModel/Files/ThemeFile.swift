package import SourceDiagnostics

/// A file that a theme brings along: an image or a font, below the theme's own folder.
package struct ThemeFile: Hashable, Sendable {
    /// The folder that the theme lies in, which its files do not leave, relative to the project's root.
    package let folder: String
    /// The path below the folder, as it is written.
    package let name: String

    /// Names a file in a theme's folder.
    package init(_ name: String, in folder: String) {
        self.folder = folder
        self.name = name
    }

    /// The path relative to the project's root.
    package var path: String { folder + "/" + name }

    /// Why a file cannot be had.
    package enum Problem: Error, Hashable {
        /// The path, as it is written, leads out of the folder.
        case outside
        /// The path has a part that is empty or `.`.
        case notPlain
        /// The file's name ends like that of no format that is read.
        case ending
        /// A link leads out of the folder.
        case linkedOutside
        /// The file cannot be read.
        case unreadable(FileError)
    }

    /// Fails unless the path is one below the folder, whatever stands there.
    func checkPath() throws(Problem) {
        guard !ProjectLayout.standard.isPlain(name) else { return }
        throw name.hasPrefix("/") || name.split(separator: "/").contains("..") ? .outside : .notPlain
    }

    /// Reads the file, which has at most `limit` bytes, in the format that its name ends like; nil for no ending.
    func read<Format>(
        as format: Format?, in files: any FileSystem, limit: Int
    ) throws(Problem) -> (format: Format, bytes: [UInt8]) {
        // What is wrong with a path is wrong whatever it ends like.
        try checkPath()
        guard let format else { throw .ending }
        // Read first: a snapshot, which has to follow links for that, then knows where the file lies.
        let content: Result<[UInt8], FileError>
        do throws(FileError) {
            content = .success(try files.read(path, limit: limit))
        } catch {
            content = .failure(error)
        }
        if let home = files.canonicalPath(folder), let real = files.canonicalPath(path),
            !Self.isBelow(real, home, root: files.canonicalPath("."))
        {
            throw .linkedOutside
        }
        switch content {
        case .success(let bytes): return (format, bytes)
        case .failure(let error): throw error == .outside ? .linkedOutside : .unreadable(error)
        }
    }

    /// Whether a real path lies in a real folder; below the root, paths are relative to it, and the root is not.
    private static func isBelow(_ real: String, _ folder: String, root: String?) -> Bool {
        if folder == root, !real.hasPrefix("/") { return true }
        return real.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
}
