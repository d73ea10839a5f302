/// Keeps all students from saying something, or lets them.
public struct SetChatMuted: UserCommand {
    /// Whether they may say nothing.
    public var isMuted: Bool

    /// Mutes all students, or lets all speak who are not muted themselves.
    public init(isMuted: Bool) {
        self.isMuted = isMuted
    }

    static let permission = ContextCommand.muteChat
    static let name = "setChatMuted"

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.state.requireChat(for: caller)
        guard decision.state.chat.isAllMuted != isMuted else { return }
        decision.tell(.onChatMuted(isMuted, operator: caller.user))
        decision.say(.notice(isMuted ? .mutedAll : .unmutedAll), by: caller.user)
    }
}

extension ContextCommand {
    /// Saying who may say something in the chat.
    public static let muteChat = ContextCommand("muteChat", .staff)
}

extension ChatContext {
    /// Keeps all students from saying something, or lets them; everybody is told among the messages.
    ///
    /// - Throws: ``ContextError/Code/wrongState`` in a room without a chat widget, ``ContextError/Code/notPermitted``.
    public func setMuted(_ isMuted: Bool) throws(ContextError) {
        try gateway.give(.setChatMuted(SetChatMuted(isMuted: isMuted)))
    }
}
