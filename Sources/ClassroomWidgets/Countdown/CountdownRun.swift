import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

/// What the room's properties say of a countdown.
struct CountdownRun: Hashable, Sendable {
    /// The states that the product knows.
    enum State: Int, Hashable, Sendable {
        /// Ended, or put back: students see nothing.
        case ended = 0
        /// It runs.
        case running = 1
        /// It stands still. Upstream's web client knows this state; its iOS client drops the update.
        case paused = 2
    }

    /// The shortest and the longest countdown, in seconds.
    static let durations = 1...3600

    /// What a teacher finds in the form, in seconds.
    static let defaultDuration = 60

    /// From how many seconds on the digits warn.
    static let warning = 3

    /// What it does.
    let state: State
    /// The server's time when it began.
    let start: Timestamp
    /// How long it takes, in seconds.
    let duration: Int

    /// When it is over, on the server's clock.
    var end: Timestamp { start + .seconds(duration) }

    init(_ state: State, start: Timestamp, duration: Int) {
        self.state = state
        self.start = start
        self.duration = max(0, duration)
    }

    /// Reads what a room has; nil when it has nothing yet.
    ///
    /// - Throws: What is missing or wrong, by its key.
    init?(_ properties: WidgetProperties) throws(WidgetPropertyError) {
        guard !properties.isEmpty else { return nil }
        let number = try properties.integer("state")
        guard let state = State(rawValue: number) else {
            throw WidgetPropertyError(keyPath: "state", expectation: "0, 1 or 2", found: .integer(number))
        }
        // One that has ended may have been cleared; one that stands still does not ask when it began.
        let start = state == .running ? try properties.timestamp("startTime") : Timestamp(milliseconds: 0)
        self.init(state, start: start, duration: state == .ended ? 0 : try properties.integer("duration"))
    }

    /// The seconds that are left at a time on the server's clock: whole ones, never fewer than none.
    ///
    /// One that stands still has its whole duration left: whoever stops it writes the rest there.
    func secondsLeft(at now: Timestamp) -> Int {
        switch state {
        case .ended: 0
        case .paused: duration
        case .running: min(duration, Int(clamping: max(0, (end - now).milliseconds) / 1000))
        }
    }
}

/// How far the server's clock is ahead of a client's.
///
/// Upstream's client cuts its own clock to whole seconds, takes the time of each sync message from it, computes what is
/// left once, and then counts down by itself. Here each second is taken from the clock anew, so that nothing drifts.
struct CountdownClock: Hashable, Sendable {
    /// The server's time less the client's.
    private(set) var difference = Duration.zero

    /// A client whose clock is the server's.
    init() {}

    /// A client that has heard the server's time.
    ///
    /// - Parameters:
    ///   - syncTimestamp: What the message says.
    ///   - local: The client's time when it came.
    init(syncTimestamp: Timestamp, receivedAt local: Timestamp) {
        let difference = syncTimestamp - local
        // Less than a second is how long the message took.
        if difference.milliseconds.magnitude >= 1000 { self.difference = difference }
    }

    /// The server's time at one of the client's.
    func serverTime(at local: Timestamp) -> Timestamp { local + difference }

    /// The client's time at one of the server's.
    func localTime(of server: Timestamp) -> Timestamp { server - difference }
}
