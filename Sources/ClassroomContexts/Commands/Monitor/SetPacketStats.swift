/// Reports packets to one client, or to all.
public struct SetPacketStats: ServerCommand {
    /// Delay and loss that the monitor of the client reports from now on.
    public var stats: PacketStats
    /// Whose; nil means everybody's.
    public var userUuid: String?

    /// Reports to one client, or without a user to all.
    public init(stats: PacketStats, userUuid: String? = nil) {
        self.stats = stats
        self.userUuid = userUuid
    }

    static let name = "setPacketStats"

    static let isAboutWholeClass = true

    func decide(in decision: inout Decision) throws(ContextError) {
        decision.setPacketStats(stats, of: userUuid)
    }
}

extension RoomStore {
    /// Reports packets to one user, or to everybody.
    public func setPacketStats(_ stats: PacketStats, of userUuid: String? = nil) {
        simulate(.setPacketStats(SetPacketStats(stats: stats, userUuid: userUuid)))
    }
}
