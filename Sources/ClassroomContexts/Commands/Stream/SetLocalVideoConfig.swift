/// Sets what the caller's encoder makes of the picture of a stream of theirs.
public struct SetLocalVideoConfig: UserCommand {
    /// The stream's identifier.
    public var streamUuid: String
    /// What it makes.
    public var config: VideoConfig

    /// Names the stream and the configuration.
    public init(streamUuid: String, config: VideoConfig) {
        self.streamUuid = streamUuid
        self.config = config
    }

    static let permission = ContextCommand.setLocalVideoConfig

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        let stream = try caller.require(streamUuid, in: decision.state)
        guard stream.owner == caller.user.userUuid else {
            throw caller.refusal(.notPermitted, "'\(streamUuid)' is the stream of somebody else")
        }
        guard config.isPossible else {
            throw caller.refusal(
                .invalidArgument, "no encoder makes \(config.width) by \(config.height) pixels in that form")
        }
        decision.use(of: caller.user.userUuid) { $0.videoConfigs[streamUuid] = config }
    }
}

extension ContextCommand {
    /// Choosing how one's own picture is encoded.
    public static let setLocalVideoConfig = ContextCommand("setLocalVideoConfig", .anybodysOwn)
}

extension StreamContext {
    /// Sets what the encoder makes of the picture of one's own stream.
    ///
    /// - Throws: ``ContextError/Code/unknownStream``, ``ContextError/Code/notPermitted`` for the stream of somebody else, and
    ///   ``ContextError/Code/invalidArgument`` for figures that no encoder has.
    public func setLocalVideoConfig(streamUuid: String, config: VideoConfig) throws(ContextError) {
        try gateway.give(.setLocalVideoConfig(SetLocalVideoConfig(streamUuid: streamUuid, config: config)))
    }

    /// What the encoder makes of a stream's picture: upstream's standard as long as nobody asked for something else.
    public func getLocalVideoConfig(streamUuid: String) -> VideoConfig {
        store.read { [localUser] in $0.mediaUses[localUser]?.videoConfigs[streamUuid] } ?? VideoConfig()
    }
}
