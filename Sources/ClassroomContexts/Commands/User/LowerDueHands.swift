/// Takes down the hands whose time has passed.
public struct LowerDueHands: ServerCommand {
    /// Carries nothing: the room's clock says which hands are due.
    public init() {}

    static let name = "lowerDueHands"

    func decide(in decision: inout Decision) throws(ContextError) {
        while let (uuid, deadline) = decision.state.hands.next, deadline <= decision.time { decision.lowerHand(uuid) }
        for subRoom in Array(decision.state.groups.order) {
            try decision.inSubRoom(subRoom) { (group: inout Decision) throws(ContextError) in
                try decide(in: &group)
            }
        }
    }
}
