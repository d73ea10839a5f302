/// Opens a page of a file on the board for everybody; one that does not exist opens the nearest.
public struct TurnBoardWindow: UserCommand {
    /// The file's identifier.
    public var id: String
    /// The page, from 0.
    public var page: Int

    /// Counts pages from zero.
    public init(id: String, page: Int) {
        self.id = id
        self.page = page
    }

    static let permission = ContextCommand.writeOnBoard
    static let name = "turnBoardWindow"

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        let window = try decision.state.requireBoardWindow(id, for: caller)
        let page = min(max(0, page), window.pageCount - 1)
        if page != window.page { decision.changeBoardWindows(.turned(id, page: page), by: caller.user) }
    }
}

extension WidgetContext {
    /// Opens a page of a file on the board for everybody; one that does not exist opens the nearest.
    ///
    /// - Throws: As ``placeBoardWindow(_:frame:)``.
    public func turnBoardWindow(_ id: String, page: Int) throws(ContextError) {
        try gateway.give(.turnBoardWindow(TurnBoardWindow(id: id, page: page)))
    }
}
