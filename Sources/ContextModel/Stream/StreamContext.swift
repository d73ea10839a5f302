/// The streams as one user sees them.
///
/// Upstream's `contextPool.stream`.
public struct StreamContext: ContextPart, Sendable {
    let gateway: ContextGateway

    /// The streams of a user, first one first; empty when there are none.
    public func getStreamList(userUuid: String) -> [StreamInfo] {
        store.read { state in (state.users[userUuid]?.streams ?? []).compactMap { state.info(of: $0) } }
    }

    /// Every stream, in the order in which the owners came.
    public func getAllStreamList() -> [StreamInfo] {
        store.read { state in
            state.arrivals.flatMap { state.users[$0]?.streams ?? [] }.compactMap { state.info(of: $0) }
        }
    }

    /// One stream; nil when there is none.
    public func getStream(_ streamUuid: String) -> StreamInfo? {
        store.read { state in state.stream(streamUuid).flatMap { state.info(of: $0) } }
    }

    /// How loud a stream is, from 0 to 255; 0 when there is none.
    ///
    /// Upstream only tells it in events.
    public func getVolume(_ streamUuid: String) -> Int {
        store.read { $0.stream(streamUuid)?.volume ?? 0 }
    }

    /// Grants or withdraws the privilege to publish.
    ///
    /// - Parameters:
    ///   - streamUuids: The streams. All have to exist, or none changes.
    ///   - videoPrivilege: Whether the picture may be published; nil leaves it.
    ///   - audioPrivilege: Whether the sound may be published; nil leaves it.
    /// - Throws: ``ContextError/Code/unknownStream``.
    public func updateStreamPublishPrivilege(
        streamUuids: [String], videoPrivilege: Bool? = nil, audioPrivilege: Bool? = nil
    ) throws(ContextError) {
        try gateway.run(.updateStreamPublishPrivilege) { (state, caller) throws(ContextError) in
            for uuid in streamUuids where state.streamOwners[uuid] == nil {
                throw caller.refusal(.unknownStream, "there is no stream '\(uuid)' in the room")
            }
            for uuid in streamUuids {
                state.updateStream(uuid, by: caller.user) { stream in
                    stream.type = StreamType(
                        audio: audioPrivilege ?? stream.type.hasAudio, video: videoPrivilege ?? stream.type.hasVideo)
                }
            }
        }
    }
}
