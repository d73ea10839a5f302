/// Changes what a text on the board says.
public struct RewriteOnBoard: UserCommand {
    /// The text's identifier.
    public var id: String
    /// What it says from now on.
    public var text: String

    /// Asks for other words at the same place.
    public init(id: String, text: String) {
        self.id = id
        self.text = text
    }

    static let permission = ContextCommand.writeOnBoard
    static let name = "rewriteOnBoard"

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.state.requireBoard(for: caller)
        try decision.state.requireElements([id], for: caller)
        guard let element = decision.state.board.element(id), element.kind == .text else {
            throw caller.refusal(.invalidArgument, "'\(id)' is no text")
        }
        if let fault = BoardElement.fault(ofText: text) { throw caller.refusal(.invalidArgument, fault) }
        if element.text != text { decision.changeBoard(.rewritten(id, text: text), by: caller.user) }
    }
}

extension WidgetContext {
    /// Changes what a text on the board says, for everybody; the local user can take that back.
    ///
    /// - Throws: As ``eraseFromBoard(_:)``, and ``ContextError/Code/invalidArgument`` for what is no text, and for one
    /// that would be empty or longer than 2000 characters.
    public func rewriteOnBoard(_ id: String, text: String) throws(ContextError) {
        try gateway.give(.rewriteOnBoard(RewriteOnBoard(id: id, text: text)))
    }
}
