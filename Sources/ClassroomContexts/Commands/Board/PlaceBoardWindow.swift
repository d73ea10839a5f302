/// Brings a window on the board to the front for everybody, and to another place.
public struct PlaceBoardWindow: UserCommand {
    /// The file's identifier.
    public var id: String
    /// Where it stands from now on; nil where it stands already.
    public var frame: WidgetSyncFrame?

    /// Names a window; without a frame it only comes to the front.
    public init(id: String, frame: WidgetSyncFrame? = nil) {
        self.id = id
        self.frame = frame
    }

    static let permission = ContextCommand.writeOnBoard
    static let name = "placeBoardWindow"

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        let window = try decision.state.requireBoardWindow(id, for: caller)
        if let frame {
            let places = [frame.x, frame.y]
            let sides = [frame.width, frame.height]
            guard frame.isFinite, places.allSatisfy((0...1).contains), sides.allSatisfy({ $0 > 0 && $0 <= 1 }) else {
                throw caller.refusal(.invalidArgument, "a window's frame has a size, and fractions from 0 to 1")
            }
        }
        let isInFront = decision.state.boardWindows.open.last?.id == id
        guard !isInFront || (frame != nil && frame != window.frame) else { return }
        decision.changeBoardWindows(.placed(id, frame: frame), by: caller.user)
    }
}

extension WidgetContext {
    /// Brings a window on the board to the front for everybody, and to another place.
    ///
    /// - Throws: ``ContextError/Code/notPermitted`` without the board's grant, ``ContextError/Code/wrongState`` while
    ///   the board is inactive, ``ContextError/Code/invalidArgument`` when there is no such window, and for a frame
    ///   that does not lie on the board.
    public func placeBoardWindow(_ id: String, frame: WidgetSyncFrame? = nil) throws(ContextError) {
        try gateway.give(.placeBoardWindow(PlaceBoardWindow(id: id, frame: frame)))
    }
}
