#if os(Linux)
    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif
    import Dispatch
    import Synchronization

    /// The thread of a ``FileWatcher``: sleeps, reads events, reports.
    final class WatchLoop: Sendable {
        private let inotify: Inotify
        private let pipe: WakePipe
        private let onChange: @Sendable (Set<String>) -> Void
        private let finished = DispatchSemaphore(value: 0)
        private let state = Mutex(State())

        private struct State {
            var isStopped = false
            var thread: pthread_t?
            var index = WatchIndex()
            var pending = PendingChanges()
            /// What each path looked like when it was last reported.
            var stamps: [String: FileStamp] = [:]
            /// The paths that are polled, because they lead through a directory which cannot be watched.
            var polled: Set<String> = []
        }

        /// How often polled paths are looked at, in milliseconds.
        private static let pollInterval: Int32 = 1000

        init(onChange: @escaping @Sendable (Set<String>) -> Void) throws(FileWatcherError) {
            inotify = try Inotify()
            pipe = try WakePipe()
            self.onChange = onChange
        }

        func update(paths: Set<String>, readStart: FileTime) {
            state.withLock { state in
                let now = ContinuousClock.now
                for path in state.index.traces.keys where !paths.contains(path) { forget(path, in: &state) }
                state.pending.keepOnly(paths.contains)
                for path in paths where state.index.traces[path] == nil {
                    let trace = trace(path, in: &state)
                    state.stamps[path] = FileStamp(path)
                    if trace.lastChange >= readStart { state.pending.note(path, isFinished: true, now: now) }
                }
            }
            pipe.wake()
        }

        func stop() {
            let (isFirst, runsHere) = state.withLock { state in
                defer { state.isStopped = true }
                return (!state.isStopped, state.thread.map { pthread_equal($0, pthread_self()) != 0 } ?? false)
            }
            guard isFirst else { return }
            pipe.wake()
            if !runsHere { finished.wait() }
        }

        /// Runs until ``stop()``.
        func run() {
            state.withLock { $0.thread = pthread_self() }
            defer { finished.signal() }
            while true {
                var descriptors = [
                    pollfd(fd: inotify.descriptor, events: Int16(POLLIN), revents: 0),
                    pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0),
                ]
                poll(&descriptors, nfds_t(descriptors.count), state.withLock { Self.timeout(&$0) })
                if descriptors[1].revents != 0 { pipe.drain() }
                guard let report = state.withLock({ takeReport(&$0) }) else { return }
                if !report.isEmpty { onChange(report) }
            }
        }

        /// How long to sleep, in milliseconds; -1 is until something happens.
        private static func timeout(_ state: inout State) -> Int32 {
            guard let deadline = state.pending.nextDeadline else { return state.polled.isEmpty ? -1 : pollInterval }
            let left = ContinuousClock.now.duration(to: deadline)
            return max(0, Int32(left / .milliseconds(1)) + 1)
        }

        /// - Returns: nil when the watcher was stopped.
        private func takeReport(_ state: inout State) -> Set<String>? {
            guard !state.isStopped else { return nil }
            let now = ContinuousClock.now
            for event in inotify.read() { take(event, at: now, &state) }
            for path in state.polled where FileStamp(path) != state.stamps[path] {
                _ = trace(path, in: &state)
                state.pending.note(path, isFinished: true, now: now)
            }
            let due = state.pending.takeDue(now: ContinuousClock.now)
            for path in due { state.stamps[path] = FileStamp(path) }
            return due
        }

        private func take(_ event: Inotify.Event, at now: ContinuousClock.Instant, _ state: inout State) {
            func happened(_ flags: Int32...) -> Bool { flags.contains { event.mask & UInt32(bitPattern: $0) != 0 } }

            if happened(IN_Q_OVERFLOW) {
                retrace(Set(state.index.traces.keys), isFinished: true, now, &state)
            } else if happened(IN_DELETE_SELF, IN_MOVE_SELF, IN_UNMOUNT, IN_IGNORED) {
                retrace(state.index.paths(through: event.watch), isFinished: false, now, &state)
            } else {
                let paths = state.index.paths(lookingFor: event.name, in: event.watch)
                if happened(IN_MOVED_TO) {
                    retrace(paths, isFinished: true, now, &state)
                } else if happened(IN_CREATE, IN_DELETE, IN_MOVED_FROM) {
                    retrace(paths, isFinished: nil, now, &state)
                } else if happened(IN_CLOSE_WRITE) {
                    for path in paths { state.pending.note(path, isFinished: true, now: now) }
                } else if happened(IN_MODIFY) {
                    for path in paths { state.pending.note(path, isFinished: false, now: now) }
                } else if happened(IN_ATTRIB) {
                    for path in paths where state.stamps[path].map(FileStamp(path).differsInContent) ?? true {
                        state.pending.note(path, isFinished: false, now: now)
                    }
                }
                if happened(IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO) {
                    for path in state.index.paths(listing: event.watch) {
                        state.pending.note(path, isFinished: true, now: now)
                    }
                }
            }
        }

        /// Walks paths again after an entry on their way came or went.
        ///
        /// A file that was created is about to be written, and one that is gone is usually about to come back: with nil
        /// for `isFinished`, what stands there now decides whether the report may go out at once.
        private func retrace(
            _ paths: Set<String>, isFinished: Bool?, _ now: ContinuousClock.Instant, _ state: inout State
        ) {
            for path in paths {
                _ = trace(path, in: &state)
                let stamp = FileStamp(path)
                let isComplete = stamp.kind == .file && stamp.links > 1 || stamp.kind == .directory
                state.pending.note(path, isFinished: isFinished ?? isComplete, now: now)
            }
        }

        private func trace(_ path: String, in state: inout State) -> PathTrace {
            let trace = PathTrace(path, inotify: inotify)
            for watch in state.index.replace(path, with: trace) { inotify.forget(watch) }
            if trace.needsPolling {
                state.polled.insert(path)
            } else {
                state.polled.remove(path)
            }
            return trace
        }

        private func forget(_ path: String, in state: inout State) {
            for watch in state.index.replace(path, with: nil) { inotify.forget(watch) }
            state.stamps[path] = nil
            state.polled.remove(path)
        }
    }
#endif
