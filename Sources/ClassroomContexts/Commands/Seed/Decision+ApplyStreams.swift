import LiveValues

extension Decision {
    mutating func applyStreams(from old: [StreamSeed], to new: [StreamSeed]) {
        guard old != new else { return }
        let before = Dictionary(old.map { ($0.uuid, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(new.map { ($0.uuid, $0) }, uniquingKeysWith: { first, _ in first })
        for stream in old where after[stream.uuid] == nil {
            removeStream(stream.uuid, by: nil)
            keepStreams(of: stream.owner) { $0.removeAll { $0.uuid == stream.uuid } }
        }
        var done: Set<String> = []
        for stream in new where done.insert(stream.uuid).inserted && before[stream.uuid] != stream {
            let owner = state.streamOwners[stream.uuid]
            if state.away[stream.owner] != nil {
                removeStream(stream.uuid, by: nil)
                keepStreams(of: stream.owner) { streams in
                    streams.removeAll { $0.uuid == stream.uuid }
                    streams.append(StreamRecord(stream))
                }
            } else if owner == stream.owner {
                applyStream(from: before[stream.uuid], to: stream)
            } else {
                removeStream(stream.uuid, by: nil)
                addStream(StreamRecord(stream), by: nil)
            }
        }
    }

    /// Changes the streams with which somebody who is away would come back.
    private mutating func keepStreams(of uuid: String, _ change: (inout [StreamRecord]) -> Void) {
        guard let old = state.away[uuid]?.streams else { return }
        var streams = old
        change(&streams)
        if streams != old { keep(.streamsKept(streams: streams, userUuid: uuid)) }
    }

    private mutating func applyStream(from old: StreamSeed?, to new: StreamSeed) {
        let devices = state.deviceStates(of: new.owner)
        updateStream(new.uuid, by: nil) { live in
            if old?.name != new.name { live.name = new.name }
            if old?.video != new.video { live.video = new.video }
            if old?.audio != new.audio { live.audio = new.audio }
            if old?.videoState != new.videoState { live.videoState = new.videoState }
            if old?.audioState != new.audioState { live.audioState = new.audioState }
            if old?.type != new.type { live.type = new.type }
            if old?.addresses != new.addresses { live.addresses = new.addresses }
        }
        if old?.volume != new.volume { setVolume(new.volume, of: new.uuid) }
        guard old?.videoState != new.videoState || old?.audioState != new.audioState else { return }
        setDeviceStates(nil, of: new.owner)
        tellDevices(of: new.owner, since: devices)
    }

    private mutating func tellDevices(of uuid: String, since before: [String: DeviceState]) {
        let after = state.deviceStates(of: uuid)
        for device in state.devices where before[device.id] != after[device.id] {
            tell(.onLocalDeviceStateUpdated(LocalDevice(device), after[device.id] ?? .close), to: .user(uuid))
        }
    }

    mutating func applyDevices(from old: [DeviceSeed], to new: [DeviceSeed]) {
        guard old != new else { return }
        let before = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let devices = DeviceRecord.resolved(new)
        // Everybody hears it, because the list is everybody's; each page reads its own states.
        let changed = devices.filter { before[$0.id]?.state != $0.state }
        keep(.devicesReplaced(devices: devices, changed: changed.map(\.id)))
        let kept = Set(new.map(\.id))
        for device in DeviceRecord.resolved(old) where !kept.contains(device.id) {
            tell(.onLocalDeviceStateUpdated(LocalDevice(device), .close))
        }
        for device in devices where before[device.id] != new.first(where: { $0.id == device.id }) {
            tell(.onLocalDeviceStateUpdated(LocalDevice(device), device.state))
        }
    }
}
