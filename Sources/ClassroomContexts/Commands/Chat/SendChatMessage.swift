/// Says something to everybody.
public struct SendChatMessage: UserCommand {
    /// What is said.
    public var content: Content

    /// What users can say.
    public enum Content: Codable, Hashable, Sendable {
        /// Words: blanks at both ends are taken off.
        case text(String)
        /// A picture, without words.
        case picture(ChatPicture)

        private enum TextCodingKeys: String, CodingKey {
            case _0 = "text"
        }
        private enum PictureCodingKeys: String, CodingKey {
            case _0 = "picture"
        }
    }

    /// Says words, or shows a picture.
    public init(content: Content) {
        self.content = content
    }

    /// The most characters (Unicode scalars) of one message: a page of them, which is what a person types in one go.
    public static let maxLength = 1000

    static let permission = ContextCommand.sendChatMessage

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.state.requireChat(for: caller)
        guard decision.state.chat.client(of: caller.user.userUuid).connection == .connected else {
            throw caller.refusal(.wrongState, "they are not connected to the chat")
        }
        if decision.state.isMuted(caller.user) {
            throw caller.refusal(
                .wrongState, decision.state.chat.isAllMuted ? "all students are muted" : "they are muted")
        }
        switch content {
        case .text(let text):
            let words = text.trimmingBlanks
            guard words.showsSomething else { throw caller.refusal(.invalidArgument, "a message needs a word") }
            guard words.unicodeScalars.count <= Self.maxLength else {
                throw caller.refusal(.invalidArgument, "a message has up to \(Self.maxLength) characters")
            }
            decision.say(.text(words), by: caller.user)
        case .picture(let picture): decision.say(.picture(picture), by: caller.user)
        }
    }
}

extension ContextCommand {
    /// Saying something in the chat, which who only watches does not.
    public static let sendChatMessage = ContextCommand("sendChatMessage", .participantsOwn)
}

extension RoomState {
    /// Refuses what is about messages in a room without a chat.
    func requireChat(for caller: Caller) throws(ContextError) {
        guard chatWidget != nil else { throw caller.refusal(.wrongState, "the room has no chat widget") }
    }
}

extension Decision {
    mutating func say(_ content: ChatContent, by user: UserInfo) {
        tell(.onChatMessageReceived(ChatMessage(content, by: user, at: time, number: state.chat.log.last + 1)))
    }
}

extension String {
    /// Whether there is more to it than blanks and marks that nobody sees, such as joiners and direction marks.
    var showsSomething: Bool {
        unicodeScalars.contains { scalar in
            let properties = scalar.properties
            return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
                && ![.control, .format].contains(properties.generalCategory)
        }
    }

    /// The text without white space at its ends.
    fileprivate var trimmingBlanks: String {
        guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[start...end])
    }
}

extension ChatContext {
    /// Says words to everybody.
    ///
    /// - Parameter text: The words, up to ``SendChatMessage/maxLength`` characters without the blanks at both ends.
    /// - Throws: ``ContextError/Code/wrongState`` while the local user is muted or not connected, or the room has no chat
    ///   widget,
    ///   ``ContextError/Code/invalidArgument`` for no words or too many, ``ContextError/Code/notPermitted``.
    public func send(text: String) throws(ContextError) {
        try gateway.give(.sendChatMessage(SendChatMessage(content: .text(text))))
    }

    /// Shows everybody a picture.
    ///
    /// - Throws: As ``send(text:)``.
    public func send(_ picture: ChatPicture) throws(ContextError) {
        try gateway.give(.sendChatMessage(SendChatMessage(content: .picture(picture))))
    }
}
