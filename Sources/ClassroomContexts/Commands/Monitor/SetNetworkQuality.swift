/// Sets the network quality of one client, or of all.
public struct SetNetworkQuality: ServerCommand {
    /// What the monitor of the client reports from now on.
    public var quality: NetworkQuality
    /// Whose; nil means everybody's.
    public var userUuid: String?

    /// Changes one client's quality, or without a user all.
    public init(quality: NetworkQuality, userUuid: String? = nil) {
        self.quality = quality
        self.userUuid = userUuid
    }

    static let name = "setNetworkQuality"

    static let isAboutWholeClass = true

    func decide(in decision: inout Decision) throws(ContextError) {
        decision.setNetworkQuality(quality, of: userUuid)
    }
}

extension RoomStore {
    /// Sets the network quality.
    ///
    /// - Parameters:
    ///   - quality: The quality.
    ///   - userUuid: Whose; nil means everybody's.
    public func setNetworkQuality(_ quality: NetworkQuality, of userUuid: String? = nil) {
        simulate(.setNetworkQuality(SetNetworkQuality(quality: quality, userUuid: userUuid)))
    }
}
