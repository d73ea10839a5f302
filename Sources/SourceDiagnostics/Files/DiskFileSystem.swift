#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The real file system, seen from a root folder.
public struct DiskFileSystem: FileSystem {
    /// The absolute path that relative paths start from, links followed.
    public let root: String

    /// Takes the root; a relative one starts from the current folder.
    public init(root: String) {
        self.root = Self.realPath(root) ?? root
    }

    /// Reads a regular file, however it may change meanwhile.
    public func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        try Self.read(from: descriptor(of: path), limit: limit)
    }

    /// Reads a regular file whose name is not that of a link, so that it lies where its folder does; fails for a link
    /// with ``FileError/linkLoop``.
    package func readUnlinked(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        try Self.read(from: descriptor(of: path, O_NOFOLLOW), limit: limit)
    }

    /// Opens a file to read it, for which the caller closes it.
    private func descriptor(of path: String, _ flags: Int32 = 0) throws(FileError) -> Int32 {
        // The system would read the path up to the NUL, which names another file.
        guard !path.utf8.contains(0) else { throw .missing }
        // Without O_NONBLOCK, opening a pipe waits for somebody to write to it.
        let descriptor = open(absolutePath(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC | flags)
        guard descriptor >= 0 else { throw Self.error(errno) }
        return descriptor
    }

    /// Reads a regular file that is open, and closes it.
    private static func read(from descriptor: Int32, limit: Int) throws(FileError) -> [UInt8] {
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw error(errno) }
        switch kind(of: status) {
        case .directory: throw .directory
        case .special, .missing: throw .special
        case .file: break
        }
        guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
        // One byte more than was announced tells a file that grew; the loop then goes on up to the limit. Of a regular
        // file less is read than was asked for only at its end.
        var bytes = [UInt8]()
        var wanted = Int(status.st_size) + 1
        while bytes.count <= limit {
            if try append(to: &bytes, from: descriptor, atMost: wanted) < wanted { return bytes }
            wanted = min(max(wanted, 4096), limit - bytes.count + 1)
        }
        throw .tooLarge(limit: limit)
    }

    /// What stands at a path, links followed.
    public func kind(of path: String) -> FileKind {
        var status = stat()
        guard !path.utf8.contains(0), stat(absolutePath(path), &status) == 0 else { return .missing }
        return Self.kind(of: status)
    }

    /// The names in a folder, sorted, without `.` and `..`.
    public func entries(of path: String) -> [String] {
        guard !path.utf8.contains(0), let stream = opendir(absolutePath(path)) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// The path with links followed.
    public func canonicalPath(_ path: String) -> String? {
        guard !path.utf8.contains(0), let real = Self.realPath(absolutePath(path)) else { return nil }
        return relativePath(real)
    }

    /// The absolute form of a path.
    package func absolutePath(_ path: String) -> String {
        path.hasPrefix("/") ? path : root == "/" ? "/" + path : root + "/" + path
    }

    /// The form of an absolute path that is shown: relative where it lies below the root.
    package func relativePath(_ path: String) -> String {
        let prefix = root == "/" ? "/" : root + "/"
        guard path.hasPrefix(prefix) else { return path }
        return String(path[path.utf8.index(path.startIndex, offsetBy: prefix.utf8.count)...])
    }

    private static func append(
        to bytes: inout [UInt8], from descriptor: Int32, atMost wanted: Int
    ) throws(FileError) -> Int {
        while true {
            var result = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
                result = systemRead(descriptor, buffer.baseAddress, wanted)
                count = max(result, 0)
            }
            if result >= 0 {
                if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
                return result
            }
            if errno != EINTR { throw error(errno) }
        }
    }

    private static func kind(of status: stat) -> FileKind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .directory
        default: .special
        }
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func error(_ code: Int32) -> FileError {
        switch code {
        case ENOENT, ENOTDIR: .missing
        case EISDIR: .directory
        case EACCES, EPERM: .denied
        case ELOOP: .linkLoop
        default: .system(code: code)
        }
    }
}

// The method `read` hides the system's function of the same name inside the type.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
