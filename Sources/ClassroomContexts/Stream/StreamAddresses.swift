public import LiveValues

/// Where a stream can be watched from a delivery network, one address for each protocol.
public struct StreamAddresses: Codable, Hashable, Sendable {
    /// Upstream's `streamRtmpUrl`.
    public var rtmp: String?
    /// Upstream's `streamHlsUrl`.
    public var hls: String?
    /// Upstream's `streamFlvUrl`.
    public var flv: String?

    /// Addresses; a protocol without one is not offered.
    public init(rtmp: String? = nil, hls: String? = nil, flv: String? = nil) {
        self.rtmp = rtmp
        self.hls = hls
        self.flv = flv
    }

    /// The address that clients take: RTMP, which is the fastest, else HLS, else FLV.
    public var preferred: String? { rtmp ?? hls ?? flv }

    /// The addresses that the room's server gives a stream.
    ///
    /// Nothing is behind them: `.invalid` is the domain that never exists.
    init(of stream: String, in room: String) {
        let path = "cdn.invalid/\(room)/\(stream)"
        self.init(rtmp: "rtmp://\(path)", hls: "https://\(path).m3u8", flv: "https://\(path).flv")
    }
}

/// How a stream is sent to a delivery network.
public struct CdnPublication: Codable, Hashable, Sendable {
    /// The picture's width, in pixels.
    public var width: Int
    /// The picture's height, in pixels.
    public var height: Int
    /// In kilobits per second.
    public var bitRate: Int
    /// What the encoder writes beside the picture.
    public var seiOptions: LiveProperties?

    /// A publication; the figures are those with which upstream sends the streams of a fusion class.
    public init(width: Int = 320, height: Int = 240, bitRate: Int = 200, seiOptions: LiveProperties? = nil) {
        self.width = width
        self.height = height
        self.bitRate = bitRate
        self.seiOptions = seiOptions
    }

    /// Whether an encoder could do it.
    var isPossible: Bool {
        [width, height].allSatisfy { (1...8192).contains($0) } && (1...1_000_000).contains(bitRate)
    }
}
