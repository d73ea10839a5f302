import ClassroomContexts
import ConfigSchema
import LiveValues
import SceneModel

/// What a fixture says of the messages in a room.
///
/// ```yaml
/// chat:
///   muted: false
///   mutedUsers: [noah]
///   messages:
///     - { from: lin, at: -11m, text: Good morning }
///     - { from: anna, at: -10m, picture: Scenes/contexts/pictures/orbit.svg }
/// ```
enum ChatFormat {
    static let spec = PropertySpec("chat", .record(chat), "What was said before the room opened, and who may speak.")

    private static let chat = PropertyGroup(
        "a chat",
        [
            PropertySpec("muted", .boolean, default: "false", "Whether all students are kept from saying something."),
            PropertySpec(
                "mutedUsers", .list(of: .string, count: 0...1000),
                "The identifiers of students who are kept from saying something."),
            PropertySpec(
                "clients", .map(of: .record(client), keys: .any("user")),
                "What stands between users and the messages, by their identifiers."),
            PropertySpec(
                "messages", .list(of: .record(message), count: 0...20_000), "The messages, oldest first."),
        ])

    private static let client = PropertyGroup(
        "a client",
        [
            PropertySpec(
                "connection", ClassroomFixtureFormat.cases(ChatConnection.self), default: "connected",
                "How it is connected to the chat's server."),
            PropertySpec(
                "pictures", .boolean, default: "true", "Whether the machine lets it see pictures that could be sent."),
        ])

    private static let message = PropertyGroup(
        "a message",
        [
            PropertySpec("from", .string, "The identifier of the user who said it.", required: true),
            PropertySpec("at", .instant, "When it was said; by default when the room opens."),
            PropertySpec("text", .string, "What was said, up to \(SendChatMessage.maxLength) characters."),
            PropertySpec(
                "picture", .string,
                "In place of a text: the path of a picture in the project, such as `Scenes/contexts/pictures/orbit.svg`."
            ),
        ])

    /// What a section says; what cannot be read is left out.
    static func seed(_ chat: RecordValue?, now: Timestamp) -> ChatSeed {
        guard let chat else { return ChatSeed() }
        let messages = (chat["messages"]?.items ?? []).compactMap(\.record).compactMap { message(of: $0, now: now) }
        return ChatSeed(
            messages: messages, isAllMuted: chat["muted"]?.booleanValue ?? false,
            mutedUsers: (chat["mutedUsers"]?.items ?? []).compactMap(\.stringValue),
            clients: Dictionary(
                (chat["clients"]?.mapEntries ?? []).map { ($0.key, client(of: $0.value.record)) },
                uniquingKeysWith: { first, _ in first }))
    }

    private static func client(of record: RecordValue?) -> ChatClient {
        ChatClient(
            connection: record?.enumCase("connection") ?? .connected,
            seesPictures: record?["pictures"]?.booleanValue ?? true)
    }

    private static func message(of record: RecordValue, now: Timestamp) -> ChatSeed.Message? {
        guard let author = record["from"]?.stringValue else { return nil }
        let content: SendChatMessage.Content
        if let text = record["text"]?.stringValue {
            content = .text(text)
        } else if let path = record["picture"]?.stringValue {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            content = .picture(ChatPicture(.project(path: path), name: name))
        } else {
            return nil
        }
        return ChatSeed.Message(content, by: author, at: record["at"]?.timestamp(now: now) ?? now)
    }
}
