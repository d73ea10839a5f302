import CMicroHTTPD
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The connections of one server, so that a crowd of silent ones cannot keep a new visitor out.
///
/// When most of the room is taken, each newcomer costs the connection its place that has asked for nothing for the
/// longest time: an idle one, one that sends its headers byte by byte, or one that does not read its answer. Event streams
/// stay; their number has a limit of its own.
final class OpenConnections: Sendable {
    private let places: Mutex<Places>

    private struct Place {
        var socket: Int32
        /// When the connection last asked for something, on a clock that ticks with each request.
        var lastRequest: UInt64
        var isEventStream = false
    }

    private struct Places {
        var crowd: Int
        var clock: UInt64 = 0
        var taken: [UInt: Place] = [:]

        mutating func tick() -> UInt64 {
            clock += 1
            return clock
        }
    }

    /// - Parameter room: How many connections the daemon takes.
    init(room: Int) {
        places = Mutex(Places(crowd: room - room / 4))
    }

    /// Gives a new connection its place, at the cost of another one when it is crowded.
    func opened(_ connection: OpaquePointer) {
        let address = UInt(bitPattern: connection)
        let socket = diorama_mhd_socket(connection)
        places.withLock { places in
            if places.taken.count >= places.crowd { Self.cutStalest(&places) }
            places.taken[address] = Place(socket: socket, lastRequest: places.tick())
        }
    }

    /// Notes that the connection has asked for something.
    func used(_ connection: OpaquePointer, isEventStream: Bool = false) {
        let address = UInt(bitPattern: connection)
        places.withLock { places in
            let now = places.tick()
            places.taken[address]?.lastRequest = now
            places.taken[address]?.isEventStream = isEventStream
        }
    }

    /// Frees the place.
    ///
    /// The library closes the socket after this, so that `cutStalest` never meets a reused number.
    func closed(_ connection: OpaquePointer) {
        let address = UInt(bitPattern: connection)
        places.withLock { $0.taken[address] = nil }
    }

    private static func cutStalest(_ places: inout Places) {
        let candidates = places.taken.lazy.filter { !$0.value.isEventStream && $0.value.socket >= 0 }
        guard let stalest = candidates.min(by: { $0.value.lastRequest < $1.value.lastRequest }) else { return }
        _ = shutdown(stalest.value.socket, Int32(SHUT_RDWR))
        // Cut once: the library needs a moment to notice, and the next newcomer shall cost another one.
        places.taken[stalest.key]?.socket = -1
    }
}
