/// Takes the caller's hand down.
public struct LowerHand: UserCommand {
    /// Carries nothing: a hand is lowered by whose it is.
    public init() {}

    static let permission = ContextCommand.handsDown

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        decision.lowerHand(caller.user.userUuid)
    }
}

extension ContextCommand {
    /// Taking one's own hand down.
    public static let handsDown = ContextCommand("handsDown", .participantsOwn)
}

extension UserContext {
    /// Takes the local user's hand down; nothing happens when it is not up.
    ///
    /// - Throws: ``ContextError/Code/notPermitted`` for an observer.
    public func handsDown() throws(ContextError) {
        try gateway.give(.handsDown(LowerHand()))
    }
}
