/// Opens a page of the board for everybody; one that does not exist opens the nearest.
public struct OpenBoardPage: UserCommand {
    /// The page, from 0.
    public var index: Int

    /// Counts pages from zero; a number that no page has opens the nearest.
    public init(index: Int) {
        self.index = index
    }

    static let permission = ContextCommand.writeOnBoard
    static let name = "openBoardPage"

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.state.requireBoard(for: caller)
        let count = decision.state.boardPage.count
        decision.setBoardPage(min(max(0, index), count - 1), of: count, by: caller.user)
    }
}

extension WidgetContext {
    /// Opens a page of the board for everybody; one that does not exist opens the nearest.
    ///
    /// - Throws: As ``drawOnBoard(_:sheet:)``.
    public func openBoardPage(_ index: Int) throws(ContextError) {
        try gateway.give(.openBoardPage(OpenBoardPage(index: index)))
    }
}
