import LiveValues

/// Puts something above the messages, or takes it away.
///
/// The chat widget keeps it as `announcement` among its room properties, where a fixture writes it too.
public struct SetChatAnnouncement: UserCommand {
    /// What is to stand there; nil for nothing.
    public var text: String?

    /// Announces a text, in place of the one before.
    public init(text: String?) {
        self.text = text
    }

    /// The most characters (Unicode scalars) of an announcement, as upstream.
    public static let maxLength = 500

    static let permission = ContextCommand.setChatAnnouncement

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.state.requireChat(for: caller)
        guard let widget = decision.state.chatWidget else { return }
        guard let text, text.showsSomething else {
            return decision.deleteWidgetProperties(["announcement"], of: widget, cause: nil, by: caller.user)
        }
        guard text.unicodeScalars.count <= Self.maxLength else {
            throw caller.refusal(.invalidArgument, "an announcement has up to \(Self.maxLength) characters")
        }
        decision.updateWidgetProperties(["announcement": .string(text)], of: widget, cause: nil, by: caller.user)
    }
}

extension ContextCommand {
    /// Putting something above the messages.
    public static let setChatAnnouncement = ContextCommand("setChatAnnouncement", .staff)
}

extension ChatContext {
    /// Puts something above the messages, in place of what stood there; nil, or nothing but blanks, takes it away.
    ///
    /// - Throws: ``ContextError/Code/invalidArgument`` for more than ``SetChatAnnouncement/maxLength`` characters, else as
    ///   ``setMuted(_:)``.
    public func setAnnouncement(_ text: String?) throws(ContextError) {
        try gateway.give(.setChatAnnouncement(SetChatAnnouncement(text: text)))
    }
}
