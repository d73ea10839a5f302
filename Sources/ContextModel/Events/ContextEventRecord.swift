/// Who hears an event.
public enum ContextAudience: Hashable, Sendable {
    /// Everybody in the room.
    case everyone
    /// One user: events about their own devices, connection, joining and removal.
    case user(String)

    /// Whether the user with this identifier hears it.
    public func contains(_ userUuid: String) -> Bool {
        switch self {
        case .everyone: true
        case .user(let only): only == userUuid
        }
    }
}

/// One event of a room's history: what changed, when, whom it concerns and who hears it.
public struct ContextEventRecord: Hashable, Sendable {
    /// The event's place in the room's history: 1 for the first, then without a gap, except in front of
    /// ``ContextEvent/onEventsMissed(count:)``.
    public let sequence: Int
    /// When it happened, on the room's clock.
    public let time: Timestamp
    /// What happened.
    public let event: ContextEvent
    /// The identifiers of the users whose picture changes: the roster rows and windows to draw again.
    ///
    /// Empty when the event is about the room or the local client.
    public let concernedUsers: [String]
    /// Who hears it.
    public let audience: ContextAudience

    /// What it is about.
    public var topic: ContextTopic { event.topic }

    /// The event's name for logs.
    public var name: String { event.name }

    init(
        sequence: Int, time: Timestamp, event: ContextEvent, concernedUsers: [String], audience: ContextAudience
    ) {
        self.sequence = sequence
        self.time = time
        self.event = event
        self.concernedUsers = concernedUsers
        self.audience = audience
    }
}
