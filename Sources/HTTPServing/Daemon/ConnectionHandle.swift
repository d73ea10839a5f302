import CMicroHTTPD

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A connection of the C library, in a form that can be handed to another thread.
///
/// It is valid from the reply's start to its end; ``EventStream`` keeps it exactly that long, under its lock.
struct ConnectionHandle: EventSink {
    private let address: UInt
    private let socket: Int32

    /// - Returns: nil when the library knows no socket for the connection.
    init?(_ connection: OpaquePointer) {
        socket = diorama_mhd_socket(connection)
        guard socket >= 0 else { return nil }
        address = UInt(bitPattern: connection)
    }

    private var connection: OpaquePointer? { OpaquePointer(bitPattern: address) }

    func sleep() {
        if let connection { MHD_suspend_connection(connection) }
    }

    func wake() {
        if let connection { MHD_resume_connection(connection) }
    }

    func cut() {
        _ = shutdown(socket, Int32(SHUT_RDWR))
    }

    var hasVanished: Bool {
        var byte: UInt8 = 0
        let count = recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
        return count == 0 || count < 0 && errno != EAGAIN && errno != EINTR
    }
}
