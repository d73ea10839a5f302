import Foundation
import Synchronization

/// Tells a store what time it is, so that a fixture can say when "now" is and a test can stop it.
public protocol LiveClock: Sendable {
    /// The current instant. Callable from any thread; never blocks.
    var now: Timestamp { get }
}

/// The machine's own time, for fixtures that name no `clock`.
public struct SystemClock: LiveClock {
    /// A clock that shows the machine's time.
    public init() {}

    /// The machine's time, to the millisecond.
    public var now: Timestamp {
        Timestamp(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded(.down)))
    }
}

/// A clock that shows a chosen instant when it is made and runs with real time from there.
///
/// It counts on a monotonic source: setting the machine's clock does not move what is under way.
public struct OffsetClock: LiveClock {
    private let start: Timestamp
    private let origin: ContinuousClock.Instant

    /// A clock that shows `start` now.
    public init(startingAt start: Timestamp) {
        self.start = start
        self.origin = ContinuousClock.now
    }

    /// The chosen instant plus the real time since this clock was made.
    public var now: Timestamp { start + (ContinuousClock.now - origin) }
}

/// A clock that moves only when told to: for tests, and where time stands.
package final class ManualClock: LiveClock {
    private let current: Mutex<Timestamp>

    package init(_ start: Timestamp = Timestamp(milliseconds: 1_772_442_720_000)) {
        current = Mutex(start)
    }

    package var now: Timestamp { current.withLock { $0 } }

    package func advance(by duration: Duration) {
        current.withLock { $0 = $0 + duration }
    }
}
