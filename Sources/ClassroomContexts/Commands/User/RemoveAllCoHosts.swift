/// Clears the stage.
public struct RemoveAllCoHosts: UserCommand {
    /// Carries nothing: the stage is empty afterwards.
    public init() {}

    static let permission = ContextCommand.removeAllCoHosts

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        decision.removeFromStage(Array(decision.state.coHosts), by: caller.user)
    }
}

extension ContextCommand {
    /// Clearing the stage.
    public static let removeAllCoHosts = ContextCommand("removeAllCoHosts", .staff)
}

extension UserContext {
    /// Clears the stage.
    ///
    /// - Throws: ``ContextError/Code/notPermitted`` unless a teacher or an assistant asks.
    public func removeAllCoHosts() throws(ContextError) {
        try gateway.give(.removeAllCoHosts(RemoveAllCoHosts()))
    }
}
