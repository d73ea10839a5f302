/// Moves elements of the board, whoever drew them.
public struct MoveOnBoard: UserCommand {
    /// The elements' identifiers; they lie on one page.
    public var ids: [String]
    /// How far they go.
    public var distance: BoardPoint

    /// Names what goes, and how far; one gesture is one step to take back.
    public init(ids: [String], by distance: BoardPoint) {
        self.ids = ids
        self.distance = distance
    }

    static let permission = ContextCommand.writeOnBoard
    static let name = "moveOnBoard"

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        try decision.state.requireBoard(for: caller)
        try decision.state.requireElements(ids, for: caller)
        // An element that met the edge would not come back to where it was.
        let stays = ids.contains { id in
            decision.state.board.element(id)?.points.contains { point in
                let (x, y) = (point.x.addingReportingOverflow(distance.x), point.y.addingReportingOverflow(distance.y))
                return x.overflow || y.overflow || !BoardPoint(x: x.partialValue, y: y.partialValue).isOnPlane
            } ?? false
        }
        guard !stays else { throw caller.refusal(.invalidArgument, "the elements would leave the board") }
        if distance != BoardPoint(x: 0, y: 0) { decision.changeBoard(.moved(ids, by: distance), by: caller.user) }
    }
}

extension WidgetContext {
    /// Moves elements of the board for everybody, whoever drew them; the local user can take that back.
    ///
    /// - Throws: As ``eraseFromBoard(_:)``, and ``ContextError/Code/invalidArgument`` when they would leave the board.
    public func moveOnBoard(_ ids: [String], by distance: BoardPoint) throws(ContextError) {
        try gateway.give(.moveOnBoard(MoveOnBoard(ids: ids, by: distance)))
    }
}
