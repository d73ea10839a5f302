public import LiveValues

/// What was said in a room before it opened, and who may say something from the first moment on.
public struct ChatSeed: Codable, Hashable, Sendable {
    /// The messages, oldest first; one of somebody who is not among the users is left out.
    public var messages: [Message]
    /// Whether students may say nothing.
    public var isAllMuted: Bool
    /// The students who may say nothing.
    public var mutedUsers: [String]
    /// The clients that cannot do everything, by user.
    public var clients: [String: ChatClient]

    /// A message that is there from the first moment.
    public struct Message: Codable, Hashable, Sendable {
        /// The identifier of the user who said it.
        public var author: String
        /// When it was said.
        public var time: Timestamp
        /// What was said.
        public var content: SendChatMessage.Content

        /// Describes a message.
        public init(_ content: SendChatMessage.Content, by author: String, at time: Timestamp) {
            self.author = author
            self.time = time
            self.content = content
        }
    }

    /// A chat; everything left out is what one has in which nobody has said anything.
    public init(
        messages: [Message] = [], isAllMuted: Bool = false, mutedUsers: [String] = [],
        clients: [String: ChatClient] = [:]
    ) {
        self.messages = messages
        self.isAllMuted = isAllMuted
        self.mutedUsers = mutedUsers
        self.clients = clients
    }
}

extension ChatContent {
    init(_ content: SendChatMessage.Content) {
        switch content {
        case .text(let text): self = .text(text)
        case .picture(let picture): self = .picture(picture)
        }
    }
}

extension RoomState {
    /// The messages of a seed, numbered behind one.
    func messages(_ seeds: some Sequence<ChatSeed.Message>, after last: Int = 0) -> [ChatMessage] {
        var messages: [ChatMessage] = []
        for seed in seeds {
            guard let author = (users[seed.author] ?? away[seed.author])?.info else { continue }
            messages.append(
                ChatMessage(ChatContent(seed.content), by: author, at: seed.time, number: last + messages.count + 1))
        }
        return messages
    }
}

extension ChatRecord {
    init(_ seed: ChatSeed, among state: RoomState) {
        begin(with: state.messages(seed.messages))
        isAllMuted = seed.isAllMuted
        mutedUsers = OrderedKeys(seed.mutedUsers.filter { state.users[$0]?.info.userRole == .student })
        for (uuid, client) in seed.clients where state.users[uuid] != nil { setClient(client, of: uuid) }
    }
}
