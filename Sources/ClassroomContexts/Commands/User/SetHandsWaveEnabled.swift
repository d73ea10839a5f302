/// Allows or forbids raising hands.
public struct SetHandsWaveEnabled: ServerCommand {
    /// Whether hands may be raised.
    public var isEnabled: Bool

    /// Says how it is to be, whatever it was before.
    public init(isEnabled: Bool) {
        self.isEnabled = isEnabled
    }

    static let name = "setHandsWaveEnabled"

    func decide(in decision: inout Decision) throws(ContextError) {
        decision.setHandsWaveEnabled(isEnabled)
    }
}

extension RoomStore {
    /// Allows or forbids raising hands.
    public func setHandsWaveEnabled(_ enabled: Bool) {
        simulate(.setHandsWaveEnabled(SetHandsWaveEnabled(isEnabled: enabled)))
    }
}
