/// Lays something on the board, above what lies there.
public struct DrawOnBoard: UserCommand {
    /// What is drawn.
    public var element: BoardElement
    /// The sheet on which it was begun, for a page that was turned meanwhile; nil for that of the open page.
    public var sheet: Int?

    /// Asks for one element; its author is whoever gives the command.
    public init(element: BoardElement, sheet: Int? = nil) {
        self.element = element
        self.sheet = sheet
    }

    static let permission = ContextCommand.writeOnBoard
    static let name = "drawOnBoard"

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.state.requireBoard(for: caller)
        if let fault = element.fault { throw caller.refusal(.invalidArgument, fault) }
        guard decision.state.board.sheet(of: element.id) == nil else {
            throw caller.refusal(.invalidArgument, "there is an element '\(element.id)' on the board already")
        }
        guard decision.state.hasRoomOnBoard(for: 1) else {
            throw caller.refusal(.wrongState, "a board holds at most \(BoardElement.maxCount) elements")
        }
        let target = sheet.flatMap(decision.state.knownSheet) ?? decision.state.openSheet
        decision.drawOnBoard([element], sheet: target, by: caller.user)
    }
}

extension WidgetContext {
    /// Lays something on the board for everybody, above what lies there; the local user can take it back.
    ///
    /// - Throws: ``ContextError/Code/notPermitted`` without the board's grant, ``ContextError/Code/wrongState`` while
    /// the board is inactive or holds 20,000 elements, ``ContextError/Code/invalidArgument`` for an element with a
    ///   ``BoardElement/fault`` or with the identifier of another.
    public func drawOnBoard(_ element: BoardElement, sheet: Int? = nil) throws(ContextError) {
        try gateway.give(.drawOnBoard(DrawOnBoard(element: element, sheet: sheet)))
    }
}
