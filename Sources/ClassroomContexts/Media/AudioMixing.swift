public import LiveValues

/// What the mixing of a sound file into a client's microphone does, by the codes that upstream's callback gives.
public enum AudioMixingState: Int, NamedCase {
    case playing = 710
    case paused = 711
    case stopped = 713
    case failed = 714
}

/// A sound file that a client mixes into what it publishes, such as the sound of courseware.
public struct AudioMixing: Codable, Hashable, Sendable {
    /// The file, or its address.
    public var filePath: String
    /// Whether only the client itself hears it.
    public var loopback: Bool
    /// Whether it stands in for the microphone.
    public var replace: Bool
    /// How often it is played; -1 for ever.
    public var cycle: Int
    /// Where it began or was set to, in milliseconds.
    public var position: Int
    /// What it does.
    public var state: AudioMixingState

    /// A file that begins to play.
    public init(
        filePath: String, loopback: Bool = false, replace: Bool = false, cycle: Int = 1, position: Int = 0,
        state: AudioMixingState = .playing
    ) {
        self.filePath = filePath
        self.loopback = loopback
        self.replace = replace
        self.cycle = cycle
        self.position = position
        self.state = state
    }
}

/// What can be asked of the mixing.
public enum AudioMixingControl: Codable, Hashable, Sendable {
    /// A file begins; another one ends.
    case start(filePath: String, loopback: Bool, replace: Bool, cycle: Int)
    case pause
    case resume
    case stop
    /// The file goes on from here, in milliseconds.
    case seek(position: Int)
}
