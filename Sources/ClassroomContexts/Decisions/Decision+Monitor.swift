import LiveValues

extension Decision {
    /// Changes what one client, or every client when `uuid` is nil, knows about its connection, when somebody knows
    /// something else.
    ///
    /// - Parameters:
    ///   - uuid: Whose; nil means everybody's.
    ///   - event: What is told.
    ///   - isKnown: Whether a client knows it already.
    mutating func tellConnection(
        of uuid: String?, _ event: ContextEvent, unless isKnown: (MonitorInfo) -> Bool
    ) {
        let known =
            if let uuid {
                isKnown(state.monitors[uuid] ?? state.monitor)
            } else {
                isKnown(state.monitor) && state.monitors.values.allSatisfy(isKnown)
            }
        if !known { tell(event, to: uuid.map(Audience.user) ?? .everyone) }
    }

    mutating func setNetworkQuality(_ quality: NetworkQuality, of uuid: String?) {
        tellConnection(of: uuid, .onLocalNetworkQualityUpdated(quality)) { $0.quality == quality }
    }

    mutating func setConnection(_ connection: ConnectionState, of uuid: String?) {
        tellConnection(of: uuid, .onLocalConnectionUpdated(connection)) { $0.connection == connection }
    }

    mutating func setPacketStats(_ stats: PacketStats, of uuid: String?) {
        tellConnection(of: uuid, .onMediaPacketStatsUpdated(roomUuid: state.room.roomUuid, stats)) {
            $0.packetStats == stats
        }
    }
}
