/// Sets how the caller's client hands out sound, and whether somebody listens.
public struct SetAudioRawData: UserCommand {
    /// Where in the client.
    public var position: AudioRawDataPosition
    /// How; nil leaves it.
    public var config: AudioRawDataConfig?
    /// Whether somebody listens from now on; nil leaves it.
    public var isObserved: Bool?

    /// Changes one or both; what is not given stays.
    public init(position: AudioRawDataPosition, config: AudioRawDataConfig? = nil, isObserved: Bool? = nil) {
        self.position = position
        self.config = config
        self.isObserved = isObserved
    }

    static let permission = ContextCommand.setAudioRawData

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        if let config, !config.isPossible {
            throw caller.refusal(.invalidArgument, "no microphone has \(config.sampleRate) Hz in that form")
        }
        decision.use(of: caller.user.userUuid) { use in
            if let config { use.rawData[position] = config }
            if let isObserved {
                use.observed.removeAll { $0 == position }
                if isObserved { use.observed.append(position) }
            }
        }
    }
}

extension ContextCommand {
    /// Listening to one's own sound.
    public static let setAudioRawData = ContextCommand("setAudioRawData", .anybodysOwn)
}

extension MediaContext {
    /// Sets how sound is handed out.
    ///
    /// - Throws: ``ContextError/Code/invalidArgument`` for figures that no microphone has.
    public func setAudioRawDataConfig(
        _ config: AudioRawDataConfig, position: AudioRawDataPosition = .record
    ) throws(ContextError) {
        try gateway.give(.setAudioRawData(SetAudioRawData(position: position, config: config)))
    }

    /// Notes that somebody listens.
    ///
    /// There is no sound: upstream's observer is called with samples, here the room knows that there is one.
    public func addAudioRawDataObserver(position: AudioRawDataPosition = .record) throws(ContextError) {
        try gateway.give(.setAudioRawData(SetAudioRawData(position: position, isObserved: true)))
    }

    /// Notes that nobody listens any more.
    public func removeAudioRawDataObserver(position: AudioRawDataPosition = .record) throws(ContextError) {
        try gateway.give(.setAudioRawData(SetAudioRawData(position: position, isObserved: false)))
    }

    /// How sound is handed out, and whether somebody listens.
    ///
    /// Upstream has no such question.
    public func getAudioRawData(
        position: AudioRawDataPosition = .record
    ) -> (config: AudioRawDataConfig, isObserved: Bool) {
        store.read { [localUser] state in
            let use = state.mediaUse(of: localUser)
            return (use.rawData[position] ?? AudioRawDataConfig(), use.observed.contains(position))
        }
    }
}
