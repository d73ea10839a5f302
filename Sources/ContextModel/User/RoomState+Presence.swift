extension RoomState {
    // MARK: Coming

    mutating func join(_ uuid: String) throws(ContextError) {
        if let refusal = joinRefusal(of: uuid) {
            emit(.onJoinRoomFailure(room, refusal), to: .user(uuid))
            throw refusal
        }
        if let record = away.removeValue(forKey: uuid) { arrive(record) }
        emit(.onJoinRoomSuccess(room), to: .user(uuid))
    }

    private func joinRefusal(of uuid: String) -> ContextError? {
        if isClosed {
            return ContextError(.wrongState, .joinRoom, by: uuid, users[uuid]?.info.userRole, "the room is closed")
        }
        if removedForever.contains(uuid) {
            return ContextError(.removedForever, .joinRoom, by: uuid, nil, "they were removed from the room for good")
        }
        if users[uuid] == nil, away[uuid] == nil {
            return ContextError(.unknownUser, .joinRoom, by: uuid, nil, "the room knows no such user")
        }
        return nil
    }

    /// Brings a user into the room with their streams, and tells it.
    mutating func arrive(_ record: UserRecord) {
        var record = record
        let streams = record.streams
        record.streams = []
        insert(record)
        emit(.onRemoteUserJoined(record.info))
        for stream in streams { addStream(stream, by: nil) }
    }

    // MARK: Going

    /// Takes a user out of the room: hand, stage, board, streams, bound widgets, and at last the user.
    ///
    /// - Returns: What is left of the user, or nil when they were not there.
    @discardableResult
    mutating func leave(_ uuid: String, reason: UserLeaveReason, by user: UserInfo?) -> UserRecord? {
        guard users[uuid] != nil else { return nil }
        lowerHand(uuid)
        removeFromStage([uuid], by: user)
        changeGrants(add: [], delete: [uuid])
        let streams = users[uuid]?.streams ?? []
        for stream in streams { removeStream(stream.seed.uuid, by: user) }
        for widget in (users[uuid]?.ownedWidgets ?? []).sorted() { deactivate(widget) }

        guard var record = users.removeValue(forKey: uuid) else { return nil }
        arrivals.remove(uuid)
        arrivalsByRole[record.info.userRole]?.remove(uuid)
        monitors[uuid] = nil
        record.streams = streams
        record.leaveReason = reason
        away[uuid] = record
        emit(.onRemoteUserLeft(record.info, operator: user, reason: reason))
        return record
    }

    mutating func kickOut(_ uuid: String, forever: Bool, by user: UserInfo?) {
        guard users[uuid] != nil else { return }
        if forever { removedForever.insert(uuid) }
        emit(.onLocalUserKickedOut, concerning: [uuid], to: .user(uuid))
        leave(uuid, reason: .kickOut, by: user)
    }

    // MARK: Changing

    mutating func rename(_ uuid: String, to name: String, role: UserRole) {
        guard let old = users[uuid]?.info, old.userName != name || old.userRole != role else { return }
        if old.userRole != role {
            arrivalsByRole[old.userRole]?.remove(uuid)
            arrivalsByRole[role, default: OrderedKeys()].append(uuid)
        }
        let new = UserInfo(userUuid: uuid, userName: name, userRole: role)
        users[uuid]?.info = new
        emit(.onUserUpdated(new, operator: nil))
        if !mayBeOnStage(uuid) { removeFromStage([uuid], by: nil) }
    }

    mutating func updateUserProperties(
        _ changes: ContextProperties, of uuid: String, cause: ContextProperties?, by user: UserInfo?
    ) {
        guard let info = users[uuid]?.info, let effective = users[uuid]?.properties.merge(paths: changes),
            !effective.isEmpty
        else { return }
        emit(.onUserPropertiesUpdated(info, effective, cause: cause, operator: user))
    }

    mutating func deleteUserProperties(
        _ keyPaths: [String], of uuid: String, cause: ContextProperties?, by user: UserInfo?
    ) {
        guard let info = users[uuid]?.info, let removed = users[uuid]?.properties.remove(paths: keyPaths),
            !removed.isEmpty
        else { return }
        emit(.onUserPropertiesDeleted(info, keyPaths: removed, cause: cause, operator: user))
    }
}
