/// Keeps one student from saying something, or lets them.
public struct SetChatUserMuted: UserCommand {
    /// Whom it is about; only students can be muted.
    public var userUuid: String
    /// Whether they may say nothing.
    public var isMuted: Bool

    /// Mutes a student, or lets them speak as soon as not all are muted.
    public init(userUuid: String, isMuted: Bool) {
        self.userUuid = userUuid
        self.isMuted = isMuted
    }

    static let permission = ContextCommand.muteChat
    static let name = "setChatUserMuted"

    var targets: [String]? { [userUuid] }

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.state.requireChat(for: caller)
        let known = decision.state.users[userUuid] ?? decision.state.away[userUuid]
        guard let user = known?.info else { throw caller.refusal(.unknownUser, "there is no user '\(userUuid)'") }
        // Who has become somebody else since can be let speak all the same.
        guard user.userRole == .student || !isMuted else {
            throw caller.refusal(.invalidArgument, "only students can be muted")
        }
        guard decision.state.chat.mutedUsers.contains(userUuid) != isMuted else { return }
        decision.tell(.onChatUserMuted(user, isMuted: isMuted, operator: caller.user))
        decision.say(.notice(isMuted ? .muted(user) : .unmuted(user)), by: caller.user)
    }
}

extension ChatContext {
    /// Keeps one student from saying something, or lets them; everybody is told among the messages.
    ///
    /// - Throws: ``ContextError/Code/unknownUser`` for somebody who never was in the room,
    ///   ``ContextError/Code/invalidArgument`` for somebody who is no student, else as ``setMuted(_:)``.
    public func setMuted(_ isMuted: Bool, userUuid: String) throws(ContextError) {
        try gateway.give(.setChatUserMuted(SetChatUserMuted(userUuid: userUuid, isMuted: isMuted)))
    }
}
