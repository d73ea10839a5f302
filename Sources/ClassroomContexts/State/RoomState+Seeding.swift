public import LiveValues

extension RoomState {
    /// The state that a seed describes: where a history begins.
    ///
    /// - Parameters:
    ///   - seed: What the room starts with.
    ///   - time: When the room opens.
    public init(_ seed: RoomSeed, at time: Timestamp) {
        room = seed.room
        classInfo = seed.classInfo
        recording = seed.recording
        recordingUrls = seed.recordingUrls
        cdn = seed.cdn
        properties = seed.properties
        carousel = seed.carousel
        handsWaveEnabled = seed.handsWaveEnabled
        devices = DeviceRecord.resolved(seed.devices)
        monitor = seed.monitor
        for user in seed.users where users[user.uuid] == nil { insert(UserRecord(user)) }
        for stream in seed.streams where streamOwners[stream.uuid] == nil { insert(delivered(StreamRecord(stream))) }
        for uuid in seed.stage where mayBeOnStage(uuid) { coHosts.append(uuid) }
        for wave in seed.handsUp where users[wave.userUuid] != nil { hands.raise(wave, at: time) }
        for (id, widget) in seed.widgets.sorted(by: { $0.key < $1.key }) { install(widget, as: id) }
        board = BoardInk(seed.board)
        boardWindows = BoardWindows(seed.board)
        let pages = widgets[WidgetID.board]?.properties["pageCount"]?.integerValue ?? 1
        if seed.board.pages.count > pages {
            widgets[WidgetID.board]?.properties["pageCount"] = .integer(seed.board.pages.count)
        }
        openStageWindows(notIn: seed)
        if carousel.state { carouselTurn.deadline = time }
        chat = ChatRecord(seed.chat, among: self)
        cloud = CloudFiles(seed.cloud)
        if !seed.groups.isEmpty {
            var decision = Decision(taking: &self, at: time, RoomRules())
            decision.openGroups(seed.groups)
            decision.giveBack(to: &self)
        }
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
        guard users[stream.owner] != nil else { return }
        streamOwners[stream.uuid] = stream.owner
        users[stream.owner]?.streams.append(stream)
    }

    private mutating func install(_ widget: WidgetSeed, as id: String) {
        let isPersonal = WidgetID.personal.contains(id)
        if isPersonal, widget.active {
            for role in [UserRole.teacher, .assistant] {
                for uuid in arrivalsByRole[role] ?? OrderedKeys() { openPersonal(id, for: uuid) }
            }
        }
        widgets[id] = WidgetRecord(
            active: widget.active && !isPersonal, owner: widget.owner, properties: widget.properties,
            userProperties: widget.userProperties, serverProperties: widget.serverProperties,
            serverUserProperties: widget.serverUserProperties,
            syncFrame: widget.syncFrame.flatMap { $0.isFinite ? $0 : nil }, extraInfo: widget.extraInfo,
            messages: widget.messages, isInstalled: true)
        if widgets[id]?.active == true { countActivation(of: id) }
        if widget.active, !isPersonal, let owner = widget.owner { users[owner]?.ownedWidgets.append(id) }
        if id == WidgetID.board {
            widgets[id]?.properties["grantedUsers"] = nil
            for uuid in grants(in: widget) { grantedUsers.append(uuid) }
        }
    }

    /// The users whom a board's properties grant writing, in the order of arrival; in a lecture only those on stage.
    private func grants(in board: WidgetSeed) -> [String] {
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
