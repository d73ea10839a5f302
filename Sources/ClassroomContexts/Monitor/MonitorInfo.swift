public import LiveValues

/// How good the local network is.
public enum NetworkQuality: Int, NamedCase {
    /// Not measured.
    case unknown = 0
    case good = 1
    /// In between.
    case medium = 2
    case bad = 3
    /// No traffic passes.
    case down = 4
}

/// What the connection to the room does.
public enum ConnectionState: Int, NamedCase {
    /// Gone.
    case disconnected = 0
    /// Being made for the first time.
    case connecting = 1
    /// There.
    case connected = 2
    /// Being made again.
    case reconnecting = 3
    /// Ended for good: the same account came in elsewhere.
    case aborted = 4
}

/// One report about the packets of a client.
public struct PacketStats: Codable, Hashable, Sendable {
    /// The delay to the edge of the network, in milliseconds.
    public var lastMileDelay: Int
    /// Lost on the way out, in percent.
    public var txPacketLossRate: Int
    /// Lost on the way in, in percent.
    public var rxPacketLossRate: Int

    /// Describes a report of the network.
    public init(lastMileDelay: Int, txPacketLossRate: Int, rxPacketLossRate: Int) {
        self.lastMileDelay = lastMileDelay
        self.txPacketLossRate = txPacketLossRate
        self.rxPacketLossRate = rxPacketLossRate
    }
}

/// What a client knows about its own connection.
public struct MonitorInfo: Codable, Hashable, Sendable {
    /// The last quality.
    public var quality: NetworkQuality
    /// The last connection state.
    public var connection: ConnectionState
    /// The last packet report; nil before the first.
    public var packetStats: PacketStats?

    /// A connection; the default is a good one without a packet report, as a client begins.
    public init(
        quality: NetworkQuality = .good, connection: ConnectionState = .connected, packetStats: PacketStats? = nil
    ) {
        self.quality = quality
        self.connection = connection
        self.packetStats = packetStats
    }
}
