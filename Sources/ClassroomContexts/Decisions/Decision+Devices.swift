import LiveValues

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
        let streams = (recordInGroup(of: uuid) ?? users[uuid])?.streams ?? []
        switch type {
        case .camera: return streams.first { $0.video == .camera }?.videoState
        case .mic: return streams.first { $0.audio == .mic }?.audioState
        case .speaker: return nil
        }
    }

    /// What the user's devices of one type do together: open when one is.
    func deviceState(of type: DeviceType, user uuid: String) -> DeviceState {
        let states = deviceStates(of: uuid)
        let ofType = devices.filter { $0.type == type }.map { states[$0.id] ?? .close }
        return ofType.contains(.open) ? .open : ofType.contains(.error) ? .error : .close
    }
}

extension Decision {
    /// Opens or closes a user's device and brings their stream along.
    ///
    /// Opening a camera closes the user's other one, because a stream shows one picture; the same for microphones.
    mutating func setDevice(_ device: DeviceRecord, to newState: DeviceState, of uuid: String) {
        var states = state.deviceStates(of: uuid)
        var changed: [DeviceRecord] = []
        if newState == .open, device.type != .speaker {
            for other in state.devices
            where other.type == device.type && other.id != device.id && states[other.id] == .open {
                states[other.id] = .close
                changed.append(other)
            }
        }
        if states[device.id] != newState {
            states[device.id] = newState
            changed.append(device)
        }
        setDeviceStates(states, of: uuid)
        for device in changed {
            tell(.onLocalDeviceStateUpdated(LocalDevice(device), states[device.id] ?? .close), to: .user(uuid))
        }
        let source = MediaSourceState(state.deviceState(of: device.type, user: uuid))
        syncStreams(of: uuid, with: device.type, doing: source)
        if let subRoom = state.groups.seats[uuid] {
            inSubRoom(subRoom) { $0.syncStreams(of: uuid, with: device.type, doing: source) }
        }
    }

    /// Opens the front camera and the microphone of somebody who comes in, as upstream's client does.
    ///
    /// In a lecture they are the teacher's alone, because students publish nothing before they are on stage. A device that
    /// is broken stays so.
    mutating func openDevicesOnJoining(of uuid: String) {
        switch (state.users[uuid]?.info.userRole, state.room.roomType) {
        case (.teacher, _), (.student, .oneToOne), (.student, .small), (.assistant, .oneToOne), (.assistant, .small):
            break
        default: return
        }
        let states = state.deviceStates(of: uuid)
        for device in state.devices
        where [.frontCamera, .mic].contains(device.systemDevice) && states[device.id] == .close {
            setDevice(device, to: .open, of: uuid)
        }
    }

    /// Sets what a user's devices do; nil lets it follow from the room's and the user's streams.
    mutating func setDeviceStates(_ states: [String: DeviceState]?, of uuid: String) {
        guard state.users[uuid] != nil, state.users[uuid]?.deviceStates != states else { return }
        keep(.devicesSet(states: states, userUuid: uuid))
    }

    private mutating func syncStreams(of uuid: String, with type: DeviceType, doing source: MediaSourceState) {
        let user = state.users[uuid]?.info
        for stream in state.users[uuid]?.streams ?? [] {
            updateStream(stream.uuid, by: user) { stream in
                if type == .camera, stream.video == .camera { stream.videoState = source }
                if type == .mic, stream.audio == .mic { stream.audioState = source }
            }
        }
    }
}

extension LocalDevice {
    init(_ device: DeviceRecord) {
        self.init(
            deviceId: device.id, deviceName: device.name, deviceType: device.type, systemDevice: device.systemDevice)
    }
}
