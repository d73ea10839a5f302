public import LiveValues

/// What a window on the board does, such as one with courseware; the raw value is what `windowStateChanged` sends.
public enum BoardWindowState: Int, NamedCase {
    /// It is a small mark in the board's lower left corner.
    case minimised = 0
    /// It fills the board.
    case maximised = 1
    /// It stands on the board.
    case normal = 2

    /// The user's property of the board that keeps it, so that a page that is drawn afresh knows it.
    static let property = "windowState"
}

extension Decision {
    /// Keeps what a user's board has said of its windows.
    mutating func keepWindowState(_ message: WidgetMessage, of uuid: String) {
        guard message.name == BoardMessage.windowStateChanged,
            let state = message.payload.integerValue.flatMap({ BoardWindowState(rawValue: $0) })
        else { return }
        updateWidgetUserProperties(
            [BoardWindowState.property: .integer(state.rawValue)], of: WidgetID.board, user: uuid, cause: nil,
            by: self.state.users[uuid]?.info)
    }
}

extension WidgetContext {
    /// What the windows on the board do; without any, what the local user's board has said last, if it has.
    ///
    /// Upstream's client keeps the last `windowStateChanged` instead; a page that is drawn afresh has not heard it.
    public func getBoardWindowState() -> BoardWindowState? {
        store.read { [localUser] state in
            guard state.boardWindows.open.isEmpty else { return state.boardWindows.state }
            let properties = state.widgets[WidgetID.board]?.userProperties[localUser]
            return properties?[BoardWindowState.property]?.integerValue.flatMap { BoardWindowState(rawValue: $0) }
        }
    }
}
