import LiveValues

extension RoomState {
    /// The group that a command names.
    func subRoom(_ uuid: String, for caller: Caller) throws(ContextError) -> SubRoomInfo {
        guard let info = groups.subRooms[uuid]?.info else {
            throw caller.refusal(.unknownSubRoom, "there is no group '\(uuid)' in the room")
        }
        return info
    }

    /// Who is in a group, in the order in which they came.
    func members(of subRoom: String) -> [String] { groups.subRooms[subRoom].map { Array($0.room.arrivals) } ?? [] }
}

extension Decision {
    // MARK: Groups

    /// Makes groups, and asks in whom they name.
    mutating func addSubRooms(_ configs: [SubRoomCreateConfig], by user: UserInfo?) {
        let wasEmpty = state.groups.subRooms.isEmpty
        for config in configs {
            openSubRoom(
                SubRoomInfo(subRoomUuid: state.groups.freeUuid, subRoomName: config.subRoomName),
                config.subRoomProperties, inviting: config.invitationUserList, by: user)
        }
        if wasEmpty, !configs.isEmpty { tell(.onGroupInfoUpdated(true)) }
    }

    mutating func openSubRoom(
        _ info: SubRoomInfo, _ properties: LiveProperties = [:], inviting users: [String] = [], by user: UserInfo?
    ) {
        guard state.groups.subRooms[info.subRoomUuid] == nil else { return }
        tell(.onSubRoomListAdded([info]))
        updateSubRoomProperties(properties, of: info.subRoomUuid, cause: nil, by: user)
        invite(users, to: info.subRoomUuid, by: user)
    }

    /// Closes groups: whoever is in one returns to the class.
    mutating func removeSubRooms(_ uuids: [String], by user: UserInfo?) {
        var closed: [SubRoomInfo] = []
        for uuid in uuids {
            guard let info = state.groups.subRooms[uuid]?.info, !closed.contains(info) else { continue }
            removeFromSubRoom(state.members(of: uuid), uuid, reason: .normal, by: user)
            closed.append(info)
        }
        guard !closed.isEmpty else { return }
        tell(.onSubRoomListRemoved(closed))
        if state.groups.subRooms.isEmpty { tell(.onGroupInfoUpdated(false)) }
    }

    mutating func renameSubRoom(_ uuid: String, to name: LiveText) {
        guard let info = state.groups.subRooms[uuid]?.info, info.name != name else { return }
        tell(.onSubRoomListUpdated([SubRoomInfo(subRoomUuid: uuid, subRoomName: name)]))
    }

    mutating func updateSubRoomProperties(
        _ changes: LiveProperties, of uuid: String, cause: LiveProperties?, by user: UserInfo?
    ) {
        guard let effective = state.groups.subRooms[uuid]?.room.properties.effective(paths: changes),
            !effective.isEmpty
        else { return }
        tell(.onSubRoomPropertiesUpdated(effective, subRoomUuid: uuid, cause: cause, operator: user))
    }

    mutating func deleteSubRoomProperties(
        _ keyPaths: [String], of uuid: String, cause: LiveProperties?, by user: UserInfo?
    ) {
        guard let present = state.groups.subRooms[uuid]?.room.properties.present(paths: keyPaths), !present.isEmpty
        else { return }
        tell(.onSubRoomPropertiesDeleted(keyPaths: present, subRoomUuid: uuid, cause: cause, operator: user))
    }

    // MARK: Who is in them

    /// Asks people in: those who are in the class and not in the group yet.
    mutating func invite(_ uuids: [String], to subRoom: String, by user: UserInfo?) {
        var seen: Set<String> = []
        let asked = uuids.filter { uuid in
            state.users[uuid] != nil && state.groups.seats[uuid] != subRoom && seen.insert(uuid).inserted
        }
        guard !asked.isEmpty else { return }
        tell(.onUserListInvitedToSubRoom(asked, subRoomUuid: subRoom, operator: user))
    }

    /// Brings people into a group, out of the one in which they were.
    ///
    /// Their streams go with them, for a stream is in one room at a time; what they have in the class besides stays and
    /// waits. In the group all who may are on stage, and students write on its board.
    mutating func addToSubRoom(_ uuids: [String], _ subRoom: String, by user: UserInfo?) {
        guard state.groups.subRooms[subRoom] != nil else { return }
        var seen: Set<String> = []
        let coming = uuids.filter { uuid in
            state.users[uuid] != nil && state.groups.seats[uuid] != subRoom && seen.insert(uuid).inserted
        }
        guard !coming.isEmpty else { return }
        for uuid in coming {
            guard let old = state.groups.seats[uuid], let info = state.users[uuid]?.info else { continue }
            removeFromSubRoom([uuid], old, reason: .normal, by: user)
            tell(.onUserMovedToSubRoom(info, from: old, to: subRoom, operator: user), concerning: [uuid])
        }
        tell(.onUserListAddedToSubRoom(coming, subRoomUuid: subRoom, operator: user))
        for uuid in coming { takeSeat(uuid, in: subRoom) }
    }

    private mutating func takeSeat(_ uuid: String, in subRoom: String) {
        guard let record = state.users[uuid] else { return }
        lowerHand(uuid)
        for stream in record.streams { removeStream(stream.uuid, by: nil) }
        inSubRoom(subRoom) { group in
            group.keep(.expected(user: record.info, rewards: record.rewards, properties: record.properties))
            group.keep(.streamsKept(streams: record.streams, userUuid: uuid))
            group.arrive(uuid)
            if let devices = record.deviceStates { group.keep(.devicesSet(states: devices, userUuid: uuid)) }
            group.addToStage([uuid], by: nil)
            if record.info.userRole == .student { group.changeGrants(add: [uuid], delete: []) }
        }
    }

    /// Takes people out of a group, back into the class.
    mutating func removeFromSubRoom(
        _ uuids: [String], _ subRoom: String, reason: UserLeaveReason, by user: UserInfo?
    ) {
        var seen: Set<String> = []
        let leaving = uuids.filter { state.groups.seats[$0] == subRoom && seen.insert($0).inserted }
        guard !leaving.isEmpty else { return }
        var left: [UserRecord] = []
        inSubRoom(subRoom) { group in
            for uuid in leaving {
                if let record = group.state.users[uuid] { left.append(record) }
                group.leave(uuid, reason: reason, by: user)
            }
        }
        let departures = leaving.map { SubRoomDeparture(userUuid: $0, reason: reason) }
        tell(.onUserListRemovedFromSubRoom(departures, subRoomUuid: subRoom, operator: user))
        for record in left { returnToClass(record) }
    }

    /// Gives somebody back what they had in the class, with what they have brought from a group.
    private mutating func returnToClass(_ record: UserRecord) {
        let uuid = record.info.userUuid
        if state.users[uuid]?.rewards != record.rewards {
            keep(.rewardsBrought(count: record.rewards, userUuid: uuid))
        }
        for stream in record.streams where !stream.belongsToStage || state.coHosts.contains(uuid) {
            addStream(stream, by: nil)
        }
    }

    /// Takes somebody out of their group who goes out of the class.
    mutating func leaveSubRoom(_ uuid: String, by user: UserInfo?) {
        guard let subRoom = state.groups.seats[uuid] else { return }
        removeFromSubRoom([uuid], subRoom, reason: .normal, by: user)
    }
}
