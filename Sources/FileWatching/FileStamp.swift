#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A moment on the clock that the file system stamps files with, in nanoseconds since 1970.
package struct FileTime: Comparable, Sendable {
    package var nanoseconds: Int64

    package init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    init(_ time: timespec) {
        nanoseconds = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// Now, on a clock that a change made later never falls behind.
    ///
    /// The kernel stamps files with a clock that ticks every few milliseconds; ten are taken off to be before its tick.
    package static var now: FileTime {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return FileTime(nanoseconds: FileTime(time).nanoseconds - 10_000_000)
    }

    package static func < (left: FileTime, right: FileTime) -> Bool {
        left.nanoseconds < right.nanoseconds
    }
}

/// What the file system says about a path without opening it.
///
/// Two reads of an unchanged file are equal.
struct FileStamp: Equatable, Sendable {
    /// What stands at the path.
    enum Kind: Sendable {
        case missing, file, directory, symbolicLink, other
    }

    private(set) var kind = Kind.missing
    private(set) var links = 0
    private(set) var modified = FileTime(nanoseconds: 0)
    private(set) var changed = FileTime(nanoseconds: 0)
    private var size: Int64 = 0
    private var inode: UInt64 = 0
    private var device: UInt64 = 0
    private var isReadable = false

    /// Looks at a path; a path that cannot be looked at is missing.
    init(_ path: String, followsLinks: Bool = true) {
        var info = stat()
        guard (followsLinks ? stat(path, &info) : lstat(path, &info)) == 0 else { return }
        switch info.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .directory
        case S_IFLNK: kind = .symbolicLink
        default: kind = .other
        }
        links = Int(info.st_nlink)
        size = Int64(info.st_size)
        inode = UInt64(info.st_ino)
        device = UInt64(truncatingIfNeeded: info.st_dev)
        isReadable = access(path, R_OK) == 0
        #if canImport(Darwin)
            modified = FileTime(info.st_mtimespec)
            changed = FileTime(info.st_ctimespec)
        #else
            modified = FileTime(info.st_mtim)
            changed = FileTime(info.st_ctim)
        #endif
    }

    /// Whether the content, or the right to read it, can differ between the two.
    ///
    /// A new name or a new link does not count.
    func differsInContent(from other: FileStamp) -> Bool {
        kind != other.kind || modified != other.modified || size != other.size || inode != other.inode
            || device != other.device || isReadable != other.isReadable
    }
}
