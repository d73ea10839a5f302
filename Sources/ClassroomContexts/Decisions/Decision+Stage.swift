import LiveValues

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
}

extension Decision {
    /// Brings users on stage, in this order.
    ///
    /// A raised hand comes down, for it has been answered. In a lecture each gets a window over the board.
    ///
    /// - Parameters:
    ///   - uuids: Who.
    ///   - user: Who asked for it.
    ///   - opensStreams: Whether someone without a stream gets one for the time on stage, as in a lecture, where students
    ///     publish nothing before. A seed lists its streams itself.
    mutating func addToStage(_ uuids: [String], by user: UserInfo?, opensStreams: Bool = true) {
        var seen: Set<String> = []
        let coming = uuids.filter { uuid in
            state.mayBeOnStage(uuid) && !state.coHosts.contains(uuid) && seen.insert(uuid).inserted
        }
        let added = coming.compactMap { state.users[$0]?.info }
        guard !added.isEmpty else { return }
        tell(.onCoHostUserListAdded(added, operator: user))
        for info in added {
            lowerHand(info.userUuid)
            if opensStreams, state.users[info.userUuid]?.streams.isEmpty == true,
                state.groups.seats[info.userUuid] == nil
            {
                openStageStream(of: info.userUuid, by: user)
            }
            for stream in state.users[info.userUuid]?.streams ?? [] { openStageWindow(of: stream, by: user) }
        }
    }

    /// Takes users off stage.
    ///
    /// In a lecture a student's board grant ends with it, and so does their window over the board.
    mutating func removeFromStage(_ uuids: [String], by user: UserInfo?) {
        var seen: Set<String> = []
        let leaving = uuids.filter { state.coHosts.contains($0) && seen.insert($0).inserted }
        let removed = leaving.compactMap { state.users[$0]?.info }
        guard !removed.isEmpty else { return }
        tell(.onCoHostUserListRemoved(removed, operator: user))
        if state.room.roomType == .lecture {
            changeGrants(add: [], delete: removed.filter { $0.userRole == .student }.map(\.userUuid))
        }
        for info in removed {
            let streams = state.users[info.userUuid]?.streams ?? []
            for stream in streams {
                closeStageWindow(of: stream, by: user)
                if stream.belongsToStage { removeStream(stream.uuid, by: user) }
            }
        }
    }

    /// Puts the co-hosts into a new order.
    ///
    /// Those from the first change on leave and come back, which is how upstream would tell it.
    mutating func reorderStage(_ order: [String]) {
        let rest = Array(zip(state.coHosts, order).drop { $0 == $1 })
        guard !rest.isEmpty else { return }
        let leaving = rest.compactMap { state.users[$0.0]?.info }
        let coming = rest.compactMap { state.users[$0.1]?.info }
        tell(.onCoHostUserListRemoved(leaving, operator: nil))
        tell(.onCoHostUserListAdded(coming, operator: nil))
    }

    mutating func reward(_ uuid: String, total: Int, by user: UserInfo?) {
        guard let info = state.users[uuid]?.info, state.users[uuid]?.rewards != total else { return }
        tell(.onUserRewarded(info, rewardCount: total, operator: user))
    }

    mutating func setCarousel(_ info: CarouselInfo, by user: UserInfo?) {
        guard info != state.carousel else { return }
        tell(.onCoHostCarouselUpdated(info, operator: user))
    }

    // MARK: Hands

    mutating func raiseHand(_ wave: HandsWave) {
        guard state.users[wave.userUuid] != nil else { return }
        tell(.onUserHandsWave(wave))
    }

    mutating func lowerHand(_ uuid: String) {
        guard let hand = state.hands[uuid] else { return }
        tell(.onUserHandsDown(userUuid: uuid, payload: hand.wave.payload))
    }

    mutating func setHandsWaveEnabled(_ enabled: Bool) {
        guard enabled != state.handsWaveEnabled else { return }
        tell(.onUserHandsWaveEnable(enabled))
    }
}
