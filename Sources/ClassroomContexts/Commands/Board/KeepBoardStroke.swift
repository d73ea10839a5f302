/// Keeps what a user has drawn of a stroke that they cannot end any more.
///
/// The room gives it when somebody loses the board's grant, or leaves, with the pen on the board: what everybody has
/// seen stays. See ``BoardDrafts``.
public struct KeepBoardStroke: ServerCommand {
    /// The stroke so far, with its author.
    public var element: BoardElement
    /// The sheet on which it lies.
    public var sheet: Int

    /// Takes what was told of the stroke.
    public init(element: BoardElement, sheet: Int) {
        self.element = element
        self.sheet = sheet
    }

    static let name = "keepBoardStroke"

    func decide(in decision: inout Decision) throws(ContextError) {
        if let fault = element.fault { throw refusal(.invalidArgument, fault) }
        guard decision.state.widgets[WidgetID.board]?.active == true else {
            throw refusal(.wrongState, "the board is not active")
        }
        guard decision.state.board.sheet(of: element.id) == nil, decision.state.hasRoomOnBoard(for: 1),
            let sheet = decision.state.knownSheet(sheet)
        else { throw refusal(.wrongState, "the stroke has no place on the board") }
        decision.drawOnBoard([element], sheet: sheet, by: decision.state.users[element.author]?.info)
    }
}
