/// Who hears of a change.
public enum Audience: Hashable, Sendable {
    /// Everybody who looks at the store.
    case everyone
    /// One user: what concerns their own machine alone.
    case user(String)
    /// Some users: those in one part of the store.
    case users(Set<String>)
    /// Everybody but those who look at another part of the store at the moment.
    case everyoneExcept(Set<String>)
    /// Nobody: what a store keeps to itself, and needs when its history is played again.
    case nobody

    /// Whether the user with this identifier hears it.
    public func contains(_ user: String) -> Bool {
        switch self {
        case .everyone: true
        case .user(let only): only == user
        case .users(let some): some.contains(user)
        case .everyoneExcept(let absent): !absent.contains(user)
        case .nobody: false
        }
    }
}

/// What happened, in the words of one kind of scene.
public protocol ChangePayload: Sendable {
    /// What it is called in logs.
    var name: String { get }

    /// What it is about.
    var topic: Topic { get }

    /// The identifiers of the users whose picture it changes; empty when it is about the store as a whole.
    var concernedUsers: [String] { get }
}

/// One entry of a store's history: what changed, when, whom it concerns and who hears it.
public struct ChangeRecord: Sendable {
    /// Its place in the store's history: 1 for the first, then without a gap, except in front of ``MissedChanges``.
    public let sequence: Int
    /// When it happened, on the store's clock.
    public let time: Timestamp
    /// What it is about.
    public let topic: Topic
    /// The identifiers of the users whose picture changes: the rows and windows to draw again.
    ///
    /// Empty when it is about the store as a whole, or about one client.
    public let concernedUsers: [String]
    /// Who hears it.
    public let audience: Audience
    /// What happened; the kind of scene that made it knows the type.
    public let payload: any ChangePayload

    /// What it is called in logs.
    public var name: String { payload.name }

    /// Records a change.
    ///
    /// - Parameters:
    ///   - payload: What happened; it says what it is about.
    ///   - sequence: Its place in the history, from 1.
    ///   - time: When it happened, on the store's clock.
    ///   - users: Whose picture changes; nil takes it from the payload.
    ///   - audience: Who hears it.
    public init(
        _ payload: any ChangePayload, sequence: Int, time: Timestamp, concerning users: [String]? = nil,
        audience: Audience = .everyone
    ) {
        self.payload = payload
        self.sequence = sequence
        self.time = time
        self.audience = audience
        topic = payload.topic
        concernedUsers = users ?? payload.concernedUsers
    }
}

/// So many changes waited for a slow listener that they were let go: read the store's state again.
public struct MissedChanges: ChangePayload, Hashable {
    /// How many were let go.
    public let count: Int

    /// Counts what was let go.
    public init(count: Int) { self.count = count }

    /// What logs call it, spelled like the events that it stands for.
    public var name: String { "onEventsMissed" }

    /// ``Topic/missed``.
    public var topic: Topic { .missed }

    /// Nobody in particular.
    public var concernedUsers: [String] { [] }
}
