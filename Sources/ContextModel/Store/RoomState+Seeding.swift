extension RoomState {
    /// The state a seed describes, without events.
    init(
        seed: RoomSeed, clock: any ContextClock, identify: @escaping @Sendable (String) -> WidgetIdentity
    ) {
        self.clock = clock
        self.identify = identify
        self.seed = seed
        room = seed.room
        classInfo = seed.classInfo
        recording = seed.recording
        properties = seed.properties
        carousel = seed.carousel
        handsWaveEnabled = seed.handsWaveEnabled
        devices = DeviceSeed.resolved(seed.devices)
        monitor = seed.monitor
        for user in seed.users where users[user.uuid] == nil { insert(UserRecord(user)) }
        for stream in seed.streams where streamOwners[stream.uuid] == nil {
            insert(StreamRecord(seed: stream))
        }
        for uuid in seed.stage where mayBeOnStage(uuid) { coHosts.append(uuid) }
        for wave in seed.handsUp where users[wave.userUuid] != nil { raise(wave) }
        for (id, widget) in seed.widgets.sorted(by: { $0.key < $1.key }) { install(widget, as: id) }
        if carousel.state { carouselTurn.deadline = clock.now }
    }

    /// Puts a user in at the end of the line.
    mutating func insert(_ record: UserRecord) {
        let uuid = record.info.userUuid
        users[uuid] = record
        arrivals.append(uuid)
        arrivalsByRole[record.info.userRole, default: OrderedKeys()].append(uuid)
    }

    /// Gives a stream to its owner; nothing when the owner is not in the room.
    mutating func insert(_ stream: StreamRecord) {
        guard users[stream.seed.owner] != nil else { return }
        streamOwners[stream.seed.uuid] = stream.seed.owner
        users[stream.seed.owner]?.streams.append(stream)
    }

    private mutating func install(_ widget: WidgetSeed, as id: String) {
        widgets[id] = WidgetRecord(
            active: widget.active, owner: widget.owner, properties: widget.properties,
            userProperties: widget.userProperties, serverProperties: widget.serverProperties,
            serverUserProperties: widget.serverUserProperties, syncFrame: widget.syncFrame, extraInfo: widget.extraInfo,
            messages: widget.messages, isInstalled: true)
        if widget.active { countActivation(of: id) }
        if widget.active, let owner = widget.owner { users[owner]?.ownedWidgets.insert(id) }
        if id == WidgetID.board {
            widgets[id]?.properties["grantedUsers"] = nil
            for uuid in grants(in: widget) { grantedUsers.append(uuid) }
        }
    }

    /// The users whom a board's properties grant writing, in the order of arrival; in a lecture only those on stage.
    func grants(in board: WidgetSeed) -> [String] {
        guard let granted = board.properties["grantedUsers"]?.objectValue, !granted.isEmpty else { return [] }
        return arrivals.filter { granted[$0]?.boolValue == true && mayBeGranted($0) }
    }
}

extension UserRecord {
    init(_ seed: UserSeed) {
        info = UserInfo(userUuid: seed.uuid, userName: seed.name, userRole: seed.role)
        rewards = seed.rewards
        properties = seed.properties
    }
}

extension DeviceSeed {
    /// The devices with their parts of the machine filled in where the fixture leaves that to the order.
    static func resolved(_ devices: [DeviceSeed]) -> [DeviceSeed] {
        var taken = Set(devices.compactMap(\.systemDevice))
        return devices.map { device in
            guard device.systemDevice == nil else { return device }
            var device = device
            device.systemDevice = SystemDevice.parts(of: device.type).first { taken.insert($0).inserted }
            return device
        }
    }
}

extension SystemDevice {
    /// The parts of a machine that a device of this type can be, in the order in which they are given away.
    static func parts(of type: DeviceType) -> [SystemDevice] {
        switch type {
        case .camera: [.frontCamera, .backCamera]
        case .mic: [.mic]
        case .speaker: [.speaker]
        }
    }
}
