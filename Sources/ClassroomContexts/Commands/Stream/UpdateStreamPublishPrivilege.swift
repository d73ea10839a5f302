/// Grants or withdraws the privilege to publish.
public struct UpdateStreamPublishPrivilege: UserCommand {
    /// The identifiers of the streams: all have to exist, or none changes.
    public var streamUuids: [String]
    /// Whether the picture may be published; nil leaves it.
    public var videoPrivilege: Bool?
    /// Whether the sound may be published; nil leaves it.
    public var audioPrivilege: Bool?

    /// Changes the picture, the sound, or both; what is not given stays.
    public init(streamUuids: [String], videoPrivilege: Bool? = nil, audioPrivilege: Bool? = nil) {
        self.streamUuids = streamUuids
        self.videoPrivilege = videoPrivilege
        self.audioPrivilege = audioPrivilege
    }

    static let permission = ContextCommand.updateStreamPublishPrivilege

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        for uuid in streamUuids where decision.state.streamOwners[uuid] == nil {
            throw caller.refusal(.unknownStream, "there is no stream '\(uuid)' in the room")
        }
        for uuid in streamUuids {
            decision.updateStream(uuid, by: caller.user) { stream in
                stream.type = StreamType(
                    audio: audioPrivilege ?? stream.type.hasAudio, video: videoPrivilege ?? stream.type.hasVideo)
            }
        }
    }
}

extension ContextCommand {
    /// Letting others publish, or stopping them.
    public static let updateStreamPublishPrivilege = ContextCommand("updateStreamPublishPrivilege", .staff)
}

extension StreamContext {
    /// Grants or withdraws the privilege to publish.
    ///
    /// - Parameters:
    ///   - streamUuids: The streams. All have to exist, or none changes.
    ///   - videoPrivilege: Whether the picture may be published; nil leaves it.
    ///   - audioPrivilege: Whether the sound may be published; nil leaves it.
    /// - Throws: ``ContextError/Code/unknownStream``, and ``ContextError/Code/notPermitted`` unless a teacher or an assistant
    ///   asks.
    public func updateStreamPublishPrivilege(
        streamUuids: [String], videoPrivilege: Bool? = nil, audioPrivilege: Bool? = nil
    ) throws(ContextError) {
        try gateway.give(
            .updateStreamPublishPrivilege(
                UpdateStreamPublishPrivilege(
                    streamUuids: streamUuids, videoPrivilege: videoPrivilege, audioPrivilege: audioPrivilege)))
    }
}
