import LiveValues

extension Decision {
    /// Messages that follow those of before are said now; any other change begins the history again, because nothing
    /// that was said can be taken back.
    mutating func applyChat(from old: ChatSeed, to new: ChatSeed) {
        guard old != new else { return }
        if new.messages.starts(with: old.messages) {
            let added = new.messages.dropFirst(old.messages.count)
            for message in state.messages(added, after: state.chat.log.last) { tell(.onChatMessageReceived(message)) }
        } else {
            tell(.onChatHistoryUpdated(state.messages(new.messages)))
        }
        if old.isAllMuted != new.isAllMuted, state.chat.isAllMuted != new.isAllMuted {
            tell(.onChatMuted(new.isAllMuted, operator: nil))
        }
        for uuid in Set(old.clients.keys).union(new.clients.keys).sorted()
        where old.clients[uuid] != new.clients[uuid] {
            setChatClient(new.clients[uuid] ?? ChatClient(), of: uuid)
        }
        for uuid in old.mutedUsers where !new.mutedUsers.contains(uuid) { mute(uuid, false) }
        for uuid in new.mutedUsers where !old.mutedUsers.contains(uuid) { mute(uuid, true) }
    }

    private mutating func mute(_ uuid: String, _ isMuted: Bool) {
        guard let user = (state.users[uuid] ?? state.away[uuid])?.info, user.userRole == .student || !isMuted,
            state.chat.mutedUsers.contains(uuid) != isMuted
        else { return }
        tell(.onChatUserMuted(user, isMuted: isMuted, operator: nil))
    }
}
