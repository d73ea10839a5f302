public import LiveValues

/// How good the picture of somebody else's stream has to be.
public enum SubscribeLevel: Int, NamedCase {
    /// Enough for a small window.
    case low = 1
    /// Enough for a big one.
    case high = 2
}

/// What a client's encoder makes of a picture.
public struct VideoConfig: Codable, Hashable, Sendable {
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int
    /// Pictures a second.
    public var frameRate: Int
    /// In kilobits per second.
    public var bitRate: Int
    /// Whether left and right are exchanged.
    public var isMirror: Bool

    /// A configuration; by default upstream's.
    public init(
        width: Int = 320, height: Int = 240, frameRate: Int = 15, bitRate: Int = 200, isMirror: Bool = false
    ) {
        self.width = width
        self.height = height
        self.frameRate = frameRate
        self.bitRate = bitRate
        self.isMirror = isMirror
    }

    /// Whether an encoder could do it.
    var isPossible: Bool {
        [width, height].allSatisfy { (1...8192).contains($0) } && (1...240).contains(frameRate)
            && (1...1_000_000).contains(bitRate)
    }
}
