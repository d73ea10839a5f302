/// Takes elements off the board, whoever drew them.
public struct EraseFromBoard: UserCommand {
    /// The elements' identifiers; they lie on one page.
    public var ids: [String]

    /// Names what goes; one gesture is one step to take back.
    public init(ids: [String]) {
        self.ids = ids
    }

    static let permission = ContextCommand.writeOnBoard
    static let name = "eraseFromBoard"

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.state.requireBoard(for: caller)
        try decision.state.requireElements(ids, for: caller)
        decision.changeBoard(.removed(ids), by: caller.user)
    }
}

extension WidgetContext {
    /// Takes elements off the board for everybody, whoever drew them; the local user can take that back.
    ///
    /// - Throws: ``ContextError/Code/notPermitted`` without the board's grant, ``ContextError/Code/wrongState`` while
    /// the board is inactive, ``ContextError/Code/invalidArgument`` when one of them is gone.
    public func eraseFromBoard(_ ids: [String]) throws(ContextError) {
        try gateway.give(.eraseFromBoard(EraseFromBoard(ids: ids)))
    }
}
