package import ConfigSchema
package import SourceDiagnostics

/// The file of an image token: here is decided whether a picture may be shown, for checks, pages and the preview alike.
package struct ImageFile: Hashable, Sendable {
    /// The folder that the theme lies in, which images do not leave, relative to the project's root.
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

    /// Why there is no picture.
    package enum Problem: Error, Hashable {
        /// The path, as it is written, leads out of the folder.
        case outside
        /// The path has a part that is empty or `.`.
        case notPlain
        /// The file's name ends like that of no image.
        case ending
        /// A link leads out of the folder.
        case linkedOutside
        /// The file cannot be read.
        case unreadable(FileError)
        /// The content is not what the ending says.
        case content
    }

    /// A picture and what its bytes are.
    package struct Picture: Sendable {
        package let format: ImageFormat
        package let bytes: [UInt8]
    }

    /// Reads the picture.
    package func read(in files: any FileSystem) throws(Problem) -> Picture {
        if name.hasPrefix("/") || name.split(separator: "/").contains("..") { throw .outside }
        guard ProjectLayout.standard.isPlain(name) else { throw .notPlain }
        guard let format = ImageFormat(path: name) else { throw .ending }
        if let home = files.canonicalPath(folder), let real = files.canonicalPath(path),
            !Self.isBelow(real, home, root: files.canonicalPath("."))
        {
            throw .linkedOutside
        }
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try files.read(path, limit: ImageFormat.maxFileSize)
        } catch {
            throw error == .outside ? .linkedOutside : .unreadable(error)
        }
        guard format.matches(bytes) else { throw .content }
        return Picture(format: format, bytes: bytes)
    }

    /// Whether a real path lies in a real folder; below the root, paths are relative to it, and the root is not.
    private static func isBelow(_ real: String, _ folder: String, root: String?) -> Bool {
        if folder == root, !real.hasPrefix("/") { return true }
        return real.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
}
