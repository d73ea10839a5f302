#if os(Linux)
    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// Wakes a thread that sleeps in `poll`.
    final class WakePipe: Sendable {
        /// Readable after ``wake()``.
        let readEnd: Int32
        private let writeEnd: Int32

        init() throws(FileWatcherError) {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { throw .system(String(cString: strerror(errno))) }
            readEnd = ends[0]
            writeEnd = ends[1]
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
        }

        deinit {
            close(readEnd)
            close(writeEnd)
        }

        /// Wakes the thread, now or when it next goes to sleep.
        ///
        /// A full pipe wakes it just as well.
        func wake() {
            var byte: UInt8 = 0
            _ = write(writeEnd, &byte, 1)
        }

        /// Lets the thread sleep again.
        func drain() {
            var bytes = [UInt8](repeating: 0, count: 64)
            while read(readEnd, &bytes, bytes.count) == bytes.count {}
        }
    }
#endif
