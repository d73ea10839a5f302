public import LiveValues

/// What a stream may publish: the publish privilege.
public enum StreamType: Int, NamedCase {
    /// Nothing.
    case none = 0
    /// Sound.
    case audio = 1
    /// Picture.
    case video = 2
    /// Sound and picture.
    case both = 3

    /// The type with these privileges.
    public init(audio: Bool, video: Bool) {
        self =
            switch (audio, video) {
            case (false, false): .none
            case (true, false): .audio
            case (false, true): .video
            case (true, true): .both
            }
    }

    /// Whether sound may be published.
    public var hasAudio: Bool { self == .audio || self == .both }

    /// Whether the picture may be published.
    public var hasVideo: Bool { self == .video || self == .both }
}

/// Where a stream's picture comes from.
public enum VideoSourceType: Int, NamedCase {
    /// No picture.
    case none = 0
    case camera = 1
    /// A shared screen (`screenSharing` in the 2.8 line).
    case screen = 2
}

/// Where a stream's sound comes from.
public enum AudioSourceType: Int, NamedCase {
    /// No sound.
    case none = 0
    /// What the microphone hears.
    case mic = 1
}

/// What a stream's source does.
public enum MediaSourceState: Int, NamedCase {
    /// The device failed.
    case error = -1
    /// The user closed it.
    case close = 0
    /// It runs.
    case open = 1
}

/// The two bits behind a window's overlay and glyph: whether it may publish, and whether its source runs.
public enum WindowMediaState: Int, NamedCase {
    /// Neither: "off".
    case none = 0
    /// May publish, source not open: "off".
    case hasStreamPublishPrivilege = 1
    /// Source open, may not publish: "forbidden".
    case mediaSourceOpen = 2
    /// Source open and published: "on".
    case both = 3

    init(privilege: Bool, open: Bool) {
        self =
            switch (privilege, open) {
            case (false, false): .none
            case (true, false): .hasStreamPublishPrivilege
            case (false, true): .mediaSourceOpen
            case (true, true): .both
            }
    }
}
