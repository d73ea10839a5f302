/// Has the caller's client play a sound, or stop.
public struct PlayAudio: UserCommand {
    /// Whose sound.
    public var source: MediaSource
    /// Whether it is played from now on.
    public var isPlaying: Bool

    /// Starts or stops.
    public init(source: MediaSource, isPlaying: Bool) {
        self.source = source
        self.isPlaying = isPlaying
    }

    static let permission = ContextCommand.playAudio

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        let use = decision.state.mediaUse(of: caller.user.userUuid)
        switch source {
        case .stream(let uuid):
            if isPlaying {
                _ = try caller.require(uuid, in: decision.state)
                try caller.requireRoom(for: uuid, in: use.playedStreams)
            }
            decision.use(of: caller.user.userUuid) { Self.set(uuid, isPlaying, in: &$0.playedStreams) }
        case .cdn(let address):
            if isPlaying {
                try caller.requireAddress(address)
                try caller.requireRoom(for: address, in: use.playedAddresses)
            }
            decision.use(of: caller.user.userUuid) { Self.set(address, isPlaying, in: &$0.playedAddresses) }
        }
    }

    private static func set(_ key: String, _ isThere: Bool, in list: inout [String]) {
        if !isThere {
            list.removeAll { $0 == key }
        } else if !list.contains(key) {
            list.append(key)
        }
    }
}

extension ContextCommand {
    /// Playing a sound on one's own machine, and stopping.
    public static let playAudio = ContextCommand("playAudio", .anybodysOwn)
}

extension MediaContext {
    /// Plays a stream's sound.
    ///
    /// - Throws: ``ContextError/Code/unknownStream``.
    public func startPlayAudio(streamUuid: String) throws(ContextError) {
        try gateway.give(.playAudio(PlayAudio(source: .stream(streamUuid), isPlaying: true)))
    }

    /// Stops to play a stream's sound; one that is not played stays so.
    public func stopPlayAudio(streamUuid: String) throws(ContextError) {
        try gateway.give(.playAudio(PlayAudio(source: .stream(streamUuid), isPlaying: false)))
    }

    /// Plays the sound at an address of a delivery network.
    ///
    /// - Throws: ``ContextError/Code/invalidArgument`` for what is no address.
    public func startPlayAudioFromCdn(streamUrl: String) throws(ContextError) {
        try gateway.give(.playAudio(PlayAudio(source: .cdn(streamUrl), isPlaying: true)))
    }

    /// Stops to play the sound at an address.
    public func stopPlayAudioFromCdn(streamUrl: String) throws(ContextError) {
        try gateway.give(.playAudio(PlayAudio(source: .cdn(streamUrl), isPlaying: false)))
    }

    /// Whether the local user's client plays a sound.
    ///
    /// Upstream has no such question.
    public func isPlayingAudio(_ source: MediaSource) -> Bool {
        store.read { [localUser] state in
            switch source {
            case .stream(let uuid): state.mediaUses[localUser]?.playedStreams.contains(uuid) ?? false
            case .cdn(let address): state.mediaUses[localUser]?.playedAddresses.contains(address) ?? false
            }
        }
    }
}
