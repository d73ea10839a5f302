/// Notes that the caller has drawn something: one step more to take back, and nothing to do again.
public struct DrawOnBoard: UserCommand {
    /// Carries nothing: what it looks like is the board's own business.
    public init() {}

    static let permission = ContextCommand.writeOnBoard
    static let name = "drawOnBoard"

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.state.requireBoard(for: caller)
        let done = decision.state.users[caller.user.userUuid]?.boardSteps.done ?? 0
        decision.setBoardSteps(BoardSteps(done: done + 1), of: caller.user.userUuid)
    }
}

extension WidgetContext {
    /// Notes that the local user has drawn something: one step more to take back, and nothing to do again.
    ///
    /// - Throws: ``ContextError/Code/notPermitted`` without the board's grant, ``ContextError/Code/wrongState`` while the
    ///   board is inactive.
    public func drawOnBoard() throws(ContextError) {
        try gateway.give(.drawOnBoard(DrawOnBoard()))
    }
}
