/// Makes the windows on the board small, has them fill it, or lets them stand where they were put.
public struct ArrangeBoardWindows: UserCommand {
    /// What all of them do.
    public var windowState: BoardWindowState

    /// Asks for one state, which holds for all windows.
    public init(windowState: BoardWindowState) {
        self.windowState = windowState
    }

    static let permission = ContextCommand.writeOnBoard
    static let name = "arrangeBoardWindows"

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.state.requireBoard(for: caller)
        guard !decision.state.boardWindows.open.isEmpty else {
            throw caller.refusal(.wrongState, "no file is open on the board")
        }
        guard windowState != decision.state.boardWindows.state else { return }
        decision.changeBoardWindows(.arranged(windowState), by: caller.user)
    }
}

extension WidgetContext {
    /// Makes the windows on the board small for everybody, has them fill it, or lets them stand where they were put.
    ///
    /// Everybody's board tells it with `windowStateChanged`.
    ///
    /// - Throws: ``ContextError/Code/notPermitted`` without the board's grant, ``ContextError/Code/wrongState`` while
    ///   the board is inactive or has no window.
    public func arrangeBoardWindows(_ state: BoardWindowState) throws(ContextError) {
        try gateway.give(.arrangeBoardWindows(ArrangeBoardWindows(windowState: state)))
    }
}
