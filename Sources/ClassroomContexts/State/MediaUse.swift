import LiveValues

/// What a room keeps about the media of one user's client: what it was asked to render, play, mix and encode.
///
/// Pictures are drawn, so nothing follows from it here; it is there for whoever rebuilds the client, and for tests that
/// hold components to upstream's calls.
struct MediaUse: Codable, Hashable, Sendable {
    /// The pictures of the room, by stream.
    var renderedStreams: [String: RenderConfig] = [:]
    /// The pictures of a delivery network, by address.
    var renderedAddresses: [String: RenderConfig] = [:]
    /// The streams that are heard, in the order in which they began.
    var playedStreams: [String] = []
    /// The addresses that are heard.
    var playedAddresses: [String] = []
    /// How good the pictures of others have to be, by stream.
    var subscribeLevels: [String: SubscribeLevel] = [:]
    /// What the encoder makes of the client's own pictures, by stream.
    var videoConfigs: [String: VideoConfig] = [:]
    /// The sound file that is mixed in, or was mixed in last.
    var mixing: AudioMixing?
    /// The last picture that was written into a file.
    var snapshot: Snapshot?
    /// How sound is handed out.
    var rawData: [AudioRawDataPosition: AudioRawDataConfig] = [:]
    /// Where somebody listens.
    var observed: [AudioRawDataPosition] = []
    /// How many logs the client has uploaded.
    var uploadedLogs = 0

    /// How many entries a client can have in each of the lists that it names itself.
    static let maxEntries = 1_000

    /// Whether a stream is mentioned.
    func mentions(_ stream: String) -> Bool {
        renderedStreams[stream] != nil || playedStreams.contains(stream) || subscribeLevels[stream] != nil
            || videoConfigs[stream] != nil
    }

    /// Forgets a stream that is gone.
    mutating func forget(_ stream: String) {
        renderedStreams[stream] = nil
        playedStreams.removeAll { $0 == stream }
        subscribeLevels[stream] = nil
        videoConfigs[stream] = nil
    }
}

extension RoomState {
    /// What a user's client was asked for; nothing as long as nobody asked.
    func mediaUse(of uuid: String) -> MediaUse { mediaUses[uuid] ?? MediaUse() }

    /// What clients were asked for about a stream ends with it.
    mutating func forgetMedia(of stream: String) {
        for uuid in mediaUses.keys.filter({ mediaUses[$0]?.mentions(stream) == true }) {
            mediaUses[uuid]?.forget(stream)
        }
    }
}

extension Decision {
    /// Notes what a client was asked for.
    mutating func use(of uuid: String, _ change: (inout MediaUse) -> Void) {
        let before = state.mediaUse(of: uuid)
        var use = before
        change(&use)
        if use != before { keep(.mediaUsed(use: use, userUuid: uuid)) }
    }
}

extension Caller {
    /// Refuses to name more than a client can have.
    func requireRoom(for key: String, in keys: some Collection<String>) throws(ContextError) {
        guard keys.count < MediaUse.maxEntries || keys.contains(key) else {
            throw refusal(.wrongState, "their client has \(MediaUse.maxEntries) of them already")
        }
    }

    /// Refuses a stream that is not in the room.
    func require(_ stream: String, in state: RoomState) throws(ContextError) -> StreamRecord {
        guard let record = state.stream(stream) else {
            throw refusal(.unknownStream, "there is no stream '\(stream)' in the room")
        }
        return record
    }

    /// Refuses what nobody could fetch.
    func requireAddress(_ text: String) throws(ContextError) {
        let schemes = ["rtmp://", "rtmps://", "http://", "https://"]
        guard text.count <= 2_048, schemes.contains(where: { text.hasPrefix($0) && text.count > $0.count }) else {
            throw refusal(.invalidArgument, "'\(text.prefix(80))' is no address of a stream")
        }
    }
}
