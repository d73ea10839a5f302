/// Sets the room's clock; what is waiting goes on waiting as long as it would have.
public struct SetClock: ServerCommand {
    /// How much later it is all at once; negative for earlier.
    public var forwardBy: Duration

    /// Moves the clock by a distance, so that what waits can be moved with it.
    public init(forwardBy: Duration) {
        self.forwardBy = forwardBy
    }

    static let name = "setClock"

    static let isAboutWholeClass = true

    func decide(in decision: inout Decision) throws(ContextError) {
        let state = decision.state
        let waits = state.hands.next != nil || state.carouselTurn.deadline != nil || state.cloud.nextStep != nil
        for subRoom in Array(decision.state.groups.order) {
            try decision.inSubRoom(subRoom) { (group: inout Decision) throws(ContextError) in
                try decide(in: &group)
            }
        }
        if waits, forwardBy != .zero { decision.keep(.clockSet(forwardBy: forwardBy.inWholeMilliseconds)) }
    }
}
