/// Raises a user's hand for them.
public struct RaiseHand: ServerCommand {
    /// Whose hand, and how.
    public var wave: HandsWave

    /// Takes a hand as its owner would have raised it.
    public init(wave: HandsWave) {
        self.wave = wave
    }

    static let name = "raiseHand"

    func decide(in decision: inout Decision) throws(ContextError) {
        _ = try user(wave.userUuid, in: decision)
        var wave = wave
        wave.duration = wave.duration.inWholeMilliseconds
        decision.raiseHand(wave)
    }
}

extension RoomStore {
    /// Raises a student's hand.
    public func handsWave(_ wave: HandsWave) {
        simulate(.raiseHand(RaiseHand(wave: wave)))
    }
}
