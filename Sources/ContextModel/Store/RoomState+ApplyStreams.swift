extension RoomState {
    mutating func applyStreams(from old: [StreamSeed], to new: [StreamSeed]) {
        guard old != new else { return }
        let before = Dictionary(old.map { ($0.uuid, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(new.map { ($0.uuid, $0) }, uniquingKeysWith: { first, _ in first })
        for stream in old where after[stream.uuid] == nil {
            removeStream(stream.uuid, by: nil)
            away[stream.owner]?.streams.removeAll { $0.seed.uuid == stream.uuid }
        }
        var done: Set<String> = []
        for stream in new where done.insert(stream.uuid).inserted && before[stream.uuid] != stream {
            let owner = streamOwners[stream.uuid]
            if away[stream.owner] != nil {
                applyAwayStream(stream)
            } else if owner == stream.owner {
                applyStream(from: before[stream.uuid], to: stream)
            } else {
                removeStream(stream.uuid, by: nil)
                addStream(StreamRecord(seed: stream), by: nil)
            }
        }
    }

    private mutating func applyStream(from old: StreamSeed?, to new: StreamSeed) {
        let devices = deviceStates(of: new.owner)
        updateStream(new.uuid, by: nil) { live in
            if old?.name != new.name { live.name = new.name }
            if old?.video != new.video { live.video = new.video }
            if old?.audio != new.audio { live.audio = new.audio }
            if old?.videoState != new.videoState { live.videoState = new.videoState }
            if old?.audioState != new.audioState { live.audioState = new.audioState }
            if old?.type != new.type { live.type = new.type }
        }
        if old?.volume != new.volume { setVolume(new.volume, of: new.uuid) }
        guard old?.videoState != new.videoState || old?.audioState != new.audioState else { return }
        users[new.owner]?.deviceStates = nil
        tellDevices(of: new.owner, since: devices)
    }

    private mutating func applyAwayStream(_ stream: StreamSeed) {
        removeStream(stream.uuid, by: nil)
        away[stream.owner]?.streams.removeAll { $0.seed.uuid == stream.uuid }
        away[stream.owner]?.streams.append(StreamRecord(seed: stream))
    }

    private mutating func tellDevices(of uuid: String, since before: [String: DeviceState]) {
        let after = deviceStates(of: uuid)
        for device in devices where before[device.id] != after[device.id] {
            emit(.onLocalDeviceStateUpdated(LocalDevice(device), after[device.id] ?? .close), to: .user(uuid))
        }
    }

    mutating func applyDevices(from old: [DeviceSeed], to new: [DeviceSeed]) {
        guard old != new else { return }
        let before = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        devices = DeviceSeed.resolved(new)
        let changed = devices.filter { before[$0.id]?.state != $0.state }
        // Everybody hears it, because the list is everybody's; each page reads its own states.
        for uuid in Array(users.keys) where users[uuid]?.deviceStates != nil {
            for device in changed { users[uuid]?.deviceStates?[device.id] = device.state }
        }
        let kept = Set(new.map(\.id))
        for device in DeviceSeed.resolved(old) where !kept.contains(device.id) {
            emit(.onLocalDeviceStateUpdated(LocalDevice(device), .close))
        }
        for device in devices where before[device.id] != new.first(where: { $0.id == device.id }) {
            emit(.onLocalDeviceStateUpdated(LocalDevice(device), device.state))
        }
    }
}
