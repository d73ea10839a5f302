/// Takes a file off the board; what was drawn on it comes back when it is opened again.
public struct CloseBoardWindow: UserCommand {
    /// The file's identifier.
    public var id: String

    /// Names a window.
    public init(id: String) {
        self.id = id
    }

    static let permission = ContextCommand.writeOnBoard
    static let name = "closeBoardWindow"

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        _ = try decision.state.requireBoardWindow(id, for: caller)
        decision.changeBoardWindows(.closed(id), by: caller.user)
    }
}

extension WidgetContext {
    /// Takes a file off the board for everybody; what was drawn on it comes back when it is opened again.
    ///
    /// - Throws: As ``placeBoardWindow(_:frame:)``.
    public func closeBoardWindow(_ id: String) throws(ContextError) {
        try gateway.give(.closeBoardWindow(CloseBoardWindow(id: id)))
    }
}
