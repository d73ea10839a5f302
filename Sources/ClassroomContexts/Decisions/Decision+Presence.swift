import LiveValues

extension Decision {
    /// Brings in a user whom the room expects, with the streams that they had or are to have.
    mutating func arrive(_ uuid: String) {
        guard state.users[uuid] == nil, let record = state.away[uuid] else { return }
        tell(.onRemoteUserJoined(record.info))
        for stream in record.streams { addStream(stream, by: nil) }
    }

    /// Takes a user out of the room: hand, stage, board, streams, bound widgets, and at last the user.
    mutating func leave(_ uuid: String, reason: UserLeaveReason, by user: UserInfo?) {
        guard state.users[uuid] != nil else { return }
        leaveSubRoom(uuid, by: user)
        lowerHand(uuid)
        removeFromStage([uuid], by: user)
        changeGrants(add: [], delete: [uuid])
        let streams = state.users[uuid]?.streams ?? []
        for stream in streams { removeStream(stream.uuid, by: user) }
        for widget in (state.users[uuid]?.ownedWidgets ?? OrderedKeys()).sorted() { deactivate(widget) }

        guard let info = state.users[uuid]?.info else { return }
        tell(.onRemoteUserLeft(info, operator: user, reason: reason))
        if !streams.isEmpty { keep(.streamsKept(streams: streams, userUuid: uuid)) }
    }

    mutating func rename(_ uuid: String, to name: LiveText, role: UserRole) {
        guard let old = state.users[uuid]?.info, old.name != name || old.userRole != role else { return }
        tell(.onUserUpdated(UserInfo(userUuid: uuid, userName: name, userRole: role), operator: nil))
        if !state.mayBeOnStage(uuid) { removeFromStage([uuid], by: nil) }
        if let subRoom = state.groups.seats[uuid] {
            inSubRoom(subRoom) { $0.rename(uuid, to: name, role: role) }
        }
    }

    mutating func updateUserProperties(
        _ changes: LiveProperties, of uuid: String, cause: LiveProperties?, by user: UserInfo?
    ) {
        guard let info = state.users[uuid]?.info,
            let effective = state.users[uuid]?.properties.effective(paths: changes), !effective.isEmpty
        else { return }
        tell(.onUserPropertiesUpdated(info, effective, cause: cause, operator: user))
    }

    mutating func deleteUserProperties(
        _ keyPaths: [String], of uuid: String, cause: LiveProperties?, by user: UserInfo?
    ) {
        guard let info = state.users[uuid]?.info,
            let present = state.users[uuid]?.properties.present(paths: keyPaths), !present.isEmpty
        else { return }
        tell(.onUserPropertiesDeleted(info, keyPaths: present, cause: cause, operator: user))
    }
}
