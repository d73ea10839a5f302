public import LiveValues

/// Raises the caller's hand, or renews it.
public struct WaveHand: UserCommand {
    /// How long it stays up.
    public var duration: Duration
    /// Sent along; the hands list needs `userName`.
    public var payload: LiveProperties?

    /// Keeps the hand up for upstream's three seconds, unless told otherwise.
    public init(duration: Duration = .seconds(3), payload: LiveProperties? = nil) {
        self.duration = duration
        self.payload = payload
    }

    static let permission = ContextCommand.handsWave

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        guard decision.state.handsWaveEnabled else {
            throw caller.refusal(.wrongState, "raising hands is switched off")
        }
        guard duration > .zero else {
            throw caller.refusal(.invalidArgument, "the duration has to be above zero")
        }
        decision.raiseHand(
            HandsWave(userUuid: caller.user.userUuid, duration: duration.inWholeMilliseconds, payload: payload))
    }
}

extension ContextCommand {
    /// Raising one's own hand.
    public static let handsWave = ContextCommand("handsWave", .participantsOwn)
}

extension UserContext {
    /// Raises the local user's hand, or renews it.
    ///
    /// - Parameters:
    ///   - duration: How long it stays up; the product's scenes say three seconds, fusion five.
    ///   - payload: Sent along; the hands list needs `userName`.
    /// - Throws: ``ContextError/Code/wrongState`` while raising hands is forbidden, ``ContextError/Code/invalidArgument``
    ///   unless the duration is positive.
    public func handsWave(
        duration: Duration = .seconds(3), payload: LiveProperties? = nil
    ) throws(ContextError) {
        try gateway.give(.handsWave(WaveHand(duration: duration, payload: payload)))
    }
}
