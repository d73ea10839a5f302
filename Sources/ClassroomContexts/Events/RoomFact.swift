public import LiveValues

/// One thing that has happened in a room: what its state consists of, in the end.
///
/// Most facts are told as a ``ContextEvent``. The others are what a room keeps to itself, such as which student's turn it
/// was last; with them, a state and the facts behind it give the same state everywhere.
public struct RoomFact: Hashable, Sendable {
    /// What has happened.
    enum Change: Hashable, Sendable {
        /// Something that is told.
        case event(ContextEvent)
        /// Something that nobody is told.
        case kept(KeptChange)
    }

    /// When it happened, on the room's clock.
    public let time: Timestamp
    let change: Change
    /// Who hears it.
    public let audience: Audience
    /// Whose picture changes; nil takes it from the event.
    let concernedUsers: [String]?
    /// The identifier of the group in which it happened; nil for the class itself.
    public private(set) var subRoom: String?

    init(
        _ event: ContextEvent, at time: Timestamp, concerning users: [String]? = nil, to audience: Audience = .everyone
    ) {
        self.time = time
        change = .event(event)
        self.audience = audience
        concernedUsers = users
    }

    init(_ change: KeptChange, at time: Timestamp) {
        self.time = time
        self.change = .kept(change)
        audience = .nobody
        concernedUsers = nil
    }

    /// The same as the class takes it up, where it has happened in a group.
    func inside(_ subRoom: String) -> RoomFact {
        var fact = self
        fact.subRoom = subRoom
        return fact
    }

    /// The same as the room takes it up in which it has happened.
    var outside: RoomFact {
        var fact = self
        fact.subRoom = nil
        return fact
    }

    /// What is told; nil for what the room keeps to itself.
    public var event: ContextEvent? {
        if case .event(let event) = change { event } else { nil }
    }
}

extension RoomFact: Codable {
    private enum CodingKeys: String, CodingKey {
        case time, event, to, concerning, kept, subRoom
    }

    /// Reads a fact as the page *Facts and commands* describes it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let time = try container.decode(Timestamp.self, forKey: .time)
        if let change = try container.decodeIfPresent(KeptChange.self, forKey: .kept) {
            self.init(change, at: time)
        } else {
            let user = try container.decodeIfPresent(String.self, forKey: .to)
            self.init(
                try container.decode(ContextEvent.self, forKey: .event), at: time,
                concerning: try container.decodeIfPresent([String].self, forKey: .concerning),
                to: user.map(Audience.user) ?? .everyone)
        }
        subRoom = try container.decodeIfPresent(String.self, forKey: .subRoom)
    }

    /// Writes the fact; an audience of everybody is left out.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(time, forKey: .time)
        switch change {
        case .event(let event): try container.encode(event, forKey: .event)
        case .kept(let change): try container.encode(change, forKey: .kept)
        }
        if case .user(let uuid) = audience { try container.encode(uuid, forKey: .to) }
        try container.encodeIfPresent(concernedUsers, forKey: .concerning)
        try container.encodeIfPresent(subRoom, forKey: .subRoom)
    }
}
