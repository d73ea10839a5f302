import LiveValues

/// A piece of a room's history as a file keeps it: a state, and what has happened since.
///
/// The page *Facts and commands* describes its JSON.
public struct RoomRecording: Equatable, Sendable {
    /// The number of the last fact that led to ``state``.
    public var sequence: Int
    /// Where it begins.
    public var state: RoomState
    /// What has happened since, oldest first.
    public var facts: [RoomFact]

    /// A piece of history.
    ///
    /// - Parameters:
    ///   - state: Where it begins.
    ///   - sequence: The number of the last fact that led there.
    ///   - facts: What has happened since.
    public init(from state: RoomState, after sequence: Int = 0, _ facts: [RoomFact] = []) {
        self.state = state
        self.sequence = sequence
        self.facts = facts
    }

    /// The room after the last fact.
    public var end: RoomState { FactLog.replay(facts, on: state) }
}

extension RoomRecording: Codable {
    private enum CodingKeys: String, CodingKey {
        case version, sequence, state, facts
    }

    /// Reads a recording of this version.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try RoomFormat.check(container, .version)
        self.init(
            from: try container.decode(RoomState.self, forKey: .state),
            after: try container.decode(Int.self, forKey: .sequence),
            try container.decode([RoomFact].self, forKey: .facts))
    }

    /// Writes the recording with its version.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(RoomFormat.version, forKey: .version)
        try container.encode(sequence, forKey: .sequence)
        try container.encode(state, forKey: .state)
        try container.encode(facts, forKey: .facts)
    }
}
