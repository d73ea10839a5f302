public import LiveValues

/// A command that somebody gave, or is to give.
public struct GivenCommand: Hashable, Sendable {
    /// Who gives it.
    public var actor: RoomActor
    /// When, on the room's clock.
    public var time: Timestamp
    /// What is asked.
    public var command: RoomCommand

    /// A command with its time and its author.
    public init(_ command: RoomCommand, by actor: RoomActor, at time: Timestamp) {
        self.command = command
        self.actor = actor
        self.time = time
    }
}

extension GivenCommand: Codable {
    private enum CodingKeys: String, CodingKey {
        case version, time, by, command
    }

    /// Reads a command of this version.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try RoomFormat.check(container, .version)
        self.init(
            try container.decode(RoomCommand.self, forKey: .command),
            by: try container.decode(RoomActor.self, forKey: .by),
            at: try container.decode(Timestamp.self, forKey: .time))
    }

    /// Writes the command with its version.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(RoomFormat.version, forKey: .version)
        try container.encode(time, forKey: .time)
        try container.encode(actor, forKey: .by)
        try container.encode(command, forKey: .command)
    }
}
