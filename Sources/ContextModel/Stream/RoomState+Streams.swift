extension RoomState {
    func info(of stream: StreamRecord) -> StreamInfo? {
        guard let owner = users[stream.seed.owner]?.info else { return nil }
        let seed = stream.seed
        return StreamInfo(
            streamUuid: seed.uuid, streamName: seed.name, streamType: seed.type, videoSourceType: seed.video,
            audioSourceType: seed.audio, videoSourceState: seed.videoState, audioSourceState: seed.audioState,
            owner: owner)
    }

    func stream(_ uuid: String) -> StreamRecord? {
        guard let owner = streamOwners[uuid] else { return nil }
        return users[owner]?.streams.first { $0.seed.uuid == uuid }
    }

    mutating func addStream(_ stream: StreamRecord, by user: UserInfo?) {
        guard streamOwners[stream.seed.uuid] == nil, let info = info(of: stream) else { return }
        insert(stream)
        emit(.onStreamJoined(info, operator: user))
    }

    mutating func removeStream(_ uuid: String, by user: UserInfo?) {
        guard let stream = stream(uuid), let info = info(of: stream) else { return }
        streamOwners[uuid] = nil
        users[stream.seed.owner]?.streams.removeAll { $0.seed.uuid == uuid }
        emit(.onStreamLeft(info, operator: user))
    }

    /// Changes a stream's values, and tells it when they differ from before.
    ///
    /// Identifier and owner stay.
    mutating func updateStream(_ uuid: String, by user: UserInfo?, _ change: (inout StreamSeed) -> Void) {
        guard let owner = streamOwners[uuid],
            let index = users[owner]?.streams.firstIndex(where: { $0.seed.uuid == uuid }),
            var stream = users[owner]?.streams[index]
        else { return }
        let before = stream.seed
        change(&stream.seed)
        guard stream.seed != before, let info = info(of: stream) else { return }
        users[owner]?.streams[index] = stream
        emit(.onStreamUpdated(info, operator: user))
    }

    mutating func setVolume(_ volume: Int, of uuid: String) {
        guard let owner = streamOwners[uuid],
            let index = users[owner]?.streams.firstIndex(where: { $0.seed.uuid == uuid })
        else { return }
        let volume = min(max(volume, 0), 255)
        guard users[owner]?.streams[index].volume != volume else { return }
        users[owner]?.streams[index].volume = volume
        emit(.onVolumeUpdated(volume, streamUuid: uuid), concerning: [owner])
    }

    /// A camera-and-microphone stream for a user who has none, with the states of their devices.
    mutating func openStageStream(of uuid: String, by user: UserInfo?) {
        var seed = StreamSeed(uuid: freeStreamUuid(for: uuid), owner: uuid)
        seed.videoState = MediaSourceState(deviceState(of: .camera, user: uuid))
        seed.audioState = MediaSourceState(deviceState(of: .mic, user: uuid))
        addStream(StreamRecord(seed: seed, belongsToStage: true), by: user)
    }

    func freeStreamUuid(for uuid: String) -> String {
        var candidate = "stream-\(uuid)"
        while streamOwners[candidate] != nil { candidate += "-1" }
        return candidate
    }
}

extension MediaSourceState {
    init(_ device: DeviceState) {
        self =
            switch device {
            case .error: .error
            case .close: .close
            case .open: .open
            }
    }
}

extension DeviceState {
    init(_ source: MediaSourceState) {
        self =
            switch source {
            case .error: .error
            case .close: .close
            case .open: .open
            }
    }
}
