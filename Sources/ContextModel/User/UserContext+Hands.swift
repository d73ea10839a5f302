extension UserContext {
    /// Raises the local user's hand, or renews it.
    ///
    /// - Parameters:
    ///   - duration: How long it stays up; the product's scenes say three seconds, fusion five.
    ///   - payload: Sent along; the hands list needs `userName`.
    /// - Throws: ``ContextError/Code/wrongState`` while raising hands is forbidden, ``ContextError/Code/invalidArgument``
    ///   unless the duration is positive.
    public func handsWave(
        duration: Duration = .seconds(3), payload: ContextProperties? = nil
    ) throws(ContextError) {
        try gateway.run(.handsWave) { (state, caller) throws(ContextError) in
            guard state.handsWaveEnabled else {
                throw caller.refusal(.wrongState, "raising hands is switched off")
            }
            guard duration > .zero else {
                throw caller.refusal(.invalidArgument, "the duration has to be above zero")
            }
            state.raiseHand(HandsWave(userUuid: localUser, duration: duration, payload: payload))
        }
    }

    /// Takes the local user's hand down.
    public func handsDown() throws(ContextError) {
        try gateway.run(.handsDown) { state, _ in state.lowerHand(localUser) }
    }
}
