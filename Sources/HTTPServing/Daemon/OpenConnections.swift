import CMicroHTTPD
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The connections of one server, the least recently used of which are closed so that silent ones keep nobody out.
///
/// When three quarters of the capacity are taken, each new connection closes the one that has asked for nothing for the
/// longest time: an idle one, one that sends its headers byte by byte, or one that does not read its answer. Event streams
/// stay; their number has a limit of its own.
final class OpenConnections: Sendable {
    private let table: Mutex<Table>

    private struct Entry {
        var socket: Int32
        /// When the connection last asked for something, on a clock that ticks with each request.
        var lastRequest: UInt64
        var isEventStream = false
    }

    private struct Table {
        /// From how many connections on a new one closes another.
        let evictionThreshold: Int
        var clock: UInt64 = 0
        var entries: [UInt: Entry] = [:]

        mutating func tick() -> UInt64 {
            clock += 1
            return clock
        }
    }

    /// - Parameter capacity: How many connections the daemon takes.
    init(capacity: Int) {
        table = Mutex(Table(evictionThreshold: capacity - capacity / 4))
    }

    /// Notes a new connection, and closes another one when there are many.
    func opened(_ connection: OpaquePointer) {
        let address = UInt(bitPattern: connection)
        let socket = diorama_mhd_socket(connection)
        table.withLock { table in
            if table.entries.count >= table.evictionThreshold { Self.evictStalest(&table) }
            table.entries[address] = Entry(socket: socket, lastRequest: table.tick())
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
        _ = shutdown(stalest.value.socket, Int32(SHUT_RDWR))
        // Only once: the library needs a moment to notice, and the next new connection must close another one.
        table.entries[stalest.key]?.socket = -1
    }
}
