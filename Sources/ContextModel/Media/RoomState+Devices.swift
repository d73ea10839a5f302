extension RoomState {
    /// The states of a user's devices by identifier.
    ///
    /// Until the user touches one, they follow from the seed; where the user's own stream says what the camera or the
    /// microphone does, the stream decides, so that a window and the setting panel never disagree.
    func deviceStates(of uuid: String) -> [String: DeviceState] {
        if let states = users[uuid]?.deviceStates { return states }
        var states = Dictionary(devices.map { ($0.id, $0.state) }, uniquingKeysWith: { first, _ in first })
        for type in [DeviceType.camera, .mic] {
            guard let source = sourceState(of: type, user: uuid) else { continue }
            let candidates = devices.filter { $0.type == type }
            let inUse = candidates.first { $0.state == .open } ?? candidates.first
            for device in candidates { states[device.id] = device.id == inUse?.id ? DeviceState(source) : .close }
        }
        return states
    }

    /// What the user's own stream says about its camera or microphone.
    private func sourceState(of type: DeviceType, user uuid: String) -> MediaSourceState? {
        let streams = users[uuid]?.streams ?? []
        switch type {
        case .camera: return streams.first { $0.seed.video == .camera }?.seed.videoState
        case .mic: return streams.first { $0.seed.audio == .mic }?.seed.audioState
        case .speaker: return nil
        }
    }

    /// What the user's devices of one type do together: open when one is.
    func deviceState(of type: DeviceType, user uuid: String) -> DeviceState {
        let states = deviceStates(of: uuid)
        let ofType = devices.filter { $0.type == type }.map { states[$0.id] ?? .close }
        return ofType.contains(.open) ? .open : ofType.contains(.error) ? .error : .close
    }

    /// Opens or closes a user's device and brings their stream along.
    ///
    /// Opening a camera closes the user's other one, because a stream shows one picture; the same for microphones.
    mutating func setDevice(_ device: DeviceSeed, to newState: DeviceState, of uuid: String) {
        var states = deviceStates(of: uuid)
        var changed: [DeviceSeed] = []
        if newState == .open, device.type != .speaker {
            for other in devices where other.type == device.type && other.id != device.id && states[other.id] == .open {
                states[other.id] = .close
                changed.append(other)
            }
        }
        if states[device.id] != newState {
            states[device.id] = newState
            changed.append(device)
        }
        users[uuid]?.deviceStates = states
        for device in changed {
            emit(
                .onLocalDeviceStateUpdated(LocalDevice(device), states[device.id] ?? .close), to: .user(uuid))
        }
        syncStreams(of: uuid, with: device.type)
    }

    private mutating func syncStreams(of uuid: String, with type: DeviceType) {
        let source = MediaSourceState(deviceState(of: type, user: uuid))
        let user = users[uuid]?.info
        for stream in users[uuid]?.streams ?? [] {
            updateStream(stream.seed.uuid, by: user) { seed in
                if type == .camera, seed.video == .camera { seed.videoState = source }
                if type == .mic, seed.audio == .mic { seed.audioState = source }
            }
        }
    }
}

extension LocalDevice {
    init(_ seed: DeviceSeed) {
        self.init(
            deviceId: seed.id, deviceName: seed.name, deviceType: seed.type, systemDevice: seed.systemDevice)
    }
}
