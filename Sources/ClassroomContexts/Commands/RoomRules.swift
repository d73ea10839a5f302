public import LiveValues

/// What a room goes by beside its state: the two functions that everything in a room comes down to.
///
/// - ``decide(_:by:at:in:)`` says what would happen when somebody asks for something, or why it may not;
/// - ``RoomState/evolve(_:)`` says what a state is after it.
///
/// Both are pure: they read what they are given and nothing else, no clock and no chance.
public struct RoomRules: Sendable {
    /// The server behind the widgets.
    let widgetService: any WidgetRoomService

    /// The rules of a room.
    ///
    /// - Parameter widgetService: The server behind the widgets; what it decides in this process has to be pure too.
    public init(widgetService: any WidgetRoomService = LocalWidgetService()) {
        self.widgetService = widgetService
    }

    /// What happens when somebody gives a command.
    ///
    /// - Parameters:
    ///   - command: What is asked.
    ///   - actor: Who asks.
    ///   - time: When, on the room's clock.
    ///   - state: The room.
    /// - Returns: The facts, in order; none when there is nothing to change.
    /// - Throws: Why it is refused; nothing happens then.
    public func decide(
        _ command: RoomCommand, by actor: RoomActor, at time: Timestamp, in state: RoomState
    ) throws(ContextError) -> [RoomFact] {
        var state = state
        var facts: [RoomFact] = []
        try carryOut(command, by: actor, at: time, on: &state, facts: &facts)
        return facts
    }

    /// Does what ``decide(_:by:at:in:)`` says, and lets the state evolve by it in place, so that the cost follows the change.
    ///
    /// - Throws: Why it is refused. Only a widget's server can have told facts before; the state has them then.
    func carryOut(
        _ command: RoomCommand, by actor: RoomActor, at time: Timestamp, on state: inout RoomState,
        facts: inout [RoomFact]
    ) throws(ContextError) {
        var decision = Decision(taking: &state, at: time, self)
        defer {
            decision.giveBack(to: &state)
            facts = decision.facts
        }
        try command.kind.decide(by: actor, in: &decision)
    }

    func identify(_ widgetId: String) -> WidgetIdentity { widgetService.identify(widgetId) }
}
