/// What one visitor, and all of them together, may take.
package struct ServerLimits: Sendable {
    /// The longest header section that is read, request line included.
    package var headerBytes = 16 << 10

    /// The longest body that is read.
    ///
    /// A command and a few arguments need far less.
    package var bodyBytes = 64 << 10

    /// Paths that take longer bodies, with the longest of each: where people bring files.
    package var longBodies: [String: Int] = [:]

    /// How long a connection may be silent, in seconds, before it is closed.
    package var idleSeconds = 30

    /// How long a request may take to arrive, in milliseconds, before its connection is closed.
    ///
    /// It counts from the end of the answer before, or from the connection's start, to the last byte of the body; so it is
    /// longer than the silence that is allowed. ``idleSeconds`` would never end a visitor who sends a byte now and then.
    package var requestMilliseconds = 60_000

    /// The connections that are open at the same time.
    ///
    /// Lowered to what the process may open.
    package var connections = 4096

    /// The event streams that are open at the same time.
    package var eventStreams = 1024

    /// How often a silent event stream is tried, in milliseconds.
    package var heartbeatMilliseconds = 2000

    package init() {}

    /// The longest body that is read for a path.
    func bodyBytes(for path: String) -> Int { longBodies[path] ?? bodyBytes }
}
