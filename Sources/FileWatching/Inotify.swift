#if os(Linux)
    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// The kernel's queue of file events.
    ///
    /// See inotify(7).
    final class Inotify: Sendable {
        /// One event, as the kernel tells it.
        struct Event {
            /// The watch that saw it; -1 when the queue overflowed.
            var watch: Int32
            var mask: UInt32
            /// The directory's entry; empty when the event is about the directory itself.
            var name: String
        }

        /// What matters about the entries of a directory, beside what matters about itself.
        static let entryMask =
            UInt32(
                IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB) | selfMask

        /// What matters about a directory on the way to a file: that it is no longer where it was.
        static let selfMask = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)

        let descriptor: Int32

        init() throws(FileWatcherError) {
            descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
            guard descriptor >= 0 else { throw .system(String(cString: strerror(errno))) }
        }

        deinit {
            close(descriptor)
        }

        /// Watches a directory; a directory that is watched already keeps its number and gets the larger mask.
        ///
        /// - Returns: nil when there is no such directory, when it may not be read, or when the system is out of watches.
        func watch(directory: String, mask: UInt32) -> Int32? {
            let flags = UInt32(IN_ONLYDIR | IN_DONT_FOLLOW | IN_MASK_ADD)
            let number = inotify_add_watch(descriptor, directory, mask | flags)
            return number >= 0 ? number : nil
        }

        func forget(_ watch: Int32) {
            inotify_rm_watch(descriptor, watch)
        }

        /// Takes all events that are waiting; returns at once when there are none.
        func read() -> [Event] {
            var events: [Event] = []
            withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 8) { buffer in
                while true {
                    let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
                    guard count > 0 else { return }
                    events += Self.parse(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                }
            }
            return events
        }

        /// Reads `struct inotify_event`, whose name has a length that C cannot say.
        private static func parse(_ bytes: UnsafeRawBufferPointer) -> [Event] {
            let headerSize = MemoryLayout<inotify_event>.size
            var events: [Event] = []
            var offset = 0
            while offset + headerSize <= bytes.count {
                let header = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                let end = min(offset + headerSize + Int(header.len), bytes.count)
                let name = bytes[(offset + headerSize)..<end].prefix { $0 != 0 }
                events.append(Event(watch: header.wd, mask: header.mask, name: String(decoding: name, as: UTF8.self)))
                offset = end
            }
            return events
        }
    }

    // The method `read` hides the system's function of the same name inside the type.
    private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        read(descriptor, buffer, count)
    }
#endif
