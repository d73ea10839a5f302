/// One field of what clients know about their connections.
enum MonitorChange: Sendable {
    case quality(NetworkQuality)
    case connection(ConnectionState)
    case packetStats(PacketStats)

    /// Sets the field and tells whether it was different.
    func apply(to info: inout MonitorInfo) -> Bool {
        let before = info
        switch self {
        case .quality(let quality): info.quality = quality
        case .connection(let connection): info.connection = connection
        case .packetStats(let stats): info.packetStats = stats
        }
        return info != before
    }
}

extension RoomState {
    /// Changes what one client, or every client when `uuid` is nil, knows about its connection.
    mutating func updateMonitor(of uuid: String?, _ change: MonitorChange) {
        var differs = false
        if let uuid {
            var info = monitors[uuid] ?? monitor
            differs = change.apply(to: &info)
            monitors[uuid] = info
        } else {
            differs = change.apply(to: &monitor)
            for own in Array(monitors.keys) {
                guard var info = monitors[own] else { continue }
                // No short circuit: every client's record has to be set.
                differs = change.apply(to: &info) || differs
                monitors[own] = info
            }
        }
        guard differs else { return }
        let audience = uuid.map(ContextAudience.user) ?? .everyone
        switch change {
        case .quality(let quality): emit(.onLocalNetworkQualityUpdated(quality), to: audience)
        case .connection(let connection): emit(.onLocalConnectionUpdated(connection), to: audience)
        case .packetStats(let stats):
            emit(.onMediaPacketStatsUpdated(roomUuid: room.roomUuid, stats), to: audience)
        }
    }
}
