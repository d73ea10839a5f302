import LiveValues

/// What has been said in a room, who may say something, and what each user has read.
struct ChatRecord: Codable, Equatable, Sendable {
    private(set) var log = ChatLog()
    /// Whether students may say nothing.
    var isAllMuted = false
    /// The students who may say nothing, in the order in which that was decided.
    var mutedUsers = OrderedKeys()
    /// The number of the last message that everybody has read who is not in ``readMarks``: those of the beginning.
    private(set) var readAtStart = 0
    /// The number of the last message that each user has read.
    private(set) var readMarks: [String: Int] = [:]
    /// The clients that cannot do everything, by user.
    private var clients: [String: ChatClient] = [:]
    /// Users whose chat widget has said that there is something, which an app's own chat does for what is not kept here.
    private(set) var nudged = OrderedKeys()

    /// How many messages a user has not read; at least one when their widget has said so.
    func unread(of uuid: String) -> Int {
        max(log.last - readNumber(of: uuid), nudged.contains(uuid) ? 1 : 0)
    }

    /// The number of the last message that a user has read.
    func readNumber(of uuid: String) -> Int { max(0, readMarks[uuid] ?? readAtStart) }

    /// Takes a message in; who has said it and had read all before it has read it too.
    mutating func add(_ message: ChatMessage) {
        let author = message.author.userUuid
        let hasReadAll = unread(of: author) == 0
        log.append(message)
        if hasReadAll { read(upTo: log.last, by: author) }
    }

    /// The user has read everything up to a message.
    mutating func read(upTo number: Int, by uuid: String) {
        nudged.remove(uuid)
        readMarks[uuid] = max(readMarks[uuid] ?? readAtStart, min(number, log.last))
    }

    mutating func nudge(_ uuid: String) { nudged.append(uuid) }

    /// What stands between a user and the messages.
    func client(of uuid: String) -> ChatClient { clients[uuid] ?? ChatClient() }

    mutating func setClient(_ client: ChatClient, of uuid: String) {
        clients[uuid] = client == ChatClient() ? nil : client
    }

    /// Begins with other messages, which everybody has read.
    mutating func begin(with messages: [ChatMessage]) {
        log = ChatLog(messages)
        readAtStart = log.last
        readMarks = [:]
    }
}

extension RoomState {
    /// The widget whose users talk: the first of the product's two that is installed; nil without one.
    var chatWidget: String? { WidgetID.chats.first { widgets[$0]?.isInstalled == true } }

    /// Takes up what a user's widget has said to their scene: of a chat, that there is something to read.
    mutating func hear(_ message: WidgetMessage, of widget: String, for uuid: String) {
        if message.name == "messageReceived", WidgetID.chats.contains(widget) { chat.nudge(uuid) }
    }

    /// Whether a user may say nothing now.
    func isMuted(_ user: UserInfo) -> Bool {
        user.userRole == .student && (chat.isAllMuted || chat.mutedUsers.contains(user.userUuid))
    }
}
