/// The version of the JSON of stored facts and commands.
public enum RoomFormat {
    /// What is written.
    ///
    /// A reader refuses any other. Version 2 has the tables of the board's strokes, of the chat, of files and of groups:
    /// a room of version 1 does not say what lay in them, and would go on as another one.
    public static let version = 2

    /// Refuses a container that holds another version.
    static func check<Key>(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws {
        let version = try container.decode(Int.self, forKey: key)
        guard version == Self.version else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: container,
                debugDescription: "this is version \(version) of the format; version \(Self.version) can be read")
        }
    }
}
