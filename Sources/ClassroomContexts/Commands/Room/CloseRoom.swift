/// Closes the room, as the server does after the close delay.
///
/// Nobody comes in any more.
public struct CloseRoom: ServerCommand {
    /// Carries nothing: a store holds one room.
    public init() {}

    static let name = "closeRoom"

    static let isAboutWholeClass = true

    func decide(in decision: inout Decision) throws(ContextError) {
        if !decision.state.isClosed { decision.tell(.onRoomClosed) }
    }
}

extension RoomStore {
    /// Closes the room, as the server does after the close delay.
    ///
    /// Nobody comes in any more.
    public func closeRoom() {
        simulate(.closeRoom(CloseRoom()))
    }
}
