extension RoomCommand {
    /// A kind of command, as stored commands and the permission table know it.
    struct Kind: Sendable {
        /// What stored commands call it.
        let name: String
        /// Its row in the permission table; nil for what the room asks of itself.
        let permission: ContextCommand?
        fileprivate let read: @Sendable (KeyedDecodingContainer<Name>, Name) throws -> RoomCommand

        init<Command: RoomCommandKind>(_ make: @escaping @Sendable (Command) -> RoomCommand) {
            name = Command.name
            permission = (Command.self as? any UserCommand.Type)?.permission
            read = { container, name in make(try container.decode(Command.self, forKey: name)) }
        }
    }

    /// The name of a command, as a key.
    fileprivate struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }

    private static let kindsByName = Dictionary(kinds.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension RoomCommand: Codable {
    /// Reads a command under its name: `{"rewardUsers": {"userUuidList": ["student-1"], "rewardCount": 1}}`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        guard let name = container.allKeys.first, container.allKeys.count == 1 else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: container.codingPath, debugDescription: "a command has one name"))
        }
        guard let kind = Self.kindsByName[name.stringValue] else {
            throw DecodingError.dataCorruptedError(
                forKey: name, in: container, debugDescription: "there is no command '\(name.stringValue)'")
        }
        self = try kind.read(container, name)
    }

    /// Writes the command under its name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        let kind = kind
        try container.encode(kind, forKey: Name(stringValue: type(of: kind).name))
    }
}
