import LiveValues

/// One user's stream of picture and sound.
///
/// The three things that decide what a window shows are apart: ``streamType`` is what the user may publish, the source
/// states are what their devices do, and who owns the stream is ``owner``.
public struct StreamInfo: Codable, Hashable, Sendable {
    /// The stream's identifier, unique in the room.
    public var streamUuid: String
    /// The stream's name.
    public var streamName: String
    /// What may be published.
    public var streamType: StreamType
    /// Where the picture comes from.
    public var videoSourceType: VideoSourceType
    /// Where the sound comes from.
    public var audioSourceType: AudioSourceType
    /// What the picture's source does.
    public var videoSourceState: MediaSourceState
    /// What the sound's source does.
    public var audioSourceState: MediaSourceState
    /// Whose stream it is.
    public var owner: UserInfo
    /// Where it can be watched from a delivery network: upstream's `streamRtmpUrl` and its like; nil when it is not there.
    public var addresses: StreamAddresses?

    /// Describes a stream that a user publishes, or may publish.
    public init(
        streamUuid: String, streamName: String = "", streamType: StreamType = .both,
        videoSourceType: VideoSourceType = .camera, audioSourceType: AudioSourceType = .mic,
        videoSourceState: MediaSourceState = .open, audioSourceState: MediaSourceState = .open, owner: UserInfo,
        addresses: StreamAddresses? = nil
    ) {
        self.streamUuid = streamUuid
        self.streamName = streamName
        self.streamType = streamType
        self.videoSourceType = videoSourceType
        self.audioSourceType = audioSourceType
        self.videoSourceState = videoSourceState
        self.audioSourceState = audioSourceState
        self.owner = owner
        self.addresses = addresses
    }

    func read(in locale: String?) -> StreamInfo {
        guard !owner.name.byLocale.isEmpty else { return self }
        var stream = self
        stream.owner = owner.read(in: locale)
        return stream
    }

    /// What a window makes of the picture.
    public var videoWindowState: WindowMediaState {
        WindowMediaState(privilege: streamType.hasVideo, open: videoSourceState == .open)
    }

    /// What a window makes of the sound.
    public var audioWindowState: WindowMediaState {
        WindowMediaState(privilege: streamType.hasAudio, open: audioSourceState == .open)
    }
}
