/// Sets how good the picture of somebody else's stream has to be for the caller.
public struct SetSubscribeLevel: UserCommand {
    /// The stream's identifier.
    public var streamUuid: String
    /// How good.
    public var level: SubscribeLevel

    /// Names the stream and the level.
    public init(streamUuid: String, level: SubscribeLevel) {
        self.streamUuid = streamUuid
        self.level = level
    }

    static let permission = ContextCommand.setRemoteVideoStreamSubscribeLevel

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        let stream = try caller.require(streamUuid, in: decision.state)
        guard stream.owner != caller.user.userUuid else {
            throw caller.refusal(.invalidArgument, "'\(streamUuid)' is their own stream")
        }
        decision.use(of: caller.user.userUuid) { $0.subscribeLevels[streamUuid] = level }
    }
}

extension ContextCommand {
    /// Choosing how good the pictures of others are on one's own machine.
    public static let setRemoteVideoStreamSubscribeLevel = ContextCommand(
        "setRemoteVideoStreamSubscribeLevel", .anybodysOwn)
}

extension StreamContext {
    /// Sets how good the picture of somebody else's stream has to be: low for small windows, high for big ones.
    ///
    /// - Throws: ``ContextError/Code/unknownStream``, and ``ContextError/Code/invalidArgument`` for one's own stream.
    public func setRemoteVideoStreamSubscribeLevel(
        streamUuid: String, level: SubscribeLevel
    ) throws(ContextError) {
        try gateway.give(.setSubscribeLevel(SetSubscribeLevel(streamUuid: streamUuid, level: level)))
    }

    /// How good the picture of a stream has to be; low as long as nobody asked for more.
    ///
    /// Upstream has no such question.
    public func getSubscribeLevel(streamUuid: String) -> SubscribeLevel {
        store.read { [localUser] in $0.mediaUses[localUser]?.subscribeLevels[streamUuid] } ?? .low
    }
}
