import LiveValues

/// Notes that the caller has read the messages that are there.
public struct MarkChatRead: UserCommand {
    /// Needs no more than its author.
    public init() {}

    static let permission = ContextCommand.markChatRead

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        decision.markRead(by: caller.user.userUuid)
    }
}

extension ContextCommand {
    /// Noting what one has read oneself.
    public static let markChatRead = ContextCommand("markChatRead", .anybodysOwn)
}

extension Decision {
    mutating func markRead(by uuid: String) {
        // The count with which a fixture or an app's chat begins.
        if let widget = state.chatWidget {
            deleteWidgetUserProperties(["unread"], of: widget, user: uuid, cause: nil, by: nil)
        }
        guard state.chat.unread(of: uuid) > 0 else { return }
        tell(.onChatRead(state.chat.log.last), to: .user(uuid))
    }
}

extension ChatContext {
    /// Notes that the local user has read the messages that are there.
    ///
    /// - Throws: ``ContextError/Code/notInRoom``.
    public func markRead() throws(ContextError) {
        try gateway.give(.markChatRead(MarkChatRead()))
    }
}
