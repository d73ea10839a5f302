extension RoomState {
    /// Whether a user may be a co-host: students and assistants.
    ///
    /// The teacher has a place of their own, an observer publishes nothing.
    func mayBeOnStage(_ uuid: String) -> Bool {
        switch users[uuid]?.info.userRole {
        case .student, .assistant: true
        case .teacher, .observer, nil: false
        }
    }

    /// Brings users on stage, in this order.
    ///
    /// A raised hand comes down, for it has been answered.
    ///
    /// - Parameters:
    ///   - uuids: Who.
    ///   - user: Who asked for it.
    ///   - opensStreams: Whether someone without a stream gets one for the time on stage, as in a lecture, where students
    ///     publish nothing before. A fixture lists its streams itself.
    mutating func addToStage(_ uuids: [String], by user: UserInfo?, opensStreams: Bool = true) {
        var added: [UserInfo] = []
        for uuid in uuids where mayBeOnStage(uuid) && coHosts.append(uuid) {
            if let info = users[uuid]?.info { added.append(info) }
        }
        guard !added.isEmpty else { return }
        emit(.onCoHostUserListAdded(added, operator: user))
        for info in added {
            lowerHand(info.userUuid)
            if opensStreams, users[info.userUuid]?.streams.isEmpty == true {
                openStageStream(of: info.userUuid, by: user)
            }
        }
    }

    /// Takes users off stage.
    ///
    /// In a lecture a student's board grant ends with it.
    mutating func removeFromStage(_ uuids: [String], by user: UserInfo?) {
        var removed: [UserInfo] = []
        for uuid in uuids where coHosts.remove(uuid) {
            if let info = users[uuid]?.info { removed.append(info) }
        }
        guard !removed.isEmpty else { return }
        emit(.onCoHostUserListRemoved(removed, operator: user))
        if room.roomType == .lecture {
            changeGrants(add: [], delete: removed.filter { $0.userRole == .student }.map(\.userUuid))
        }
        for info in removed {
            let streams = users[info.userUuid]?.streams ?? []
            for stream in streams where stream.belongsToStage { removeStream(stream.seed.uuid, by: user) }
        }
    }

    /// Puts the co-hosts into a new order.
    ///
    /// Those from the first change on leave and come back, which is how upstream would tell it.
    mutating func reorderStage(_ order: [String]) {
        let rest = Array(zip(coHosts, order).drop { $0 == $1 })
        guard !rest.isEmpty else { return }
        let leaving = rest.compactMap { users[$0.0]?.info }
        let coming = rest.compactMap { users[$0.1]?.info }
        coHosts = OrderedKeys(order)
        emit(.onCoHostUserListRemoved(leaving, operator: nil))
        emit(.onCoHostUserListAdded(coming, operator: nil))
    }

    mutating func reward(_ uuid: String, total: Int, by user: UserInfo?) {
        guard let info = users[uuid]?.info, users[uuid]?.rewards != total else { return }
        users[uuid]?.rewards = total
        emit(.onUserRewarded(info, rewardCount: total, operator: user))
    }

    mutating func setCarousel(_ info: CarouselInfo, by user: UserInfo?) {
        guard info != carousel else { return }
        carousel = info
        carouselTurn = CarouselTurn(deadline: info.state ? clock.now : nil)
        emit(.onCoHostCarouselUpdated(info, operator: user))
    }
}
