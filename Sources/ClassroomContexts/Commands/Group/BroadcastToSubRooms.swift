import LiveValues

/// Says something to everybody who is in a group.
public struct BroadcastToSubRooms: UserCommand {
    /// What is said.
    public var text: String

    /// Words a message; one of blanks alone is refused.
    public init(text: String) {
        self.text = text
    }

    /// The longest message, in Unicode scalars.
    package static let maxLength = 300

    static let permission = ContextCommand.broadcastToSubRooms

    static let isAboutWholeClass = true

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        guard !text.allSatisfy(\.isWhitespace), text.unicodeScalars.count <= Self.maxLength else {
            throw caller.refusal(.invalidArgument, "a message has 1 to \(Self.maxLength) characters")
        }
        decision.tell(.onBroadcastToSubRooms(text, operator: caller.user))
    }
}

extension ContextCommand {
    /// Saying something to all groups, which upstream cannot.
    public static let broadcastToSubRooms = ContextCommand("broadcastToSubRooms", .staff)
}

extension GroupContext {
    /// Says something to everybody who is in a group; their pages show it as a toast.
    ///
    /// Ours: upstream has no such method.
    ///
    /// - Throws: ``ContextError/Code/invalidArgument`` unless the message has 1 to 300 characters.
    public func broadcastToSubRooms(_ text: String) throws(ContextError) {
        try gateway.give(.broadcastToSubRooms(BroadcastToSubRooms(text: text)))
    }
}
