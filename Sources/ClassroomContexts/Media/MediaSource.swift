public import LiveValues

/// What a client renders or plays.
public enum MediaSource: Codable, Hashable, Sendable {
    /// A stream of the room, by its identifier.
    case stream(String)
    /// What a delivery network has at an address.
    case cdn(String)

    private enum StreamCodingKeys: String, CodingKey { case _0 = "streamUuid" }
    private enum CdnCodingKeys: String, CodingKey { case _0 = "streamUrl" }
}

/// How a picture fits its view.
public enum RenderMode: Int, NamedCase {
    /// It fills the view, and is cropped.
    case hidden = 1
    /// All of it is in the view, with bars at its sides.
    case fit = 2
}

/// How a client renders a picture.
public struct RenderConfig: Codable, Hashable, Sendable {
    /// How it fits its view.
    public var mode: RenderMode
    /// Whether left and right are exchanged.
    public var isMirror: Bool

    /// A configuration; by default upstream's.
    public init(mode: RenderMode = .hidden, isMirror: Bool = false) {
        self.mode = mode
        self.isMirror = isMirror
    }
}

/// A picture of a stream that was written into a file.
public struct Snapshot: Codable, Hashable, Sendable {
    /// The stream's identifier.
    public var streamUuid: String
    /// Where the client was asked to write it.
    public var filePath: String
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int

    /// Describes a picture.
    public init(streamUuid: String, filePath: String, width: Int, height: Int) {
        self.streamUuid = streamUuid
        self.filePath = filePath
        self.width = width
        self.height = height
    }
}

/// Where in a client sound can be listened to.
public enum AudioRawDataPosition: Int, NamedCase {
    /// Behind the microphone.
    case record = 2
}

/// How a client hands out sound.
public struct AudioRawDataConfig: Codable, Hashable, Sendable {
    /// Samples a second.
    public var sampleRate: Int
    /// How many samples one call has.
    public var samplesPerChannel: Int
    /// One for mono.
    public var channels: Int

    /// A configuration; by default upstream's.
    public init(sampleRate: Int = 48_000, samplesPerChannel: Int = 1024, channels: Int = 1) {
        self.sampleRate = sampleRate
        self.samplesPerChannel = samplesPerChannel
        self.channels = channels
    }

    /// Whether a microphone could do it.
    var isPossible: Bool {
        (8_000...192_000).contains(sampleRate) && (1...65_536).contains(samplesPerChannel) && (1...8).contains(channels)
    }
}
