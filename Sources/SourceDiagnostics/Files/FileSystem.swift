/// Where files come from: the disk, or a table in memory for tests and for the examples of the rules.
///
/// Paths are relative to the project's root, with forward slashes; an absolute path is taken as it is.
public protocol FileSystem: Sendable {
    /// Reads a regular file whole.
    ///
    /// Fails without blocking on anything else, and on a file of more than `limit` bytes without reading it all.
    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]

    /// What stands at a path, links followed.
    func kind(of path: String) -> FileKind

    /// The names in a folder, sorted; empty when it is none or may not be read.
    func entries(of path: String) -> [String]

    /// The path of a file with every link followed, relative to the root where it lies below it; nil when there is
    /// nothing at the path.
    func canonicalPath(_ path: String) -> String?
}

/// What stands at a path.
public enum FileKind: Sendable {
    /// A regular file.
    case file
    /// A folder.
    case directory
    /// A pipe, a socket or a device.
    case special
    /// Nothing, or a link to nothing.
    case missing
}

/// Why a file could not be read.
public enum FileError: Error, Hashable, Sendable {
    /// There is no such file, or a link that leads nowhere.
    case missing
    /// The path is a folder.
    case directory
    /// The path is a pipe, a socket or a device.
    case special
    /// The user may not read it.
    case denied
    /// The path leads out of the project, and nobody has named it.
    case outside
    /// Links that lead in a circle.
    case linkLoop
    /// More bytes than the limit.
    case tooLarge(limit: Int)
    /// Anything else, with the system's error number.
    case system(code: Int32)

    /// The reason as the end of a sentence: "cannot read 'x': …".
    package var reason: String {
        switch self {
        case .missing: "there is no such file"
        case .directory: "it is a folder, not a file"
        case .special: "it is a pipe, a socket or a device, not a file"
        case .denied: "permission denied"
        case .outside: "it lies outside the project and is read only when the command line names it"
        case .linkLoop: "its symbolic links lead in a circle"
        case .tooLarge(let limit): "it is larger than \(limit) bytes"
        case .system(let code): "the system reports error \(code)"
        }
    }
}
