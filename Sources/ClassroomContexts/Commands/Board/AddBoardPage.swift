/// Adds a page to the board behind the open one, and opens it for everybody.
public struct AddBoardPage: UserCommand {
    /// Carries nothing: the page comes behind the open one.
    public init() {}

    static let permission = ContextCommand.writeOnBoard
    static let name = "addBoardPage"

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.state.requireBoard(for: caller)
        let page = decision.state.boardPage
        guard page.count < BoardPage.counts.upperBound else {
            throw caller.refusal(.wrongState, "a board has at most \(BoardPage.counts.upperBound) pages")
        }
        decision.keep(.boardPageInserted(at: page.index + 1, of: page.count))
        decision.setBoardPage(page.index + 1, of: page.count + 1, by: caller.user)
    }
}

extension WidgetContext {
    /// Adds a page to the board behind the open one, and opens it for everybody.
    ///
    /// - Throws: As ``drawOnBoard(_:sheet:)``, and ``ContextError/Code/wrongState`` when the board has 10,000 pages.
    public func addBoardPage() throws(ContextError) {
        try gateway.give(.addBoardPage(AddBoardPage()))
    }
}
