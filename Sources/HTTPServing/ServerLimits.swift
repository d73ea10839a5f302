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

    /// How much longer than ``longBodies`` say a body may be and still get a whole answer: it is read and dropped.
    ///
    /// A sender that is refused in the middle of a longer one finds the connection broken, and may never read why.
    package var droppedBodyFactor = 4

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

    /// Whether a body that is too long is read to its end before it is refused.
    func drops(bodyOf length: Int, for path: String) -> Bool {
        longBodies[path].map { length / max(1, droppedBodyFactor) <= $0 } ?? false
    }
}
