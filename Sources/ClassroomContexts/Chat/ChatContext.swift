import LiveValues

/// The messages of a room as one of its users sees them.
///
/// Ours: upstream's chat widgets keep theirs on servers of their own. The commands are in extensions, each beside what it
/// decides.
public struct ChatContext: ContextPart, Sendable {
    let gateway: ContextGateway

    /// The widget behind the messages: the first of the product's two that is installed; nil when neither is.
    public func getWidgetId() -> String? { store.read { $0.chatWidget } }

    /// The numbers of the messages that are kept; nil before the first one.
    ///
    /// Of more than 20,000 messages the oldest are gone.
    public func getNumbers() -> ClosedRange<Int>? {
        store.read { state in
            let log = state.chat.log
            return log.first <= log.last ? log.first...log.last : nil
        }
    }

    /// The messages with these numbers, as far as they are kept; in time that follows their count alone.
    public func getMessages(_ numbers: ClosedRange<Int>) -> [ChatMessage] {
        store.read { $0.chat.log.messages(numbers) }.map { $0.read(in: locale) }
    }

    /// Whether all students are kept from saying something.
    public func isAllMuted() -> Bool { store.read { $0.chat.isAllMuted } }

    /// Whether a user is among those who are muted one by one.
    public func isUserMuted(_ userUuid: String) -> Bool { store.read { $0.chat.mutedUsers.contains(userUuid) } }

    /// The students who are muted one by one, in the order in which they were.
    public func getMutedUsers() -> [UserInfo] {
        store.read { state in
            state.chat.mutedUsers.compactMap { (state.users[$0] ?? state.away[$0])?.info }
        }.map { $0.read(in: locale) }
    }

    /// How the local user's client is connected to the chat, and what it may see.
    public func getClient() -> ChatClient { store.read { [localUser] in $0.chat.client(of: localUser) } }

    /// What stands above the messages; nil for nothing.
    public func getAnnouncement() -> String? {
        let value = store.read { state in
            state.chatWidget.flatMap { state.widgets[$0]?.properties["announcement"] }
        }
        let text = value.flatMap(LiveText.init)?.text(in: locale)
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The number of the last message that the local user has read; 0 for none.
    public func getReadNumber() -> Int { store.read { [localUser] in $0.chat.readNumber(of: localUser) } }

    /// How many messages the local user has not read; what the chat widget keeps as `unread` for them counts too.
    public func getUnreadCount() -> Int {
        store.read { [localUser] state in
            let kept = state.chatWidget.flatMap {
                state.widgets[$0]?.userProperties[localUser]?["unread"]?.integerValue
            }
            return min(max(0, kept ?? 0), 1_000_000) + state.chat.unread(of: localUser)
        }
    }
}
