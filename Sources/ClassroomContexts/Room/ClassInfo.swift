public import LiveValues

/// Where a class stands in its schedule.
public enum ClassState: Int, NamedCase {
    /// Not started.
    case before = 0
    /// Under way.
    case during = 1
    /// Over; the room is still open for the close delay.
    case after = 2
}

/// Whether the class is being recorded.
public enum RecordingState: Int, NamedCase {
    /// Not recording.
    case stopped = 0
    /// Asked to record, not recording yet.
    case starting = 1
    /// Recording.
    case started = 2
}

/// The schedule of a class.
public struct ClassInfo: Codable, Hashable, Sendable {
    /// Where the class stands.
    public var state: ClassState
    /// When it starts or started; nil when no start is planned (upstream writes 0).
    public var startTime: Timestamp?
    /// How long it is planned to last.
    public var duration: Duration
    /// How long the room stays open after the planned end.
    public var closeDelay: Duration

    /// A schedule; the default is a class that has not begun and has no start time, 30 minutes long.
    public init(
        state: ClassState = .before, startTime: Timestamp? = nil, duration: Duration = .seconds(30 * 60),
        closeDelay: Duration = .seconds(5 * 60)
    ) {
        self.state = state
        self.startTime = startTime
        self.duration = duration
        self.closeDelay = closeDelay
    }
}
