import LiveValues

/// A decision under way: the facts so far, and the state as they have made it.
///
/// A command changes a room only by telling a fact or by keeping a change, and later steps of the same command see what
/// earlier ones have done: who leaves has no hand up any more when they leave the stage.
struct Decision {
    /// The room, the facts so far included.
    private(set) var state: RoomState
    /// What has been decided so far.
    private(set) var facts: [RoomFact] = []
    /// When it happens, on the room's clock.
    let time: Timestamp
    /// What the room goes by, beside its state.
    let rules: RoomRules

    /// Begins a decision about a room, whose state it takes until ``giveBack(to:)``.
    init(taking state: inout RoomState, at time: Timestamp, _ rules: RoomRules) {
        self.state = RoomState()
        self.time = time
        self.rules = rules
        // Moved, not copied: a second reference would make the next change copy every table.
        swap(&self.state, &state)
    }

    /// Ends the decision: the state is as the facts have made it.
    mutating func giveBack(to state: inout RoomState) { swap(&self.state, &state) }

    /// Has something happen that clients are told.
    ///
    /// - Parameters:
    ///   - event: What happens.
    ///   - users: Whose picture changes; nil takes it from the event.
    ///   - audience: Who hears it.
    mutating func tell(
        _ event: ContextEvent, concerning users: [String]? = nil, to audience: Audience = .everyone
    ) {
        record(RoomFact(event, at: time, concerning: users, to: audience))
    }

    /// Has something happen that nobody is told.
    mutating func keep(_ change: KeptChange) {
        record(RoomFact(change, at: time))
    }

    /// Decides something in the room of a group, in which facts happen as they do in a class; nothing when there is none.
    mutating func inSubRoom<Refusal: Error>(
        _ uuid: String, _ decide: (inout Decision) throws(Refusal) -> Void
    ) throws(Refusal) {
        guard var room = state.takeRoom(of: uuid) else { return }
        var inner = Decision(taking: &room, at: time, rules)
        defer {
            inner.giveBack(to: &room)
            state.putBack(room, of: uuid)
            facts += inner.facts.map { $0.inside(uuid) }
        }
        try decide(&inner)
    }

    private mutating func record(_ fact: RoomFact) {
        state.evolve(fact)
        facts.append(fact)
    }
}
