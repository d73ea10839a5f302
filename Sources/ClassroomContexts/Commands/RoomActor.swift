/// Who gives a command.
public enum RoomActor: Hashable, Sendable {
    /// The room itself: its server, its clock, its files, and whoever plays a part in a preview.
    case server
    /// A user, who may do what their role allows.
    case user(String)
}

extension RoomActor: Codable {
    private enum CodingKeys: String, CodingKey {
        case user
    }

    /// Reads `{"user": "student-1"}`, or `{}` for the room itself.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self = try container.decodeIfPresent(String.self, forKey: .user).map(RoomActor.user) ?? .server
    }

    /// Writes `{"user": "student-1"}`, or `{}` for the room itself.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        if case .user(let uuid) = self { try container.encode(uuid, forKey: .user) }
    }
}
