import CMicroHTTPD
import Dispatch
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The connections of one server, some of which are closed so that those who take and give nothing keep nobody out.
///
/// When three quarters of the capacity are taken, each new connection closes the one that has asked for nothing for the
/// longest time: an idle one, one that sends its headers byte by byte, or one that does not read its answer. Event streams
/// stay; their number has a limit of its own.
///
/// However few there are, a connection whose request has not arrived whole in time is closed: the C library knows only how
/// long one is silent.
final class OpenConnections: Sendable {
    private let table: Mutex<Table>
    private let deadline: Duration
    private let queue = DispatchQueue(label: "connections.deadline")

    private struct Entry {
        var socket: Int32
        /// When the connection last asked for something, on a clock that ticks with each request.
        var lastRequest: UInt64
        var isEventStream = false
        /// Since when a request is awaited; nil while one is answered.
        var awaitedSince: ContinuousClock.Instant? = .now

        mutating func close() {
            if socket >= 0 { _ = shutdown(socket, Int32(SHUT_RDWR)) }
            // Only once: the library needs a moment to notice, and the number may mean another socket after that.
            socket = -1
        }
    }

    private struct Table {
        /// From how many connections on a new one closes another.
        let evictionThreshold: Int
        var clock: UInt64 = 0
        var entries: [UInt: Entry] = [:]
        /// Whether somebody looks for overdue requests.
        var isWatching = false

        mutating func tick() -> UInt64 {
            clock += 1
            return clock
        }
    }

    /// - Parameters:
    ///   - capacity: How many connections the daemon takes.
    ///   - requestMilliseconds: How long a request may take to arrive.
    init(capacity: Int, requestMilliseconds: Int) {
        deadline = .milliseconds(requestMilliseconds)
        table = Mutex(Table(evictionThreshold: capacity - capacity / 4))
    }

    /// Notes a new connection, and closes another one when there are many.
    func opened(_ connection: OpaquePointer) {
        let address = UInt(bitPattern: connection)
        let socket = diorama_mhd_socket(connection)
        let startsWatching = table.withLock { table in
            if table.entries.count >= table.evictionThreshold { Self.evictStalest(&table) }
            table.entries[address] = Entry(socket: socket, lastRequest: table.tick())
            defer { table.isWatching = true }
            return !table.isWatching
        }
        if startsWatching { watch() }
    }

    /// Notes that a request has arrived whole and is answered, which may take any time.
    func answers(_ connection: OpaquePointer) {
        table.withLock { $0.entries[UInt(bitPattern: connection)]?.awaitedSince = nil }
    }

    /// Notes that an answer has ended, and the next request may begin.
    func awaits(_ connection: OpaquePointer) {
        table.withLock { $0.entries[UInt(bitPattern: connection)]?.awaitedSince = .now }
    }

    /// Looks for overdue requests from time to time, as long as there are connections.
    private func watch() {
        queue.asyncAfter(deadline: .now() + (deadline / 2).dispatchInterval) { [weak self] in
            guard let self else { return }
            let goesOn = table.withLock { table in
                let limit = ContinuousClock.now - self.deadline
                for (address, entry) in table.entries where entry.awaitedSince.map({ $0 <= limit }) ?? false {
                    table.entries[address]?.close()
                }
                table.isWatching = !table.entries.isEmpty
                return table.isWatching
            }
            if goesOn { watch() }
        }
    }

    /// Notes that the connection has asked for something.
    func used(_ connection: OpaquePointer, isEventStream: Bool = false) {
        let address = UInt(bitPattern: connection)
        table.withLock { table in
            let now = table.tick()
            table.entries[address]?.lastRequest = now
            table.entries[address]?.isEventStream = isEventStream
        }
    }

    /// Forgets a connection that is being closed.
    ///
    /// The library closes the socket after this, so that `evictStalest` never meets a reused number.
    func closed(_ connection: OpaquePointer) {
        let address = UInt(bitPattern: connection)
        table.withLock { $0.entries[address] = nil }
    }

    private static func evictStalest(_ table: inout Table) {
        let candidates = table.entries.lazy.filter { !$0.value.isEventStream && $0.value.socket >= 0 }
        guard let stalest = candidates.min(by: { $0.value.lastRequest < $1.value.lastRequest }) else { return }
        table.entries[stalest.key]?.close()
    }
}

extension Duration {
    fileprivate var dispatchInterval: DispatchTimeInterval { .milliseconds(Int(self / .milliseconds(1))) }
}
