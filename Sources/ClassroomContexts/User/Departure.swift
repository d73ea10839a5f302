/// How a user who knew the room went out of it.
public struct Departure: Hashable, Sendable {
    /// Who they are, as the room last knew them.
    public let user: UserInfo
    /// Whether they left or were removed.
    public let reason: UserLeaveReason
    /// Whether the room lets them in no more.
    public let isForGood: Bool
}
