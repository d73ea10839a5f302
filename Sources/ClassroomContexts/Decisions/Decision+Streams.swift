extension RoomState {
    func info(of stream: StreamRecord) -> StreamInfo? {
        guard let owner = users[stream.owner]?.info else { return nil }
        return StreamInfo(
            streamUuid: stream.uuid, streamName: stream.name, streamType: stream.type, videoSourceType: stream.video,
            audioSourceType: stream.audio, videoSourceState: stream.videoState, audioSourceState: stream.audioState,
            owner: owner, addresses: stream.addresses)
    }

    func stream(_ uuid: String) -> StreamRecord? {
        guard let owner = streamOwners[uuid] else { return nil }
        return users[owner]?.streams.first { $0.uuid == uuid }
    }

    func freeStreamUuid(for uuid: String) -> String {
        var candidate = "stream-\(uuid)"
        while streamOwners[candidate] != nil { candidate += "-1" }
        return candidate
    }
}

extension Decision {
    mutating func addStream(_ stream: StreamRecord, by user: UserInfo?) {
        let stream = state.delivered(stream)
        guard state.streamOwners[stream.uuid] == nil, let info = state.info(of: stream) else { return }
        tell(.onStreamJoined(info, operator: user))
        if let publication = stream.publication {
            keep(.streamDelivered(streamUuid: stream.uuid, publication: publication))
        }
        if stream.volume != 0 || stream.belongsToStage {
            keep(.streamOpened(streamUuid: stream.uuid, volume: stream.volume, belongsToStage: stream.belongsToStage))
        }
        openStageWindow(of: stream, by: user)
    }

    mutating func removeStream(_ uuid: String, by user: UserInfo?) {
        guard let stream = state.stream(uuid), let info = state.info(of: stream) else { return }
        closeStageWindow(of: stream, by: user)
        tell(.onStreamLeft(info, operator: user))
    }

    /// Changes a stream's values, and tells it when they differ from before.
    ///
    /// Identifier, owner and volume stay.
    mutating func updateStream(_ uuid: String, by user: UserInfo?, _ change: (inout StreamRecord) -> Void) {
        guard let before = state.stream(uuid) else { return }
        var stream = before
        change(&stream)
        guard stream != before, let info = state.info(of: stream) else { return }
        tell(.onStreamUpdated(info, before: state.info(of: before), operator: user))
    }

    mutating func setVolume(_ volume: Int, of uuid: String) {
        guard let stream = state.stream(uuid) else { return }
        let volume = min(max(volume, 0), 255)
        guard stream.volume != volume else { return }
        tell(.onVolumeUpdated(volume, streamUuid: uuid), concerning: [stream.owner])
    }

    /// A camera-and-microphone stream for a user who has none, with the states of their devices.
    mutating func openStageStream(of uuid: String, by user: UserInfo?) {
        var stream = StreamRecord(uuid: state.freeStreamUuid(for: uuid), owner: uuid)
        stream.videoState = MediaSourceState(state.deviceState(of: .camera, user: uuid))
        stream.audioState = MediaSourceState(state.deviceState(of: .mic, user: uuid))
        stream.belongsToStage = true
        addStream(stream, by: user)
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
